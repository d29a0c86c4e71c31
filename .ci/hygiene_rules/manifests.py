"""What targets import, and what their manifests declare."""

import json
import re
import subprocess
from collections import namedtuple

from rule import rule
from size import end_of_brackets

# kind: target, executableTarget, testTarget or plugin; line: that of the declaration in the manifest.
Target = namedtuple("Target", "name kind dependencies folder exclude line")

DECLARED = re.compile(r"\.(target|executableTarget|testTarget|plugin)\(\s*name:")
APPENDED = re.compile(r'\$0\.name == "([\w-]+)" \}\?\.dependencies\.append\("([\w-]+)"\)')
COMMENT = re.compile(r"(?m)^[ \t]*//.*$")


def argument(call, label):
    """The text of a list or a literal that an argument of a call consists of."""
    match = re.search(rf'\b{label}:\s*(?:"([^"]*)"|(?=\[))', call)
    if not match:
        return None
    return match[1] if match[1] is not None else call[match.end():end_of_brackets(call, match.end())]


def targets(tree, manifest):
    """The targets of a manifest. Ours are regular: literals only, and one form of an addition at the end."""
    folder = manifest.removesuffix("Package.swift")
    file = tree.files[manifest]
    text = COMMENT.sub(lambda match: " " * len(match.group()), file.text)
    # Products and dependencies come before the targets.
    start = re.search(r"\btargets(?:: \[| = \[)", text)
    found, end = {}, start.start() if start else len(text)
    while match := DECLARED.search(text, end):
        end = end_of_brackets(text, match.start() + len(match[1]) + 1)
        call = text[match.start():end]
        if match[1] == "plugin" and "capability:" not in call:
            continue
        name = argument(call, "name")
        # The last name of `.product(name:package:)` is that of a package.
        declared = re.sub(r',\s*package: "[^"]*"', "", argument(call, "dependencies") or "")
        path = argument(call, "path")
        if path is None:
            path = f"{'Tests' if match[1] == 'testTarget' else 'Plugins' if match[1] == 'plugin' else 'Sources'}/{name}"
        found[name] = Target(
            name, match[1], set(re.findall(r'"([\w-]+)"', declared)), folder + ("" if path == "." else path + "/"),
            re.findall(r'"([^"]+)"', argument(call, "exclude") or ""), file.line(match.start()))
    for name, dependency in APPENDED.findall(text):
        found[name].dependencies.add(dependency)
    return found


IMPORT = re.compile(
    r"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)")
BEFORE_IMPORT = re.compile(r"[ \t]*(?:@?\w+(?:\([^)\n]*\))?[ \t]+)*")
CONDITION = re.compile(r"(?m)^[ \t]*#(if|elseif|else|endif)\b(.*)$")


def imports(tree, target):
    """The modules that a target imports: name → (path, line, whether the import depends on `canImport`)."""
    found, has_swift = {}, False
    # The fuzzer's package compiles the library through a link.
    folder = target.folder.replace("Tests/Fuzz/Library/", "Sources/")
    excluded = tuple(folder + part for part in target.exclude)
    for file in tree.swift:
        if not file.path.startswith(folder) or excluded and file.path.startswith(excluded) or file.path.endswith("Package.swift"):
            continue
        has_swift = True
        # Nothing in generated Swift looks like an import and isn't one.
        code = file.text if file.is_generated else file.code
        for match in IMPORT.finditer(code):
            if not BEFORE_IMPORT.fullmatch(code, code.rfind("\n", 0, match.start()) + 1, match.start()):
                continue
            conditions = []
            for directive in CONDITION.finditer(code, 0, match.start()):
                if directive[1] == "if":
                    conditions.append(directive[2])
                elif directive[1] == "endif":
                    conditions.pop()
                else:
                    conditions[-1] += directive[2]
            optional = any("canImport" in condition for condition in conditions)
            known = found.get(match[1])
            if not known or known[2] and not optional:
                found[match[1]] = file.path, file.line(match.start(1)), optional
    return found if has_swift else None


def extends(tree, dependency, name):
    """Whether a target in C is a part of the module `name`, such as a submodule that Swift can't declare."""
    module_map = tree.files.get(f"{dependency.folder}include/module.modulemap")
    return bool(module_map and re.search(rf"(?m)^module {name}\b", module_map.text))


def packages(tree):
    return sorted(path for path in tree.files if path.rpartition("/")[2] == "Package.swift")


def root_products(tree):
    """The modules that other packages can import from this one."""
    if "Package.swift" not in tree.files:
        return set()
    return set(re.findall(r'\.library\(name: "(\w+)"', tree.files["Package.swift"].text))


MANIFEST = """let package = Package(
  name: "P",
  products: [.library(name: "A", targets: ["A"])],
  targets: [
    .target(name: "A"),
    .executableTarget(name: "tool", dependencies: ["A"]),
    .testTarget(name: "ATests", dependencies: ["A", "tool"], exclude: ["Golden"]),
  ]
)
"""
USER = """let package = Package(
  name: "P",
  targets: [
    .target(name: "B", dependencies: [.product(name: "A", package: "IntentKit")], path: "B")
  ]
)
package.targets.first { $0.name == "B" }?.dependencies.append("C")
"""
USES_A = {"Package.swift": MANIFEST, "Sources/tool/T.swift": "public import struct A.Value\n"}


