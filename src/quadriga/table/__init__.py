"""One running game with the people around it: seats, journal, undo, clocks, fair chance."""

from quadriga.table.errors import CommandRejectedError
from quadriga.table.jobs import Job, think
from quadriga.table.journal import Entry
from quadriga.table.plan import Pace, Plan, Practice, SeatPlan
from quadriga.table.practice import practice_plan, record_of_position
from quadriga.table.screen import Info, TableScreen
from quadriga.table.table import Table

__all__ = [
    "CommandRejectedError",
    "Entry",
    "Info",
    "Job",
    "Pace",
    "Plan",
    "Practice",
    "SeatPlan",
    "Table",
    "TableScreen",
    "practice_plan",
    "record_of_position",
    "think",
]
