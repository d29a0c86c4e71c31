"""The mechanisms that the engine may use, and where: each costs every reader, and few users feel it."""

import re

from rule import rule

CORE = "Sources/IntentKitCore/"
UNMANAGED = "Sources/IntentKitPlatform/Threads/ThreadSlot.swift"
WAITING = re.compile(r"\bsched_yield\b|\bShortWait\b|\bspinLimit\b|\bpthread_yield\b")
# The attribute is there because the compiler (6.3) would compile a generic function for each of many types.
SEMANTICS, MAXIMUM_SEMANTICS = "@_semantics(", 25


@rule(
    "mechanism", "A trick that no user can feel is a mechanism that every reader must know.",
    wrong=[
        ({CORE + "A.swift": "let a = 1\nlet b = Unmanaged.passRetained(c)\n"}, [CORE + "A.swift:2"]),
        ({CORE + "A.swift": "sched_yield()\n"}, [CORE + "A.swift:1"]),
        ({CORE + "A.swift": f'{SEMANTICS}"a")\n' * (MAXIMUM_SEMANTICS + 1)}, [f"{CORE}A.swift:{MAXIMUM_SEMANTICS + 1}"]),
    ],
    right=[{
        UNMANAGED: "let b = Unmanaged.passRetained(c)\n", CORE + "A.swift": f'{SEMANTICS}"a")\n' * MAXIMUM_SEMANTICS,
        "Tests/A/A.swift": "sched_yield()\n"}])
def mechanisms(tree):
    count = 0
    for path, file in sorted(tree.files.items()):
        if not path.startswith("Sources/") or not path.endswith(".swift"):
            continue
        for match in WAITING.finditer(file.code):
            yield path, file.line(match.start()), f"“{match.group()}” makes a thread wait without sleeping; let it sleep"
        if path != UNMANAGED:
            for match in re.finditer(r"\bUnmanaged\b", file.code):
                yield path, file.line(match.start()), f"“Unmanaged” belongs into {UNMANAGED} only"
        for match in re.finditer(re.escape(SEMANTICS), file.code):
            count += 1
            if count > MAXIMUM_SEMANTICS:
                yield (path, file.line(match.start()),
                       f"more than {MAXIMUM_SEMANTICS} attributes `@_semantics`; call from a function that has it")


ARTICLE = re.compile(r"lines of `(?P<path>[\w/+]+\.swift)`[^`]*?```swift\n(?P<code>.*?)```", re.S)


@rule(
    "quotation", "An article that quotes code shows what the code is.",
    wrong=[({"Sources/A/A.docc/A.md": "These lines of `B/C.swift` do it:\n\n```swift\na()\nb()\n```\n",
             "Sources/A/B/C.swift": "  a()\n  c()\n"}, ["Sources/A/A.docc/A.md:1"])],
    right=[{"Sources/A/A.docc/A.md": "These lines of `B/C.swift` do it:\n\n```swift\na {\n  b()\n}\n```\n",
            "Sources/A/B/C.swift": "  func c() {\n    a {\n      b()\n    }\n  }\n"}],
    needs_all=True)
def quotations(tree):
    for path, file in tree.files.items():
        if ".docc/" not in path or not path.endswith(".md"):
            continue
        for match in ARTICLE.finditer(file.text):
            lines = [line.strip() for line in match["code"].splitlines()]
            sources = [other for name, other in tree.files.items() if name.endswith("/" + match["path"])]
            if not any(quotes(source, lines) for source in sources):
                yield path, file.line(match.start()), f"{match['path']} doesn't have these lines; quote them as they are"


def quotes(source, lines):
    """Whether a file contains lines in a row, whatever their indentation."""
    own = [line.strip() for line in source.text.splitlines()]
    return any(own[start:start + len(lines)] == lines for start in range(len(own) - len(lines) + 1))
