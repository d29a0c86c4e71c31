"""Prose that breaks the project's rules for plain technical English: single words, and budgets of frequent ones."""

import re

from rule import rule

# Where a rule looks: "summary" is the first line of a doc comment, "prose" any comment or Markdown text, "text" also
# the string literals of Sources.
RULES = [
    # (identifier, place, pattern, what to write instead, a line that breaks the rule)
    ("makes", "summary", r"^Makes?\b",
     "Creates … (initializers); the verb of what the function does", "/// Makes a pipeline."),
    ("question", "summary", r"^(What|Where|Who|Whose|Whom|How|Why|Which)\b",
     "the noun first: “The …”", "/// What a user wants."),
    ("person", "prose", r"(?i:\b(nobody|somebody|anybody|everybody|whoever|whomever|no one)\b)",
     "caller, handler, user, reader, process", "// Nobody calls it."),
    ("is-no", "prose", r"(?<!\bthere )(?<!\bThere )\b(is|are|was|were) no (?!longer\b|more\b|less\b|different\b)(?=[\w`])",
     "isn't a …, isn't valid …", "// It is no handler."),
    ("has-not", "prose", r"\b(has|have|had) not (the|a|an|any)\b",
     "lacks, doesn't have", "// It has not the entitlement."),
    ("unless-said", "prose", r"\b(unless (said|told) otherwise|when nothing is said|if nothing is said)\b",
     "by default", "// It is on unless told otherwise."),
    ("trailing-else", "prose", r"[;,] else (?!if\b)",
     "otherwise", "// It is read, else it ends."),
    ("see-to-it", "prose", r"\bsee(s|ing)? to it\b",
     "ensures, or the verb itself", "// It sees to it that it ends."),
    ("let-go", "text", r"\b(lets?|letting) go of\b",
     "release", "// It lets go of the lock."),
    ("told", "prose", r"\b(is|are|be|been|being|was|were) told\b|\btold (of|about)\b",
     "receives, is notified", "// The handler is told."),
    ("hears", "prose", r"\b(hears?|hearing)\b",
     "receives", "// It hears it."),
    ("left-behind", "prose", r"\b(left|leaves?|leaving) behind\b",
     "abandoned, leaked, remaining", "// A child is left behind."),
    ("is-to-be", "prose", r"\b(is|are|was|were) to be\b",
     "must be, or the verb itself", "// It is to be read."),
    ("by-names", "prose", r"\b(reached|called|addressed) by names\b",
     "by name", "// It is called by names."),
    ("wall", "prose", r"\btime on the wall\b",
     "wall-clock time", "// The time on the wall."),
    ("a-yes", "prose", r"\b(a|the|user's|their|one's) yes\b",
     "confirmation", "// After a yes, it ends."),
    ("british", "text", r"\b(behaviou?rs?(?<=iour)|behaviours?|colou?r(?<=our)\w*|favou?r(?<=our)\w*|neighbou?r(?<=our)\w*|recognis\w*|organis(?!m)\w*|initialis\w*|serialis\w*|specialis\w*|unspecialis\w*|normalis\w*|summaris\w*|minimis\w*|maximis\w*|parameteris\w*|judgements?|licences?|catalogues?|artefacts?|labelled|unlabelled|modelled|travell(ed|ing)|signalled|analys(e|ed|es|ing)|grey|learnt|misspelt|spelt|whilst|afterwards|towards|cancelling)\b",
     "American spelling", "// The behaviour."),
    ("the-most-that", "prose", r"\b[Tt]he (most|longest|fewest|least) (that|\w+ that)\b",
     "maximum…, minimum…", "// The most that fits."),
    ("goes-on", "prose", r"\b(go|goes|going|went) on\b",
     "continues", "// It goes on."),
    ("stands-in", "prose", r"\b(stands?|standing|stood) (in|on|at|beside|behind|here|there|alone|apart|above|below|by)\b",
     "is, is in", "// It stands in a file."),
    ("bring-along", "prose", r"\b(bring|brings|brought) (along|up)\b",
     "provides, creates", "// The app brings along a view."),
    ("to-an-end", "prose", r"\bcom(e|es|ing) to (an|its) end\b",
     "ends", "// It comes to an end."),
    ("anew", "text", r"\banew\b",
     "again; regenerate", "// It is read anew."),
    ("for-ever", "text", r"\bfor ever\b",
     "forever, never ends", "// It waits for ever."),
    ("wants", "prose", r"\b(handler|app|process|pipeline|program|lane|simulator|library|caller|test|scenario|command|report|system|device|host|guest|extension)s? (wants?|hears?|thinks?|likes|tells?|sees?|knows?)\b",
     "needs, requires, receives, reports", "// The handler wants a value."),
    ("has-enough", "prose", r"\b(has|have|had) enough\b",
     "ends, stops", "// The reader has enough."),
    ("reference", "prose", r"\b[Bb]ehaviou?r reference\b",
     "a link to “What Siri does”", "// See the behavior reference."),
    ("nothing-of", "prose", r"\b(knows?|says?|has|have) nothing (of|about|else)\b",
     "doesn't depend on, doesn't …", "// It knows nothing of views."),
    ("mind", "prose", r"\b(minds?|bothers?|forgets?|believes?|dies|died|lives on|afterlife|bur(y|ied|ies))\b",
     "the technical verb: reap, exit, discard", "// The process dies."),
    ("once-more", "prose", r"\b(once more|over and over|as it were|so to speak|in vain)\b",
     "again, repeatedly, without effect", "// It is read once more."),
    ("complaint", "prose", r"\b[Cc]omplains?\b",
     "throws, reports", "// The reader complains."),
    ("apostrophe", "prose", r"’",
     "the ASCII apostrophe", "// It’s read."),
]

