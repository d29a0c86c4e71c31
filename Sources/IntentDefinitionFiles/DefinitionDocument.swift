package import IntentKitPlatform

/// A definition file that was read and checked.
package struct DefinitionDocument: Sendable {
  /// The path of the file.
  package let path: String
  /// The content, as far as it can be used.
  package let file: DefinitionFile
  /// The problems, in the order of the lines.
  package let findings: [DefinitionFinding]
  /// The languages with localized texts.
  package let languages: [String]

  /// Reads and checks a file with its localized texts.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for the standard input, without localized texts.
  ///   - isStrict: Whether to report keys that aren't known.
  /// - Throws: ``SystemError`` if the file can't be read. Problems in its content are findings.
  package init(path: String, isStrict: Bool = false) throws(SystemError) {
    let bytes = try InputFile.bytes(of: path)
    let companions = path == "-" ? ([], []) : TextCompanion.all(of: path)
    self.init(bytes, path: path, companions: companions, isStrict: isStrict)
  }

  /// Reads and checks the content of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path for messages.
  ///   - companions: The files with the texts of other languages.
  ///   - isStrict: Whether to report keys that aren't known.
  package init(
    _ bytes: [UInt8], path: String, companions: [TextCompanion] = [], isStrict: Bool = false
  ) {
    self.init(bytes, path: path, companions: (companions, []), isStrict: isStrict)
  }

  private init(
    _ bytes: [UInt8], path: String,
    companions: (files: [TextCompanion], findings: [DefinitionFinding]), isStrict: Bool
  ) {
    self.path = path
    var (file, findings) = DefinitionReader.read(bytes, isStrict: isStrict)
    let log = ReadingLog(isStrict: isStrict)
    var localizer = TextLocalizer(companions.files, log)
    localizer.localize(&file)
    languages = localizer.otherLanguages
    findings += companions.findings + log.findings
    // The content of another file would break rules that it doesn't know.
    let isReadable = !findings.contains { $0.rule == ReadingProblem.notAPropertyList.rawValue }
    if isReadable { findings += DefinitionRule.findings(in: &file, languages: languages) }
    self.file = file
    self.findings = findings.inFileOrder
  }

  /// Whether the definitions can't be used.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// The findings as compilers write theirs, each on a line.
  package var lines: [String] { findings.map { $0.description(path: path) } }
}

extension [DefinitionFinding] {
  /// The findings of the definition file by line and column, and then those of the other files.
  fileprivate var inFileOrder: [DefinitionFinding] {
    enumerated().sorted { one, other in
      let (first, second) = (one.element.place, other.element.place)
      let paths = (first.companion ?? "", second.companion ?? "")
      if paths.0 != paths.1 { return paths.0 < paths.1 }
      let lines = (first.position?.line ?? 0, second.position?.line ?? 0)
      if lines.0 != lines.1 { return lines.0 < lines.1 }
      let columns = (first.position?.column ?? 0, second.position?.column ?? 0)
      return columns.0 == columns.1 ? one.offset < other.offset : columns.0 < columns.1
    }.map(\.element)
  }
}
