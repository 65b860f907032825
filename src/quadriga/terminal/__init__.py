"""Play in a terminal, in English, German or Italian."""
