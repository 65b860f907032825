"""Lessons: a game learned step by step on positions of its own, and how far a learner has come in one."""

from quadriga.lessons.lesson import CoachLine, Lesson, LessonStep, lesson, lessons
from quadriga.lessons.pictures import Picture, pictures
from quadriga.lessons.progress import Progress, progress

__all__ = ["CoachLine", "Lesson", "LessonStep", "Picture", "Progress", "lesson", "lessons", "pictures", "progress"]
