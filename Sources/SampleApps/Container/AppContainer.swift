public import IntentKitCore

/// The folder that an app shares with its extension, in which it keeps documents as JSON.
///
/// ```swift
/// let container = AppContainer(folder: folder)
/// let number = try container.update("orders.json", default: Orders()) { orders in
///   orders.place(order)
/// }
/// ```
///
/// Any number of threads and processes may use the same folder at once, and each may be killed at any time:
/// - A document is replaced whole or not at all. Readers need no lock, and see the old content or the new.
/// - What ``update(_:default:_:)`` has returned from is on the disk.
/// - A document that cannot be read is an error, and stays as it is.
/// - A document has the same bytes whenever it holds the same data.
public struct AppContainer: Sendable {
  /// The largest document, in bytes.
  public static let largestDocument = 64 << 20

  /// Where a document is written before it takes its place. All writers use the one name, under the lock, so what a
  /// killed writer left behind is found without a search.
  private static let draftName = ".container.draft"

  /// What stands for the folder in messages about a container in memory.
  static let pathInMemory = "memory"

  /// The folder, which an update creates when it is missing; nil for a container in memory.
  public let folder: URL?
  private let patience: Duration
  private let lock = ContainerLock()
  /// The documents of a container that has no folder.
  private let memory = DocumentMemory()

  /// Makes a container of a folder.
  ///
  /// - Parameters:
  ///   - folder: Where the documents are. It need not exist; its own place may be reached through a symbolic link.
  ///   - patience: How long an update waits for others to finish theirs. A handler has ten seconds for its answer, so
  ///     this is less. It is real time even in simulation, since nobody can simulate another process.
  public init(folder: URL, patience: Duration = .seconds(5)) {
    self.folder = folder
    self.patience = patience
  }

  private init() {
    folder = nil
    patience = .seconds(5)
  }

  /// Makes the container that an app is to use: the one it shares, or one for this run where it shares none.
  public init(_ environment: AppEnvironment) {
    if let path = environment.containerFolder {
      self.init(folder: URL(filePath: path, directoryHint: .isDirectory))
    } else {
      self.init()
    }
  }

  /// Makes a container in memory, for one run.
  ///
  /// Its documents go with its last copy, and nothing of it is ever on the disk, however the run or the process ends.
  /// It takes and refuses the same as any other.
  public static func temporary() -> AppContainer {
    AppContainer()
  }

  /// Reads a document, or gives a default when there is none.
  ///
  /// It takes no lock and waits for nobody: a document is whole at all times.
  ///
  /// - Throws: ``ContainerError`` when the document is there but cannot be read. Show it to whoever runs the app.
  public func read<Document: ParameterRecord>(
    _ name: String, default absence: Document
  ) throws(ContainerError) -> Document {
    let path = try path()
    let file = try DocumentFile<Document>(name, in: path ?? Self.pathInMemory)
    guard let path else { return try memory[name].map(file.document) ?? absence }
    let bytes = try OpenFolder(path, isCreating: false)?
      .content(of: name, atMost: Self.largestDocument)
    return try bytes.map(file.document) ?? absence
  }

  /// Changes a document, alone among all threads and processes that use the folder.
  ///
  /// - Parameters:
  ///   - name: The name of the file, such as `orders.json`.
  ///   - absence: What is changed when there is no document yet.
  ///   - change: What to do with the document. Others wait meanwhile, so it should be short, and it must not change
  ///     another document of the same container. When it throws, the document stays as it was.
  /// - Returns: What the change returned, once the new content is on the disk.
  /// - Throws: What the change threw, or ``ContainerError`` when the document cannot be read or written, or others do
  ///   not let go of the container. Show it to whoever runs the app.
  public func update<Document: ParameterRecord, Result>(
    _ name: String, default absence: Document, _ change: (inout Document) throws -> Result
  ) throws -> Result {
    let path = try path()
    let file = try DocumentFile<Document>(name, in: path ?? Self.pathInMemory)
    let folder = try path.map { path throws(ContainerError) in
      guard let folder = try OpenFolder(path, isCreating: true) else {
        throw .vanished(path: path)
      }
      return folder
    }
    return try lock.withLock(in: folder, patience: patience) {
      guard let folder else {
        var document = try memory[name].map(file.document) ?? absence
        let result = try change(&document)
        memory[name] = try file.copy(of: document, atMost: Self.largestDocument)
        return result
      }
      try folder.remove(Self.draftName)
      let old = try folder.content(of: name, atMost: Self.largestDocument)
      var document = try old.map(file.document) ?? absence
      let result = try change(&document)
      let new = try file.bytes(of: document, atMost: Self.largestDocument)
      if new != old { try folder.replace(name, with: new, draft: Self.draftName) }
      // Even where nothing changed: a writer may have been killed before it came to this, and whoever has read its
      // content may rely on it from now on.
      try folder.settle()
      return result
    }
  }

  /// The path of the folder, if there is one.
  private func path() throws(ContainerError) -> String? {
    guard let folder else { return nil }
    guard folder.isFileURL else {
      throw ContainerError(
        .unsuitableFile, path: folder.absoluteString, message: "This is no folder.",
        cure: "Give the container a file URL.")
    }
    let path = folder.path(percentEncoded: false)
    return path.count > 1 ? path.droppingSuffix("/") : path
  }
}
