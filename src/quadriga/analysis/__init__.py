"""A game looked at again: what each answer did to everybody's prospects."""
