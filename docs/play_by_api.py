"""Plays a whole game against a bot over the API of a Quadriga server, with nothing but the standard library.

python play_by_api.py http://localhost:8888 antike
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Server:
    def __init__(self, address: str) -> None:
        self.address = address
        self.browser = build_opener(HTTPCookieProcessor(CookieJar()))
        self.csrf = ""
        self.csrf = self.ask("GET", "/api/me")["csrf"]  # a guest's session, and the key to change things

    def ask(self, method: str, path: str, body: dict | None = None) -> dict:
        headers = {"X-CSRF-Token": self.csrf, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with self.browser.open(Request(self.address + path, data, headers, method=method)) as reply:
            return json.load(reply)


def play(address: str, game: str) -> dict:
    server = Server(address)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = server.ask("POST", "/api/tables", {"game": game, "seats": seats})["id"]
    while True:
        screen = server.ask("GET", f"/api/tables/{table}")
        if screen["outcome"]:
            return screen
        for question in screen["questions"]:
            answer = random.choice(question["choices"])["notation"]  # put something cleverer here
            body = {"seat": question["seat"], "question": question["id"], "answers": [answer]}
            server.ask("POST", f"/api/tables/{table}/answers", body)
        if not screen["questions"]:
            time.sleep(0.05)  # the bot thinks; a real client listens to the table's socket instead


if __name__ == "__main__":
    end = play(sys.argv[1], sys.argv[2])
    for seat, place in zip(end["table"]["seats"], end["outcome"]["places"], strict=True):
        print(f"{place}. {seat['player']} ({seat['name']})")
