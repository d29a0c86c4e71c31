import IntentKitCore
import SampleStorage

/// A document in the container that an app shares with its extension.
struct StoredDocument<Document: ParameterRecord>: Sendable {
  let container: AppContainer
  /// The name of the file.
  let name: String
  /// The document to use until the container stores one.
  let initial: Document

  /// Returns the stored document.
  func read() throws(ContainerError) -> Document {
    try container.read(name, default: initial)
  }

  /// Changes the document with exclusive access.
  ///
  /// - Returns: The result of the change.
  /// - Throws: The error of the change, or an error that prevented storing the document. The stored
  ///   document is unchanged in both cases.
  func update<Result>(_ change: (inout Document) throws -> Result) throws -> Result {
    try container.update(name, default: initial, change)
  }
}
