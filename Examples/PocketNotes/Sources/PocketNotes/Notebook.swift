/// The notes of one user, organized in folders.
public actor Notebook {
  /// A note.
  public struct Entry: Sendable, Hashable {
    /// The identifier of the note.
    public let id: Int
    /// The title, if any.
    public let title: String?
    /// The text of the note.
    public let text: String
    /// The folder that contains the note, if any.
    public let folder: String?
  }

  /// The names of the folders.
  public nonisolated let folders: [String]
  /// Whether the user has unlocked the notebook with its password.
  public nonisolated let isOpen: Bool
  /// The notes, oldest first.
  public private(set) var entries: [Entry] = []

  private let clock: any Clock<Duration>
  private let savingTime: Duration

  /// Creates an empty notebook.
  ///
  /// - Parameters:
  ///   - folders: The names of the folders.
  ///   - isOpen: Whether the user has unlocked the notebook with its password.
  ///   - savingTime: The time that saving a note takes.
  ///   - clock: The clock that measures this time. Tests pass a clock that takes no real time.
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
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - text: The text.
  ///   - folder: The folder, if any.
  /// - Returns: The saved note.
  /// - Throws: `CancellationError` if the task is canceled.
  public func add(title: String?, text: String, folder: String?) async throws -> Entry {
    if savingTime > .zero { try await clock.sleep(for: savingTime) }
    let entry = Entry(id: entries.count + 1, title: title, text: text, folder: folder)
    entries.append(entry)
    return entry
  }

  /// Returns the notes whose title or text contains a phrase.
  public func entries(about words: String) -> [Entry] {
    let words = words.lowercased()
    return entries.filter { entry in
      "\(entry.title ?? "") \(entry.text)".lowercased().contains(words)
    }
  }

  /// Returns the folder with a spoken name, or the folders whose names start with it.
  public nonisolated func folders(like name: String) -> [String] {
    let name = name.lowercased()
    if let folder = folders.first(where: { $0.lowercased() == name }) { return [folder] }
    return folders.filter { $0.lowercased().hasPrefix(name) }
  }
}
