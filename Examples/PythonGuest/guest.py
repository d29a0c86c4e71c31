#!/usr/bin/env python3
"""A chat extension in plain Python: it sends messages to the two people it knows."""

import json
import os
import sys

PEOPLE = {
    "bill": [
        {"displayName": "Bill James", "customIdentifier": "bill-james"},
        {"displayName": "Bill Smith", "customIdentifier": "bill-smith"},
    ],
}


def resolve_recipients(parameters):
    recipients = parameters.get("recipients")
    if not recipients:
        return [{"kind": "needsValue"}]
    return [resolve_person(person) for person in recipients]


def resolve_person(person):
    known = [one for people in PEOPLE.values() for one in people]
    for one in known:
        if one["customIdentifier"] == person.get("customIdentifier"):
            return {"kind": "success", "value": one}
    name = person.get("displayName", "").lower()
    matches = [one for one in known if name in one["displayName"].lower()]
    if not matches:
        return {"kind": "unsupported", "reason": "noAccount"}
    if len(matches) == 1:
        return {"kind": "success", "value": matches[0]}
    return {"kind": "disambiguation", "values": matches}


def resolve_content(parameters):
    content = parameters.get("content")
    return [{"kind": "success", "value": content} if content else {"kind": "needsValue"}]


RESOLVERS = {"recipients": resolve_recipients, "content": resolve_content}


def answer(request):
    """The fields of the answer to a request."""
    call = request["call"]
    parameters = request.get("parameters", {})
    if call == "launch":
        return {}
    if call == "handler":
        return {"handler": request["intent"] == "SendMessage"}
    if call == "resolve":
        resolver = RESOLVERS.get(request["parameter"])
        return {"results": resolver(parameters) if resolver else [{"kind": "notImplemented"}]}
    if call == "confirm":
        return {"response": {"code": "ready"}}
    if call == "handle":
        names = ", ".join(person["displayName"] for person in parameters["recipients"])
        print(f"sent “{parameters['content']}” to {names}")
        return {"response": {"code": "success"}}
    return {"error": f"{call} is not supported"}


def main():
    try:
        requests = os.fdopen(int(os.environ["INTENTKIT_REQUESTS"]), "rb", closefd=False)
        answers = os.fdopen(int(os.environ["INTENTKIT_ANSWERS"]), "wb", closefd=False)
    except KeyError:
        print("This is an Intents extension, which intentsim run --extension starts.", file=sys.stderr)
        sys.exit(2)

    def send(message):
        answers.write(json.dumps(message).encode() + b"\n")
        answers.flush()

    send({
        "hello": {
            "protocol": 1,
            "name": "PythonChat",
            "app": {"displayName": "PythonChat", "intentsSupported": ["INSendMessageIntent"]},
        }
    })
    for line in requests:
        request = json.loads(line)
        if request["call"] == "shutdown":
            break
        if "id" in request:
            send({"id": request["id"], **answer(request)})


if __name__ == "__main__":
    main()
