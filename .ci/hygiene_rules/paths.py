"""Paths of one machine and addresses of registries, which mean nothing elsewhere."""

import re

from rule import rule

FOLDERS = ("/home/", "/Users/", "/tmp/", "/root/", "/work/")
HOSTS = tuple(name + "." + domain for name, domain in (
    ("pypi", "org"), ("pythonhosted", "org"), ("registry.npmjs", "org"), ("crates", "io"), ("rubygems", "org")))
# A folder begins a path; behind a name, it is a part of one.
MACHINE = re.compile(rf"(?<![\w.~])(?:{'|'.join(FOLDERS)})[\w.-]+|\b(?:{'|'.join(map(re.escape, HOSTS))})\b")


@rule(
    "machine", "What names one machine fails on every other.",
    wrong=[({"a.json": '{"path":\n"/' + 'home/me/a"}'}, ["a.json:2"]),
           ({".ci/a": "pip install -i https://" + HOSTS[0] + "/simple\n"}, [".ci/a:1"])],
    right=[{"a.md": "See `/home`, `~/work/a`, `../../tmp/x` and Examples/home/a.\n"}])
def machine_paths(tree):
    for path, file in tree.files.items():
        # Golden files are produced by tests.
        if "/Golden/" in path or not any(part in file.text for part in FOLDERS + HOSTS):
            continue
        for match in MACHINE.finditer(file.text):
            yield path, file.line(match.start()), f"“{match.group()}” belongs to one machine; use a relative path or `mktemp`"
