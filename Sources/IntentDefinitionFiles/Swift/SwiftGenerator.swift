package import IntentCatalog

/// A generator of Swift for the intents of a definition file.
///
/// The declarations have the form of SiriKit's intents in IntentKitCore: a structure for each intent
/// and each response, protocols for handlers, and a type for each enumeration and object.
package struct SwiftGenerator: Sendable {
  private let file: DefinitionFile
  private let fileName: String
  private let options: SwiftOptions

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - file: The content of the definition file, without errors.
  ///   - fileName: The name of the definition file without its folders, such as
  ///     `SoupChef.intentdefinition`.
  ///   - options: The choices for the generated Swift.
  package init(_ file: DefinitionFile, named fileName: String, _ options: SwiftOptions = .init()) {
    self.file = file
    self.fileName = fileName
    self.options = options
  }

  /// The first line of each generated file.
  package var header: String { SwiftRenderer(file, named: fileName, options).header }

  /// The source of all declarations in one file.
  package var source: String {
    let renderer = SwiftRenderer(file, named: fileName, options)
    return renderer.source(Array(renderer.parts.map(\.lines).joined(separator: [""])))
  }

  /// The same declarations in files of their own, sorted by path.
  package var files: [GeneratedFile] {
    let renderer = SwiftRenderer(file, named: fileName, options)
    return renderer.parts.map { part in
      GeneratedFile(path: "\(part.name).swift", text: renderer.source(part.lines))
    }.sorted { $0.path < $1.path }
  }
}
