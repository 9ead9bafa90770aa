#!/usr/bin/env python3
"""A bot for a muehle server that plays any legal move: MUEHLE_TOKEN=muehle_… bot.py URL [GAMES [CHALLENGE]]"""
import json
import os
import random
import sys
import threading
import time
import urllib.request

("MUEHLE_TOKEN" in os.environ and sys.argv[1:] and sys.argv[1].startswith("http")) or sys.exit(__doc__)
URL, GAMES, CHALLENGE = (sys.argv[1:] + ["0", ""][len(sys.argv) - 2 :])[:3]
HEADERS = {"Authorization": "Bearer " + os.environ["MUEHLE_TOKEN"], "Content-Type": "application/json"}

def call(path, body=None):
    """Sends a request until it is answered: the answer, or None where the server refuses it."""
    while True:
        try:
            data = None if body is None else json.dumps(body).encode()
            return urllib.request.urlopen(urllib.request.Request(URL.rstrip("/") + path, data, HEADERS), timeout=30)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 502, 503, 504):
                return print(path, error.read().decode(), flush=True)
            wait = int(error.headers.get("Retry-After") or 1)
        except OSError as error:  # nobody is there; with "version" nothing is done twice that is sent again
            wait = print(path, error, flush=True) or 1
        time.sleep(wait + random.random())

def objects(path):
    """What a stream says, an object a line; it may break off at any time, and the caller opens it anew."""
    stream = call(path) or sys.exit(1)
    try:
        yield from (json.loads(line) for line in stream if line.strip())
    except (OSError, ValueError):
        time.sleep(1 + random.random())

def play(game):
    while True:
        for state in (one.get("state", one) for one in objects(f"/api/bot/games/{game}/stream")):
            if state.get("outcome", "ongoing") != "ongoing":
                return print(game, state["outcome"], len(state["moves"]), "moves", flush=True)
            if state.get("legal"):
                move = random.choice(state["legal"])
                call(f"/api/bot/games/{game}/move/{move}", {"version": state["version"]})

games = {}
while True:
    if CHALLENGE and not games:
        call("/api/challenges", {"to": CHALLENGE, "rules": "standard", "time": "300+5"})
    for event in objects("/api/bot/stream"):
        if event["type"] == "challenge":
            call(f"/api/challenges/{event['challenge']['id']}/accept", {})
        elif event["type"] == "nextAsked":  # by who has just played
            call(f"/api/bot/games/{event['game']['id']}/next", {})
        elif event["type"] == "gameStart" and (game := event["game"]["id"]) not in games:
            games[game] = threading.Thread(target=play, args=(game,))
            games[game].start()
        elif event["type"] == "gameFinish" and len(games) == int(GAMES):
            sys.exit()  # once the last thread has ended
