"""Every rule is shown to find what it is for, and nothing else."""

from rule import ALL
from tree import Tree


def failures():
    """Yields a sentence for each rule that doesn't find its samples, or finds something in the right ones."""
    for rule in ALL:
        if not rule.wrong or not rule.right:
            yield f"{rule.name}: the rule has no proof; add a sample that it finds, and one without findings"
        for files, expected in rule.wrong:
            found = [f"{path}:{line}" for path, line, _ in rule.findings(Tree(files))]
            if found != expected:
                yield f"{rule.name}: found {found} instead of {expected} in {files}"
        for files in rule.right:
            for path, line, message in rule.findings(Tree(files)):
                yield f"{rule.name}: found a mistake in the right sample: {path}:{line}: {message}"
