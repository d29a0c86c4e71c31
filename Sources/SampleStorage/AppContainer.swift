package import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The folder that an app shares with its extension to store documents as JSON.
///
/// ```swift
/// let container = AppContainer(folder: folder)
/// let number = try container.update("orders.json", default: Orders()) { orders in
///   orders.place(order)
/// }
/// ```
///
/// Any number of threads and processes may use the same folder concurrently, and each may be
/// terminated at any time:
/// - A document is replaced atomically. Readers need no lock, and see either the old or the new
///   content.
/// - When ``update(_:default:_:)`` returns, the change is on the disk.
/// - A document that can't be read is an error, and is left unchanged.
/// - The same data always produces the same bytes.
package struct AppContainer: Sendable {
  /// The maximum size of a document, in bytes.
  package static let maximumDocumentSize = 64 << 20

  /// The name of the temporary file for a new version of a document.
  ///
  /// All writers use the same name, under the lock, so the next writer finds the file of a
  /// terminated one without a search.
  private static let draftName = ".container.draft"

  /// The path that messages show for a container in memory.
  static let pathInMemory = "memory"

  /// The folder, or nil for a container in memory.
  ///
  /// An update creates the folder if it doesn't exist.
  package let folder: URL?
  private let patience: Duration
  private let lock = ContainerLock()
  /// The documents of a container in memory, by name.
  private let memory = Locked<[String: any ParameterRecord]>([:])

  /// Creates a container for a folder or in memory.
  ///
  /// The documents of a container in memory are discarded with its last copy and are never written
  /// to the disk. It accepts and rejects the same documents as a container in a folder, except that
  /// it doesn't limit the size and the depth of declared records.
  ///
  /// - Parameters:
  ///   - folder: The folder of the documents, or nil for a container in memory. It doesn't have to
  ///     exist. Its path may contain symbolic links.
  ///   - patience: The time that an update waits for other updates to finish. The default is
  ///     shorter than the ten seconds that a handler has for its answer. The limit is wall-clock
  ///     time even in a simulation, because other processes can't be simulated.
  package init(folder: URL?, patience: Duration = .seconds(5)) {
    self.folder = folder
    self.patience = patience
  }

  /// Creates the container that an app's environment specifies.
  ///
  /// The container is in memory if the environment has no container folder.
  package init(_ environment: AppEnvironment) {
    self.init(
      folder: environment.containerFolder.map { URL(filePath: $0, directoryHint: .isDirectory) })
  }

  /// Reads a document.
  ///
  /// Reading takes no lock and doesn't wait, because a document is complete at all times.
  ///
  /// - Parameters:
  ///   - name: The name of the file, for example `orders.json`.
  ///   - absence: The value to return if the document doesn't exist.
  /// - Returns: The document, or the default value.
  /// - Throws: ``ContainerError`` if the document exists but can't be read. Show it to the user.
  package func read<Document: ParameterRecord>(
    _ name: String, default absence: Document
  ) throws(ContainerError) -> Document {
    let path = try path()
    let file = try DocumentFile<Document>(name, in: path ?? Self.pathInMemory)
    guard let path else { return try memory.withLock { $0[name] }.map(file.document) ?? absence }
    let bytes = try ContainerError.converting(
      try OpenFolder(path, isCreating: false)?
        .content(of: name, atMost: Self.maximumDocumentSize))
    return try bytes.map(file.document) ?? absence
  }

  /// Changes a document with exclusive access among all threads and processes that use the folder.
  ///
  /// - Parameters:
  ///   - name: The name of the file, for example `orders.json`.
  ///   - absence: The value to change if the document doesn't exist.
  ///   - change: A closure that changes the document. Other updates wait for it, so it should be
  ///     short. It must not change another document of the same container. If it throws, the
  ///     document is unchanged.
  /// - Returns: The result of the closure, once the new content is on the disk.
  /// - Throws: The error of the closure, or ``ContainerError`` if the document can't be read or
  ///   written or the container stays locked. Show it to the user.
  package func update<Document: ParameterRecord, Result>(
    _ name: String, default absence: Document, _ change: (inout Document) throws -> Result
  ) throws -> Result {
    let path = try path()
    let file = try DocumentFile<Document>(name, in: path ?? Self.pathInMemory)
    let folder = try path.map { path throws(ContainerError) in
      let folder = try ContainerError.converting(try OpenFolder(path, isCreating: true))
      guard let folder else { throw .vanished(path: path) }
      return folder
    }
    return try lock.withLock(in: folder, patience: patience) {
      guard let folder else {
        let stored = try memory.withLock { $0[name] }.map(file.document)
        var document = stored ?? absence
        let result = try change(&document)
        if document == stored { return result }
        let copy = try file.copy(of: document)
        memory.withLock { $0[name] = copy }
        return result
      }
      try ContainerError.converting(try folder.remove(Self.draftName))
      let old = try ContainerError.converting(
        try folder.content(of: name, atMost: Self.maximumDocumentSize))
      var document = try old.map(file.document) ?? absence
      let result = try change(&document)
      let new = try file.bytes(of: document)
      if new != old {
        try ContainerError.converting(try folder.replace(name, with: new, draft: Self.draftName))
      }
      // This is necessary even if nothing changed: a writer may have been terminated before this
      // step, and readers of its content may rely on it from now on.
      try ContainerError.converting(try folder.settle())
      return result
    }
  }

  /// Returns the path of the folder, if any.
  private func path() throws(ContainerError) -> String? {
    guard let folder else { return nil }
    guard folder.isFileURL else {
      throw ContainerError(
        kind: .unsuitableFile, path: folder.absoluteString, message: "This isn't a folder.",
        cure: "Use a file URL for the container.")
    }
    let path = folder.path(percentEncoded: false)
    return path.count > 1 ? path.droppingSuffix("/") : path
  }
}
