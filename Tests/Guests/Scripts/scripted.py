#!/usr/bin/env python3
"""Says what script.json beside it tells it to say, and prints each request that it gets.

Before it answers a call, it performs the steps for that call, such as {"exit": 7}.
"""
import json, os, signal, subprocess, sys

requests = os.fdopen(int(os.environ["INTENTKIT_REQUESTS"]), "rb", closefd=False)
answers = os.fdopen(int(os.environ["INTENTKIT_ANSWERS"]), "wb", closefd=False)
with open(os.path.join(os.path.dirname(sys.argv[0]), "script.json")) as file:
    script = json.load(file)

def send(message):
    answers.write(json.dumps(message).encode() + b"\n")
    answers.flush()

def write(text):
    answers.write(text.encode())
    answers.flush()

def allocate(size):
    try:
        bytearray(size)
    except MemoryError:
        os.abort()

STEPS = {
    "write": write, "print": lambda text: print(text, flush=True), "exit": sys.exit, "allocate": allocate,
    "kill": lambda name: os.kill(os.getpid(), signal.Signals[name]),
    "close": lambda _: os.close(answers.fileno()), "wait": lambda _: signal.pause(),
    "run": subprocess.run, "start": subprocess.Popen,
}

send({"hello": {
    "protocol": 1, "name": "Scripted", "app": {"displayName": "Scripted"},
    **script["definitions"],
}})
DEFAULTS = {
    "launch": {}, "handler": {"handler": True}, "confirm": {"response": {"code": "ready"}},
    "handle": {"response": {"code": "success"}},
}
for line in requests:
    request = json.loads(line)
    call, parameter = request["call"], request.get("parameter")
    for step in script["steps"].get(f"{call} {parameter}", script["steps"].get(call, [])):
        for name, argument in step.items():
            STEPS[name](argument)
    if call == "shutdown":
        break
    print(json.dumps(request, sort_keys=True))
    answer = script["answers"].get(f"{call} {parameter}", script["answers"].get(call))
    if answer is None and call == "resolve":
        value = request["parameters"].get(parameter)
        result = {"kind": "success", "value": value} if value else {"kind": "needsValue"}
        answer = {"results": [result]}
    if answer is None:
        answer = DEFAULTS.get(call, {"error": f"{call} is not supported"})
    send({"id": request["id"], **answer})
