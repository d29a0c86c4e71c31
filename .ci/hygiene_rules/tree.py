"""The files that the rules read: their text, their Swift without comments and literals, their names."""

import functools
import os
import re

# Comments and literals of Swift. An interpolation can contain one more level of parentheses and simple literals.
INTERPOLATION = r'\\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()"\n]|"[^"\n]*"|\([^()\n]*\))*\))*\)'
LEXEME = re.compile(
    r'(?P<comment>//[^\n]*|/\*[\s\S]*?\*/)'
    r'|(?P<literal>(?P<pounds>#+)"""[\s\S]*?"""(?P=pounds)|"""[\s\S]*?"""'
    r'|(?P<pound>#+)"(?!"")[^\n]*?"(?P=pound)'
    rf'|"(?:[^"\\\n]|{INTERPOLATION}|\\.)*")')
NAME = re.compile(r"[^\W\d]\w*")
FILLER = re.compile(r"[^\n]")
DECLARATION = re.compile(
    r"\b(?:(func|var|let|case|struct|class|enum|actor|protocol|typealias|associatedtype)[ \t]+(`[^`\n]+`|[^\W\d]\w*)"
    r"|(init|subscript|deinit)\b)")
INTERPOLATED = re.compile(r"\\#*\(")


class SourceFile:
    """A file of the tree, read once."""

    def __init__(self, path, text):
        self.path, self.text = path, text

    def line(self, offset):
        """The number of the line at an offset."""
        return self.text.count("\n", 0, offset) + 1

    @property
    def line_count(self):
        return self.text.count("\n")

    @functools.cached_property
    def is_generated(self):
        return "\n// Generated" in "\n" + self.text[:400]

    @functools.cached_property
    def _lexed(self):
        comments, literals = [], []

        def blank(match):
            lexeme = match.group()
            if match["comment"]:
                comments.append((match.start(), lexeme))
            else:
                literals.append((match.start(), lexeme))
            return FILLER.sub(" ", lexeme) if "\n" in lexeme else " " * len(lexeme)
        return LEXEME.sub(blank, self.text), comments, literals

    @property
    def code(self):
        """Swift with spaces in place of comments and literals, so that every offset stays the same."""
        return self._lexed[0]

    @property
    def comments(self):
        """The comments of Swift, as (offset, text)."""
        return self._lexed[1]

    @property
    def literals(self):
        """The string literals of Swift, as (offset, text)."""
        return self._lexed[2]

    @functools.cached_property
    def declarations(self):
        """What the code declares, as (keyword, name, offset of the keyword); a switch has cases, too."""
        code = self.code
        return [
            (match[1] or match[3], match[2] or "", match.start()) for match in DECLARATION.finditer(code)
            # `.init` is a call.
            if code[match.start() - 1] != "."]

    @functools.cached_property
    def names(self):
        """The identifiers in Swift, also those in literals, whose interpolations contain code."""
        if self.is_generated:
            return NAME.findall(self.text)
        code, _, literals = self._lexed
        return NAME.findall(code) + [name for _, text in literals if INTERPOLATED.search(text) for name in NAME.findall(text)]


class Tree:
    """All files below a folder, as a clone, an export or a working copy contains them."""

    def __init__(self, files, root=None):
        self.root = root
        self.files = {path: SourceFile(path, text) for path, text in files.items()}
        self.swift = [file for path, file in self.files.items() if path.endswith(".swift")]
        self.handwritten = [file for file in self.swift if not file.is_generated]
        self.markdown = [file for path, file in self.files.items() if path.endswith(".md")]
        self.tests = [file for file in self.handwritten if re.match(r"(Tests|Examples)/", file.path)]

    @classmethod
    def read(cls, root):
        files = {}
        for folder, folders, names in os.walk(root):
            # What `.gitignore` names; a folder that begins with a dot isn't part of the project.
            folders[:] = sorted(
                name for name in folders
                if name == ".ci" or not (name.startswith(".") or name in ("DerivedData", "__pycache__") or name.endswith(".xcodeproj")))
            for name in sorted(names):
                path = os.path.join(folder, name)
                if name.endswith(BINARY):
                    continue
                try:
                    with open(path, encoding="utf-8") as file:
                        files[os.path.relpath(path, root).replace(os.sep, "/")] = file.read()
                except (UnicodeDecodeError, OSError):
                    # It isn't text, or a link leads nowhere.
                    continue
        return cls(files, root)


BINARY = (".png", ".bplist")
