/// The notes of one user, and the folders they lie in.
public actor Notebook {
  /// A note.
  public struct Entry: Sendable, Hashable {
    /// What the app knows the note by.
    public let id: Int
    /// The title, if the note was given one.
    public let title: String?
    /// What the note says.
    public let text: String
    /// The folder it lies in; nil for none.
    public let folder: String?
  }

  /// The folders there are.
  public nonisolated let folders: [String]
  /// Whether the user has opened the notebook with a password.
  public nonisolated let isOpen: Bool
  /// The notes, the oldest first.
  public private(set) var entries: [Entry] = []

  private let clock: any Clock<Duration>
  private let savingTime: Duration

  /// Makes an empty notebook.
  ///
  /// - Parameters:
  ///   - folders: The folders there are.
  ///   - isOpen: Whether the user has opened it with a password.
  ///   - savingTime: How long it takes to save a note.
  ///   - clock: The clock that this time passes on; a test gives one that takes no time.
  public init(
    folders: [String] = [], isOpen: Bool = true, savingTime: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.folders = folders
    self.isOpen = isOpen
    self.savingTime = savingTime
    self.clock = clock
  }

  /// Saves a note.
  ///
  /// - Throws: `CancellationError` when nobody wants it saved any more.
  public func add(title: String?, text: String, folder: String?) async throws -> Entry {
    if savingTime > .zero { try await clock.sleep(for: savingTime) }
    let entry = Entry(id: entries.count + 1, title: title, text: text, folder: folder)
    entries.append(entry)
    return entry
  }

  /// The notes whose title or text holds some words.
  public func entries(about words: String) -> [Entry] {
    let words = words.lowercased()
    return entries.filter { entry in
      "\(entry.title ?? "") \(entry.text)".lowercased().contains(words)
    }
  }

  /// The folders whose name begins as a name does that somebody said.
  public nonisolated func folders(like name: String) -> [String] {
    let name = name.lowercased()
    if let folder = folders.first(where: { $0.lowercased() == name }) { return [folder] }
    return folders.filter { $0.lowercased().hasPrefix(name) }
  }
}
