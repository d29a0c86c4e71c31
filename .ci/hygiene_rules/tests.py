"""The names and the expectations of tests."""

import re

from rule import rule
from size import end_of_body, end_of_brackets
from tree import NAME

# What can't begin a sentence with a subject: closed classes of words, so that no list of verbs is needed.
AUXILIARY = r"(?:is|are|was|were|isn't|aren't|has|have|had|does|doesn't|do|don't|can|can't|must|may|will)\b"
# “of two completions, the first one counts” has a subject: its introduction ends in a comma.
PREPOSITION = r"(?:of|with|without|for|to|by|in|on|at|from|as|if|when|that|before|after|between|outside)\b"
# A determiner or a conjunction that follows a verb: “rejects a brace”, “fails if …”. It also follows what
# begins a subject: “all the lines”, “what a view shows”, “creating the handler”.
DETERMINER = r"(?:a|an|the|its|their|this|these|no|every|each|any|which|whether|itself|if)\b"
SUBJECT = rf"(?:all|both|half|neither|only|what|\w+ing|{PREPOSITION}|{DETERMINER})\b"
SUBJECTLESS = re.compile(rf"(?:{AUXILIARY}|{PREPOSITION}(?!.*,)|(?!{SUBJECT})[\w'-]+ {DETERMINER})")
TEST_NAME = re.compile(r"@Test\b(?:\([^`]*?\))?\s*(?:@\w+\s+)*func `([^`]+)`")


def test_of(name):
    return f"@Test func `{name}`() {{\n  #expect(true)\n}}\n"


@rule(
    "test-name", "A failure is understandable without its suite.",
    wrong=[({"Tests/ATests/A.swift": test_of(name)}, ["Tests/ATests/A.swift:1"]) for name in (
        "rejects a stray brace", "is copied with its values", "of several media", "fails if nothing matches",
        "receive the classes of the app", "has defaults")]
    + [({"Tests/ATests/A.swift": '@Test("a name in a literal") func name() { #expect(true) }\n'}, ["Tests/ATests/A.swift:1"])],
    right=[{"Tests/ATests/A.swift": "".join(test_of(name) for name in (
        "the reader rejects a stray brace", "names in answers are looked up", "of two completions, the first one counts",
        "creating the handler can exceed the limit", "lines have the width of the terminal", "all the lines are read",
        "no option is left"))}])
def test_names(tree):
    for file in tree.tests:
        for match in TEST_NAME.finditer(file.text):
            if SUBJECTLESS.match(match[1]):
                yield (file.path, file.line(match.start(1)),
                       f"the name “{match[1]}” has no subject; write a sentence that is understandable without its suite")
        for match in re.finditer(r"(?m)^[^/\"\n]*@Test\(\s*\"", file.text):
            yield (file.path, file.line(match.end()),
                   "the name is a literal; write @Test func `a sentence with a subject`()")


EXPECTATION = re.compile(
    r"#expect\b|#require\b|\bIssue\.record\b|\bXCTAssert\w*|\bXCTFail\b|\bconfirmation\("
    # The test kit reports to the test.
    r"|\b(?:expect|check)(?:[A-Z]\w*)?\s*[({]")
TEST = re.compile(r"@Test\b(?P<arguments>\s*\()?")


def functions(file):
    """Yields (offset, name, whether it is a test, body) for every function."""
    code = file.code
    # The function of a test is the first one after the attribute.
    attributes = [end_of_brackets(code, match.end() - 1) if match["arguments"] else match.end() for match in TEST.finditer(code)]
    for keyword, name, offset in file.declarations:
        if keyword == "func":
            is_test = bool(attributes) and attributes[0] < offset
            while attributes and attributes[0] < offset:
                attributes.pop(0)
            end = end_of_body(code, offset)
            if end is not None:
                yield offset, name, is_test, code[offset + len(keyword) + len(name) + 1:end]


def group_of(path):
    """The folder of a target: its tests call its helpers, and those of the support target."""
    parts = path.split("/")
    return "/".join(parts[:parts.index("Tests") + 2])


@rule(
    "no-expectation", "A test that can't fail says nothing.",
    wrong=[
        ({"Tests/ATests/A.swift": "@Test func `a name is read`() {\n  _ = read()\n}\n"}, ["Tests/ATests/A.swift:1"]),
        ({"Tests/ATests/A.swift": "// #expect\n@Test func a() { print(\"#expect\") }\n@Test(arguments: [b(c())])\nfunc b() { read() }\n",
          "Tests/BTests/B.swift": "func read() { #expect(true) }\n"}, ["Tests/ATests/A.swift:2", "Tests/ATests/A.swift:4"]),
    ],
    right=[{
        "Tests/ATests/A.swift":
            "@Test(arguments: [(1, a()), (2, b())])\nfunc `a name is read`() { verify() }\nfunc verify() { inner() }\n"
            "@Test func `a conversation ends`() async { await tester.expectConversation { _ in } }\n",
        "Tests/TestSupport/B.swift": "package func inner() {\n  #expect(true)\n}\n"}],
    needs_all=True)
def tests_without_expectation(tree):
    helpers, tests = {}, []
    for file in tree.tests:
        if "/Tests/" not in "/" + file.path:
            continue
        group = group_of(file.path)
        for offset, name, is_test, body in functions(file):
            if is_test:
                tests.append((file, offset, group, body))
            else:
                helpers.setdefault((group, name), []).append(body)
    expecting = {key for key, bodies in helpers.items() if any(EXPECTATION.search(body) for body in bodies)}
    called = {key: set(NAME.findall(" ".join(bodies))) for key, bodies in helpers.items()}

    def expects(group, names):
        return any((place, name) in expecting for name in names for place in (group, "Tests/TestSupport"))

    while more := {key for key in called.keys() - expecting if expects(key[0], called[key])}:
        expecting |= more
    for file, offset, group, body in tests:
        if not EXPECTATION.search(body) and not expects(group, NAME.findall(body)):
            yield (file.path, file.line(offset),
                   "the test expects nothing; assert what its name claims, or delete it")
