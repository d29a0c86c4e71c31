import IntentKitPlatform

/// Reads the content of an `.intentdefinition` file.
///
/// The reader accepts everything that a version of Xcode wrote. Problems are findings; the parts
/// that can't be read are left out, with a warning if the rest can be used without them.
struct DefinitionReader {
  let log: ReadingLog
  /// The version of the format.
  var modelVersion = DefinitionFile.ModelVersion.v1_0
  /// The identifier by which references name the types of the file.
  var namespace: String?
  /// The enumerations of the file, by name.
  var enumerations: [String: DefinedEnumeration] = [:]
  /// The names of the object types of the file.
  var typeNames: Set<String> = []

  /// Reads a file without its localized texts.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - isStrict: Whether to report keys that aren't known.
  /// - Returns: The content with texts that can be empty, and the findings.
  static func read(
    _ bytes: [UInt8], isStrict: Bool
  ) -> (file: DefinitionFile, findings: [DefinitionFinding]) {
    var reader = DefinitionReader(log: ReadingLog(isStrict: isStrict))
    var file = DefinitionFile(modelVersion: .v1_0)
    do throws(PropertyListError) {
      file = reader.file(try PropertyListReader.propertyList(from: bytes))
    } catch {
      reader.log.add(
        .notAPropertyList, error.message.capitalizedSentence, at: FilePlace(error.position))
    }
    return (file, reader.log.findings)
  }

  private mutating func file(_ list: PropertyList) -> DefinitionFile {
    let object = FileObject(list, .root, at: "", log)
    if !["Intents", "Enums", "Types"].contains(where: { object?.hasArray($0) ?? false }) {
      log.add(
        .noDefinitions,
        "Found a property list without INIntents, INEnums and INTypes, expected a definition file "
          + "of Xcode. Check that this is the right file.", at: FilePlace(list.position))
    }
    guard let root = object else { return DefinitionFile(modelVersion: .v1_0) }
    modelVersion = version(of: root)
    namespace = root.string("IntentDefinitionNamespace")?.value
    let enumerations = root.objects("Enums", .enumeration).compactMap { enumeration($0) }
    let types = root.objects("Types", .type)
    self.enumerations = Dictionary(enumerations.map { ($0.name.value, $0) }) { first, _ in first }
    typeNames = Set(types.compactMap { $0.string("Name")?.value })
    return DefinitionFile(
      modelVersion: modelVersion, namespace: namespace,
      intents: root.objects("Intents", .intent).compactMap { intent($0) },
      enumerations: enumerations, types: types.compactMap { type($0) })
  }

  /// Returns the version of the format; files without one are as old as the format.
  private func version(of root: FileObject) -> DefinitionFile.ModelVersion {
    guard let text = root.string("IntentDefinitionModelVersion")?.value else { return .v1_0 }
    if let version = DefinitionFile.ModelVersion(rawValue: text) { return version }
    let versions = DefinitionFile.ModelVersion.allCases.map(\.rawValue).joined(separator: ", ")
    root.report(
      .unknownVersion,
      "Found the version \(text.quoted) of the format, expected one of \(versions). The file is "
        + "read as version 1.2.", at: "IntentDefinitionModelVersion")
    return .v1_2
  }
}

extension String {
  /// The text with a capital letter at the beginning.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
