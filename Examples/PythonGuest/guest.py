#!/usr/bin/env python3
"""An extension in plain Python: it sends messages to the two people it knows, and orders soup."""

import json
import os
import sys

# The custom intents of this extension, in addition to SiriKit's intents.
DEFINITIONS = [
    {
        "name": "OrderSoup",
        "summary": "Orders a soup.",
        "userConfirmation": "always",
        "parameters": [
            {
                "name": "soup", "type": "Soup", "providesOptions": True,
                "prompt": "Which soup would you like?", "unsupportedReasons": ["soldOut"],
            },
            {"name": "size", "type": "SoupSize"},
            {"name": "quantity", "type": "Int", "providesDefault": True},
        ],
        "responseCodes": [
            {"name": "failureKitchenClosed", "text": "The kitchen is closed."},
        ],
        "responseProperties": [{"name": "waitMinutes", "type": "Int"}],
    }
]
TYPES = [
    {
        "name": "Soup",
        "fields": [
            {"name": "name", "type": "String", "isRequired": True},
            {"name": "identifier", "type": "String"},
        ],
    },
    {"name": "SoupSize", "cases": ["small", "large"]},
]


class Messages:
    """Sends messages."""

    PEOPLE = [
        {"displayName": "Bill James", "customIdentifier": "bill-james"},
        {"displayName": "Bill Smith", "customIdentifier": "bill-smith"},
    ]

    def resolve_recipients(self, parameters):
        recipients = parameters.get("recipients")
        if not recipients:
            return [{"kind": "needsValue"}]
        return [self.result_for(person) for person in recipients]

    def result_for(self, person):
        for one in self.PEOPLE:
            if one["customIdentifier"] == person.get("customIdentifier"):
                return {"kind": "success", "value": one}
        name = person.get("displayName", "").lower()
        matches = [one for one in self.PEOPLE if name in one["displayName"].lower()]
        if not matches:
            return {"kind": "unsupported", "reason": "noAccount"}
        if len(matches) == 1:
            return {"kind": "success", "value": matches[0]}
        return {"kind": "disambiguation", "values": matches}

    def resolve_content(self, parameters):
        content = parameters.get("content")
        return [{"kind": "success", "value": content} if content else {"kind": "needsValue"}]

    def confirm(self, parameters):
        return {"code": "ready"}

    def handle(self, parameters):
        names = ", ".join(person["displayName"] for person in parameters["recipients"])
        print(f"sent “{parameters['content']}” to {names}")
        return {"code": "success"}

    # What the message's own view replaces on the screen.
    SHOWN = ["SendMessageIntent.recipients", "SendMessageIntent.content"]

    def view(self, parameters, interaction):
        """Returns the message as one view, for the entire request."""
        if parameters:
            return None
        message = interaction["intent"]
        sent = (interaction.get("intentResponse") or {}).get("code") == "success"
        return {"kind": "stack", "views": [
            {"kind": "text", "text": message["content"], "style": "headline"},
            {"kind": "badge", "text": "Sent" if sent else "Draft"},
        ]}


class Soups:
    """Orders soup, which is a custom intent."""

    MENU = {
        "clam-chowder": {"name": "Clam chowder", "identifier": "clam-chowder"},
        "miso": {"name": "Miso soup", "identifier": "miso"},
        "tomato": {"name": "Tomato soup", "identifier": "tomato"},
    }

    def resolve_soup(self, parameters):
        soup = parameters.get("soup")
        if not soup:
            return [{"kind": "needsValue"}]
        # A chosen option has an identifier, but a spoken answer has only a name.
        name = soup["name"].lower()
        for one in self.MENU.values():
            if one["identifier"] == soup.get("identifier") or name in one["name"].lower():
                return [{"kind": "success", "value": one}]
        return [{"kind": "unsupported", "reason": "soldOut"}]

    def options_soup(self, parameters):
        return list(self.MENU.values())

    def resolve_size(self, parameters):
        size = parameters.get("size")
        return [{"kind": "success", "value": size} if size else {"kind": "needsValue"}]

    def default_quantity(self, parameters):
        return 1

    def resolve_quantity(self, parameters):
        quantity = parameters.get("quantity")
        return [{"kind": "success", "value": quantity} if quantity else {"kind": "needsValue"}]

    def confirm(self, parameters):
        return {"code": "ready", "waitMinutes": 10 * parameters["quantity"]}

    def handle(self, parameters):
        order = f"{parameters['quantity']} {parameters['size']} {parameters['soup']['name']}"
        print(f"ordered {order}")
        return {"code": "success", "waitMinutes": 10 * parameters["quantity"]}


HANDLERS = {"SendMessage": Messages(), "OrderSoup": Soups()}


def answer(request):
    """Returns the fields of the answer to a request."""
    call = request["call"]
    parameters = request.get("parameters", {})
    handler = HANDLERS.get(request.get("intent"))
    if call == "launch":
        return {}
    if call == "handler":
        return {"handler": handler is not None}
    if call in ("resolve", "options", "default"):
        method = getattr(handler, f"{call}_{request['parameter']}", None)
        if method is None:
            return {"isDefault": True}
        return {"results" if call == "resolve" else call: method(parameters)}
    if call == "viewController":
        return {"way": "replacing"}
    if call == "configureView":
        interaction = request["interaction"]
        handler = HANDLERS[interaction["intentName"]]
        view = handler.view(request["parameters"], interaction)
        return {"configuration": {"success": True, "parameters": handler.SHOWN, "view": view}
                if view else {"success": False}}
    if call in ("confirm", "handle"):
        method = getattr(handler, call, None)
        return {"response": method(parameters)} if method else {"isDefault": True}
    return {"error": f"{call} is not supported"}


def methods(handler):
    """Returns the methods of a handler as the protocol names them, such as “resolve content”."""
    calls = ("resolve_", "options_", "default_")
    return [
        name.replace("_", " ", 1) for name in dir(handler)
        if name in ("confirm", "handle") or name.startswith(calls)
    ]


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
            "name": "PythonGuest",
            "app": {
                "displayName": "PythonGuest",
                "intentsSupported": ["INSendMessageIntent", "OrderSoupIntent"],
            },
            "definitions": DEFINITIONS,
            "types": TYPES,
            "views": ["INSendMessageIntent"],
            "methods": {intent: methods(handler) for intent, handler in HANDLERS.items()},
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