# Lines that are right: a pattern of the path, a part of the line, the rule, the reason.
ALLOWED = []

# Frequent words that read as translated: the pattern, and the highest number per 10,000 words of comments or of Markdown.
BUDGETS = [
    (", which", r",\s+which\b", 12),
    ("such as", r"\bsuch\s+as\b", 8),
    ("none", r"\b[Nn]one\b", 6),
    ("of its own", r"\bof\s+(?:its|their|his)\s+own\b", 3),
]

SPAN = re.compile(r"``?[^`\n]*``?")
FENCE = re.compile(r"(?m)^[ \t]*(?:```|~~~)[\s\S]*?(?:^[ \t]*(?:```|~~~)[ \t]*$|\Z)")
BLANK = re.compile(r"[^\n]")


class Prose:
    """The prose of a file as one text, whose lines know their places."""

    def __init__(self, file):
        self.file = file
        if not file.path.endswith(".swift"):
            self.lines = SPAN.sub("`…`", FENCE.sub(lambda match: BLANK.sub(" ", match.group()), file.text)).split("\n")
            self.numbers = range(1, len(self.lines) + 1)
            self.summaries = []
        else:
            self._read_comments()
        self.text = "\n".join(self.lines)

    def _read_comments(self):
        self.lines, self.numbers, self.summaries = [], [], []
        text, end, number, in_fence, was_doc = self.file.text, 0, 1, False, False
        for offset, comment in self.file.comments:
            between = text[end:offset]
            follows = between.isspace() and between.count("\n") == 1
            number += text.count("\n", end, offset)
            is_doc = comment.startswith("///")
            in_fence = in_fence and follows
            line = comment.lstrip("/").removeprefix(" ")
            if line.lstrip().startswith(("```", "~~~")):
                in_fence = not in_fence
            elif not in_fence:
                # Code in a comment isn't prose.
                line = SPAN.sub("`…`", line)
                self.lines.append(line)
                self.numbers.append(number)
                if is_doc and not (was_doc and follows):
                    self.summaries.append((number, line))
            was_doc = is_doc
            number += comment.count("\n")
            end = offset + len(comment)

    def number(self, offset):
        return self.numbers[self.text.count("\n", 0, offset)]


def prose(file):
    if not hasattr(file, "prose"):
        file.prose = Prose(file)
    return file.prose


def one_pattern(places):
    """One pattern that finds where any rule of some places may match; without groups, because they are slow."""
    begin, rest = [], []
    for _, place, pattern, *_ in RULES:
        if place in places:
            bare = re.sub(r"(?<!\\)\((?!\?)", "(?:", pattern)
            begin.append(bare[2:]) if bare.startswith("\\b") else rest.append(bare)
    return re.compile("|".join([rf"\b(?:{'|'.join(begin)})"] * bool(begin) + rest))


SUMMARY, PROSE, TEXT = frozenset({"summary"}), frozenset({"prose", "text"}), frozenset({"text"})
ANY = {place: one_pattern(place) for place in (SUMMARY, PROSE, TEXT)}
EACH = [(name, place, re.compile(pattern)) for name, place, pattern, *_ in RULES]


def matches_in(text, places):
    """Yields (rule, offset, words)."""
    for match in ANY[places].finditer(text):
        for name, place, pattern in EACH:
            exact = place in places and pattern.match(text, match.start())
            if exact:
                yield name, match.start(), exact.group().strip()


