"""Requests and replies, and what answers them from a table alone: for a server, or a page that plays without one."""
