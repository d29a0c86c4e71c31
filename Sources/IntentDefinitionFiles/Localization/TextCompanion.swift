import IntentKitPlatform

/// A file with the texts of a definition file in another language.
package struct TextCompanion: Sendable, Hashable {
  /// The path of the file, with the extension `strings` or `stringsdict`.
  package var path: String
  /// The language; nil for that of the definition file.
  package var language: String?
  package var bytes: [UInt8]

  /// Creates a file.
  package init(path: String, language: String?, bytes: [UInt8]) {
    self.path = path
    self.language = language
    self.bytes = bytes
  }

  /// Whether the file contains plural forms.
  var hasPlurals: Bool { path.hasSuffix(".stringsdict") }

  /// Reads the companions of a definition file.
  ///
  /// They have the name of the definition file and are in folders of languages: `ja.lproj`. These
  /// folders are beside the definition file, or beside the folder `Base.lproj` that contains it.
  ///
  /// - Parameter path: The path of the definition file.
  /// - Returns: The files in the order of their languages, and a finding for each that can't be
  ///   read.
  static func all(of path: String) -> (files: [TextCompanion], findings: [DefinitionFinding]) {
    let (folder, fileName) = path.splitAtLastSlash
    let (parent, folderName) = folder.splitAtLastSlash
    let root = folderName.hasSuffix(".lproj") ? parent : folder
    let name =
      fileName.hasSuffix(".intentdefinition")
      ? String(fileName.dropLast(".intentdefinition".count)) : fileName
    var files: [TextCompanion] = []
    var findings: [DefinitionFinding] = []
    let folders = (try? Folders.names(in: root)) ?? []
    for folder in folders.filter({ $0.hasSuffix(".lproj") }).sorted() {
      let language = String(folder.dropLast(".lproj".count))
      for suffix in ["strings", "stringsdict"] {
        let path = (root == "." ? "" : "\(root)/") + "\(folder)/\(name).\(suffix)"
        // A pipe could be waited for without end.
        guard case .file = FileEntry(at: path) else { continue }
        do throws(SystemError) {
          let bytes = try InputFile.bytes(of: path, atMost: PropertyListReader.maximumSize)
          files.append(
            TextCompanion(path: path, language: language == "Base" ? nil : language, bytes: bytes))
        } catch {
          findings.append(
            DefinitionFinding(
              ReadingProblem.unreadableTexts.severity,
              rule: ReadingProblem.unreadableTexts.rawValue,
              "The texts \(error.predicate). Without them, the language lacks texts.",
              at: FilePlace(companion: path)))
        }
      }
    }
    return (files, findings)
  }
}