def matches(file):
    """Yields (rule, number of the line, words) for everything that the rules find in a file."""
    mine = prose(file)
    for number, line in mine.summaries:
        for name, _, words in matches_in(line, SUMMARY):
            yield name, number, words
    for name, offset, words in matches_in(mine.text, PROSE):
        yield name, mine.number(offset), words
    # Literals of tests are data.
    literals = file.literals if file.path.startswith("Sources/") and file.path.endswith(".swift") else []
    if ANY[TEXT].search("\n".join(text for _, text in literals)):
        for start, literal in literals:
            for name, offset, words in matches_in(literal, TEXT):
                yield name, file.line(start + offset), words


def all_matches(tree):
    """The findings of all rules: rule → places, and the rows of `ALLOWED` that were needed."""
    if not hasattr(tree, "word_matches"):
        found, needed = {}, set()
        # Generated Swift repeats the texts of the catalog and of definition files.
        catalog = [file for path, file in tree.files.items() if "/Catalog/" in path and path.endswith(".json")]
        for file in tree.handwritten + tree.markdown + catalog:
            lines = None
            for name, number, words in matches(file):
                lines = lines or file.text.split("\n")
                row = next((row for row, (path, part, rule_name, _) in enumerate(ALLOWED)
                            if rule_name == name and re.search(path, file.path) and part in lines[number - 1]), None)
                if row is None:
                    found.setdefault(name, []).append((file.path, number, words))
                else:
                    needed.add(row)
        tree.word_matches = found, needed
    return tree.word_matches


PLAIN = """/// The reader of values.
///
/// There is no other reader, and it is no longer in use. If it fails, it ends; the text isn't valid.
struct Reader {}  // It reads each value.
"""


def word_rule(name, advice, sample):
    @rule(name, "Readers skim, search and are rarely native speakers.",
          wrong=[({"Sources/A/A.swift": f"{sample}\n"}, ["Sources/A/A.swift:1"])]
          + [({"README.md": f"A text.\n{sample.removeprefix('// ')}\n"}, ["README.md:2"])] * sample.startswith("// "),
          right=[{"Sources/A/A.swift": PLAIN, "A.md": f"It reads `{sample}`.\n```\n{sample}\n```\n"}])
    def check(tree):
        for path, number, words in all_matches(tree)[0].get(name, []):
            yield path, number, f"“{words}”; write: {advice}"


for its_name, _, _, its_advice, its_sample in RULES:
    word_rule(its_name, its_advice, its_sample)

THIS_FILE = ".ci/hygiene_rules/words.py"


@rule("stale-exception", "An exception without a line excuses the next mistake.",
      wrong=[({THIS_FILE: "ALLOWED = [\n"}, [f"{THIS_FILE}:{2 + row}" for row in range(len(ALLOWED))])],
      right=[{}], needs_all=True)
def stale_exceptions(tree):
    if THIS_FILE in tree.files:
        text = tree.files[THIS_FILE].text
        start = text.count("\n", 0, text.index("ALLOWED = [")) + 2
        for row in set(range(len(ALLOWED))) - all_matches(tree)[1]:
            yield THIS_FILE, start + row, f"no line needs the exception for “{ALLOWED[row][2]}”; remove it"


def budget_rule(words, pattern, maximum):
    compiled = re.compile(pattern)
    sample = f"It ends{words}" if words.startswith(",") else f"It ends {words}"

    @rule("budget", "A frequent turn reads as translated.",
          wrong=[({"Sources/A/A.swift": f"// It ends.\n// {sample}.\n"}, ["Sources/A/A.swift:2"]),
                 ({"README.md": sample}, ["README.md:1"])],
          right=[{"Sources/A/A.swift": f'// It ends.\nlet a = "{sample}"\n', "README.md": "It ends, and it reads."}],
          needs_all=True)
    def check(tree):
        for kind, files in (("comments", tree.handwritten), ("Markdown", tree.markdown)):
            total = sum(len(prose(file).text.split()) for file in files)
            found = [(file, list(compiled.finditer(prose(file).text))) for file in files]
            count = sum(len(its) for _, its in found)
            if count * 10_000 > maximum * total:
                # One finding, in the file with the most of them.
                file, its = max(found, key=lambda pair: len(pair[1]))
                yield (file.path, prose(file).number(its[0].start()),
                       f"“{words}” is in {count} of {total} words of {kind}, {count * 10_000 / total:.1f} of 10,000, "
                       f"at most {maximum}; rewrite {count - maximum * total // 10_000} of them, most are here")


for budget in BUDGETS:
    budget_rule(*budget)
