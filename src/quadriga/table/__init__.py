"""One running game with the people around it: seats, journal, undo, clocks, fair chance."""

from quadriga.table.errors import CommandRejectedError
from quadriga.table.jobs import Job, think
from quadriga.table.journal import Entry
from quadriga.table.plan import Pace, Plan, SeatPlan
from quadriga.table.screen import Info, Screen
from quadriga.table.table import Table

__all__ = ["CommandRejectedError", "Entry", "Info", "Job", "Pace", "Plan", "Screen", "SeatPlan", "Table", "think"]
