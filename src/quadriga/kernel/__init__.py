"""The kernel: games as stacks of questions, their records, and what a screen gets. Standard library only."""
