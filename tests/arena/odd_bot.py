"""A command bot that keeps the protocol or breaks it in the way that its argument names, from the third question on."""

import json
import os
import sys
import time
from pathlib import Path

way, seen = sys.argv[1], sys.argv[2:]
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if seen:
        with Path(seen[0]).open("a") as file:
            file.write(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 3 if way == "other-version" else 2}), flush=True)
    if message["type"] == "a-later-message" and way == "impatient":
        sys.exit("what is that?")
    if message["type"] != "ask":
        continue
    asked += 1
    answer = {"id": message["id"], "answer": message["choices"][0]["notation"]}
    if asked > 2:
        if way == "late":
            time.sleep(60)
        elif way == "gone":
            print("first a note", file=sys.stderr)
            sys.exit("I give up")
        elif way == "illegal":
            answer["answer"] = "sing"
        elif way == "not-now":
            answer["answer"] = "found Roma iron"
        elif way == "old-answer":
            answer["id"] = 1
        elif way == "number":
            answer = 7
        elif way == "chatty":
            print("thinking ...")
        elif way == "endless":
            os.write(1, b"x" * 2_000_000)
        elif way == "deaf":
            os.close(1)
            time.sleep(60)
    print(json.dumps(answer), flush=True)
if way == "stubborn":
    time.sleep(60)
