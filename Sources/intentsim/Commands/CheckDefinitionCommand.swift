import IntentDefinitionFiles
import IntentKitCore
import IntentKitPlatform
import IntentKitReports

/// The command that checks definition files of custom intents.
struct CheckDefinitionCommand: Command {
  static let usage = CommandUsage(
    name: "check-definition",
    summary: "Checks .intentdefinition files, in which apps define their own intents.",
    details:
      "FILE is an .intentdefinition file of Xcode. Its texts in other languages are checked with it: "
      + ".strings and .stringsdict files of the same name in folders such as ja.lproj. Each problem is "
      + "a line with path, line and column; in a binary file, the keys take the place of the line. "
      + "Errors result in exit status 5, warnings don't.",
    arguments: "FILE…", maximumArgumentCount: .max,
    examples: [
      "intentsim check-definition Base.lproj/Intents.intentdefinition",
      "intentsim check-definition Examples/Definitions/broken.intentdefinition",
      "intentsim check-definition --strict --format ndjson Intents.intentdefinition",
    ])

  struct Options: OptionGroup {
    let strict = Option("strict", help: "Also report keys that the format doesn't have.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    guard !arguments.positional.isEmpty else {
      throw .usage(
        "check-definition needs the path of an .intentdefinition file; see intentsim "
          + "check-definition --help.")
    }
    var documents: [DefinitionDocument] = []
    for path in arguments.positional {
      documents.append(
        try usable { () throws(SystemError) in
          try DefinitionDocument(path: path, isStrict: arguments.strict)
        })
    }
    let status: ExitStatus = documents.contains(where: \.hasErrors) ? .findings : .success
    switch output.format {
    case .text:
      for line in documents.flatMap(\.lines) { output.line(line) }
      output.line(summary(of: documents))
    case .json:
      output.value([
        "files": .array(documents.map(\.value)), "status": .integer(Int(status.rawValue)),
      ])
    case .ndjson: for item in documents.flatMap(\.items) { output.value(item) }
    }
    return status
  }

  private func summary(of documents: [DefinitionDocument]) -> String {
    let intents = documents.map(\.file.intents.count).reduce(0, +)
    let errors = documents.map { $0.count(of: .error) }.reduce(0, +)
    let warnings = documents.map { $0.count(of: .warning) }.reduce(0, +)
    let read = [
      counted(documents.count, "file", "files"), counted(intents, "intent", "intents"),
    ]
    let found =
      errors + warnings == 0
      ? ["no findings"]
      : [counted(errors, "error", "errors"), counted(warnings, "warning", "warnings")]
    return "\(read.joined(separator: ", ")): \(found.joined(separator: ", "))"
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

extension DefinitionDocument {
  /// Returns the number of findings of a severity.
  fileprivate func count(of severity: DefinitionFinding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The findings as JSON values, each with its place.
  fileprivate var items: [ParameterValue] {
    findings.map { finding in
      .members([
        "file": .string(finding.place.companion ?? path), "id": .string(finding.rule),
        "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
        "line": finding.place.position.map { .integer($0.line) },
        "column": finding.place.position.map { .integer($0.column) },
        "keys": finding.place.keyPath.isEmpty ? nil : .string(finding.place.keyPath),
      ])
    }
  }

  /// The findings of the file as a JSON value.
  fileprivate var value: ParameterValue {
    .members([
      "file": .string(path),
      "intents": .array(file.intents.map { .string($0.name.value) }),
      "languages": .array(languages.map { .string($0) }),
      "findings": .array(items),
    ])
  }
}
