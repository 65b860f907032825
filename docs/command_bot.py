import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 2}), flush=True)
    elif message["type"] == "ask":
        choice = random.choice(message["choices"])
        print(json.dumps({"id": message["id"], "answer": choice["notation"]}), flush=True)
