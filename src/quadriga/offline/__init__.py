"""What plays in a page instead of a server: its tables, what is asked of them, and what they give to be kept."""
