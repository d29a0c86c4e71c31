"""Declarations that nothing uses."""

import re
from collections import Counter

from rule import rule
from tree import NAME

# The cases of an enumeration; those of a switch end in a colon or contain a pattern.
CASES = re.compile(r"case[ \t]+([^\W\d]\w*(?:,[ \t]*\w+)*)(?![ \t]*[.:,])\b")
ENUMERATION = re.compile(r"enum[ \t]+\w+([^{\n]*)\{")

# What no Swift of the repository names although something uses it: a pattern of the path, a pattern of the
# declaration and the line above it, the reason.
USED_ELSEWHERE = [
    ("", r"@main\b|@Suite\b|@_cdecl\b", "The program, the test library or C finds it."),
    ("", r"\b(callAsFunction|underestimatedCount|unownedExecutor)\b", "The language or its library calls it."),
    ("", r"\b(performCommand|createBuildCommands)\b", "The package manager calls it in a plugin."),
    ("(Tests|Examples)/", r": XCTestCase\b|func test[A-Z]|\bfunc (locationManager|provideScope)\b", "A test library or a framework calls it."),
    ("Sources/(Intents|IntentsValues|IntentsUI)/|Examples/AppleModules/Sources/",
     r"\b(public|open)\b|\bfunc userActivityWasContinued\b", "Files that were written for Apple's modules use it."),
    ("Examples/(ExistingExtension|SoupStand)/", r"\bfunc (resolve|provide|default)[A-Z]",
     "A generated protocol, which isn't checked in, requires it."),
]


def declarations(file):
    """Yields (name, offset) for each declaration that something must use."""
    # Raw values come from files, and `allCases` names no case.
    header = None
    for keyword, name, offset in file.declarations:
        if keyword == "enum":
            header = ENUMERATION.match(file.code, offset)
        if keyword == "case":
            cases = CASES.match(file.code, offset)
            if cases and header and ":" not in header[1]:
                for case in NAME.findall(cases[1]):
                    yield case, offset
        elif NAME.fullmatch(name.strip("`")):
            # Suites and tests have names with spaces.
            yield name.strip("`"), offset


@rule(
    "unused", "What nothing uses costs every reader and serves no user.",
    wrong=[
        ({"Sources/A/A.swift": "struct A {\n  // The length.\n  let imageLength = 7\n}\nlet a = A()\nprint(a)\n"},
         ["Sources/A/A.swift:3"]),
        ({"Sources/A/A.swift": "func a() {}\nfunc a(_ b: Int) {}\n"}, ["Sources/A/A.swift:1"]),
        ({"Sources/A/A.swift": "public let a = 1\n", "README.md": "Use `a`.\n"}, ["Sources/A/A.swift:1"]),
    ],
    right=[{
        "Sources/A/A.swift": '@main struct A {\n  let b = 1\n  func c() { print("\\(b)") }\n}\n',
        "Tests/ATests/A.swift": "import XCTest\n@Suite\nstruct ATests {\n  @Test func `a is read`() { A().c() }\n}\n",
    }],
    needs_all=True)
def unused_declarations(tree):
    uses, declared, places = Counter(), Counter(), {}
    for file in tree.swift:
        # Expected Swift repeats names and calls nothing.
        if "/Golden/" not in file.path:
            uses.update(file.names)
    for file in tree.handwritten:
        for name, offset in declarations(file):
            declared[name] += 1
            places.setdefault(name, (file, offset))
    for name, (file, offset) in places.items():
        if uses[name] > declared[name]:
            continue
        start = file.code.rfind("\n", 0, max(0, file.code.rfind("\n", 0, offset))) + 1
        text = file.code[start:file.code.find("\n", offset)]
        if not any(re.match(path, file.path) and re.search(form, text) for path, form, _ in USED_ELSEWHERE):
            yield (file.path, file.line(offset),
                   f"nothing uses “{name}”; remove it, or call it in a test if users need it")