@rule(
    "imports", "A clean clone builds in any order, and a reader trusts the manifest.",
    wrong=[
        ({**USES_A, "Sources/A/A.swift": "import Foundation\nimport tool\n", "Tests/ATests/A.swift": "import A\n"},
         ["Sources/A/A.swift:2"]),
        ({**USES_A, "Tests/ATests/A.swift": "// import A\n", "Tests/ATests/Golden/A.swift": "import A\n"},
         ["Package.swift:7"]),
        ({"Package.swift": MANIFEST, "Sources/tool/T.swift": "print(1)\n", "Tests/ATests/A.swift": "@testable import A\n"},
         ["Package.swift:6"]),
        ({"Package.swift": MANIFEST, "Examples/E/Package.swift": USER, "Examples/E/B/B.swift": "import A.Part\n"},
         ["Examples/E/Package.swift:4"]),
    ],
    right=[{**USES_A, "Tests/ATests/A.swift": "@testable import A\n#if canImport(tool)\nimport tool\n#endif\n"}, {
        "Package.swift": MANIFEST, "Sources/tool/T.swift": "import A\n", "Tests/ATests/A.swift": "import A\n",
        "Examples/E/Package.swift": USER,
        "Examples/E/B/B.swift": "@_exported import A\n#if canImport(C)\nimport C\n#endif\n"}],
    needs_all=True)
def imports_match_dependencies(tree):
    products = root_products(tree)
    for manifest in packages(tree):
        declared = targets(tree, manifest)
        modules = declared.keys() | (products if 'package: "IntentKit"' in tree.files[manifest].text else set())
        for target in declared.values():
            if target.kind == "plugin":
                continue
            found = imports(tree, target)
            if found is None:
                # It is in C.
                continue
            for name, (path, line, optional) in found.items():
                if name in modules and name not in target.dependencies | {target.name} and not optional:
                    yield (path, line, f"{target.name} imports {name}, which isn't among its dependencies; "
                           f"declare it in {manifest}")
            for name in target.dependencies - found.keys():
                # A test needs some programs only to be built.
                if name in declared and (
                        declared[name].kind == "executableTarget" or extends(tree, declared[name], target.name)):
                    continue
                yield (manifest, target.line, f"{target.name} depends on {name} and imports it nowhere; remove the dependency")


ROW = re.compile(r"(?m)^\| `([\w-]+)` \| ([^|]*) \| [^|]* \|$")


@rule(
    "target-table", "The map in CONTRIBUTING.md is the manifest.",
    wrong=[
        ({"Package.swift": MANIFEST, "CONTRIBUTING.md": "| `A` | – | A. |\n| `tool` | – | A tool. |\n"},
         ["CONTRIBUTING.md:2"]),
        ({"Package.swift": MANIFEST, "CONTRIBUTING.md": "\n| `A` | – | A. |\n"}, ["CONTRIBUTING.md:2"]),
        ({"Package.swift": MANIFEST, "CONTRIBUTING.md": "| `A` | – | A. |\n| `tool` | `A` | A. |\n| `B` | – | B. |\n"},
         ["CONTRIBUTING.md:3"]),
    ],
    right=[{"Package.swift": MANIFEST, "CONTRIBUTING.md": "| `A` | – | A. |\n| `tool` | `A` | A tool. |\n"}],
    needs_all=True)
def table_matches_manifest(tree):
    if not {"CONTRIBUTING.md", "Package.swift"} <= tree.files.keys():
        return
    page = tree.files["CONTRIBUTING.md"]
    declared = {target.name: target.dependencies for target in targets(tree, "Package.swift").values()
                if target.folder.startswith("Sources/")}
    rows = {match[1]: (set(re.findall(r"`([\w-]+)`", match[2])), page.line(match.start())) for match in ROW.finditer(page.text)}
    for name, (documented, line) in rows.items():
        if name not in declared:
            yield page.path, line, f"{name} isn't a target of Sources; remove the row"
        elif documented != declared[name]:
            expected = ", ".join(f"`{dependency}`" for dependency in sorted(declared[name])) or "–"
            yield page.path, line, f"the imports of {name} differ from the manifest; write {expected}"
    for name in declared.keys() - rows.keys():
        yield page.path, max((line for _, line in rows.values()), default=1), f"{name} has no row; add it"


def misread_manifests(tree):
    """Yields the differences between this reading of manifests and that of the package manager, which takes seconds."""
    for manifest in packages(tree):
        folder = tree.root / manifest.removesuffix("Package.swift")
        dumped = json.loads(subprocess.run(
            ["swift", "package", "dump-package"], cwd=folder, check=True, capture_output=True, text=True).stdout)
        kinds = {"regular": "target", "executable": "executableTarget", "test": "testTarget", "plugin": "plugin"}
        expected = {
            target["name"]: (
                kinds[target["type"]],
                {value[0] for dependency in target["dependencies"] for value in dependency.values()},
                set(target["exclude"]), target.get("path"))
            for target in dumped["targets"]
        }
        prefix = manifest.removesuffix("Package.swift")
        read = {
            target.name: (
                target.kind, target.dependencies, set(target.exclude),
                # The package manager shows only paths that are written.
                expected.get(target.name, [None] * 4)[3] and (target.folder.removeprefix(prefix).rstrip("/") or "."))
            for target in targets(tree, manifest).values()
        }
        for name in sorted(expected.keys() | read.keys()):
            if expected.get(name) != read.get(name):
                yield (manifest, 1, f"`.ci/hygiene` reads {name} as {read.get(name)}, the package manager as "
                       f"{expected.get(name)}; write the target in the form of the others")
