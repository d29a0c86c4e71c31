"""A rule of the tree, and the proof that it finds what it is for."""

from dataclasses import dataclass
from typing import Callable

ALL = []


@dataclass
class Rule:
    name: str
    # One line: what a reader or a user gains.
    reason: str
    # Yields (path, line, what is wrong; what to do).
    check: Callable
    # Samples of files, each with the places of its findings, and samples without any.
    wrong: list
    right: list
    # Whether the rule needs the whole tree, so that it isn't applied to a selection of paths.
    needs_all: bool = False

    def findings(self, tree):
        return sorted(set(self.check(tree)), key=lambda finding: (finding[0], finding[1], finding[2]))


def rule(name, reason, wrong, right, needs_all=False):
    """Registers a rule. Each sample in `wrong` is (files, expected "path:line" places); each in `right` is files."""
    def register(check):
        ALL.append(Rule(name, reason, check, wrong, right, needs_all))
        return check
    return register
