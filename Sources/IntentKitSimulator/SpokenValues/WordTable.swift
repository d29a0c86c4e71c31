/// Words with their numbers, in the order in which they were added.
///
/// The standard dictionary computes the hash of a word for each search. Here each word of a
/// sentence keeps its hash for all tables and filters.
struct WordTable: Sendable {
  /// The words by their numbers.
  private(set) var words: [String] = []
  /// The places, whose number is a power of two; at least half of them are empty.
  private var entries: [Entry]

  /// A word in one place of the memory.
  private struct Entry {
    var hash: UInt32
    /// The number of the word; -1 for an empty place.
    var number: Int32

    static let empty = Entry(hash: 0, number: -1)
  }

  init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    entries = Array(repeating: .empty, count: size)
  }

  /// Returns the hash of a word, different in each process.
  static func hash(of text: String) -> UInt32 {
    var hash = seed
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ hash >> 16
  }

  /// A random number, so that no names of an app can be chosen to have the same hash.
  private static let seed = UInt32.random(in: .min ... .max)

  /// Returns the number of a word, or nil if it's missing.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - hash: Its hash.
  /// - Returns: The number, or nil.
  func number(of text: String, hash: UInt32) -> Int? {
    let number = entries[place(of: text, hash)].number
    return number < 0 ? nil : Int(number)
  }

  /// Returns the number of a word, or nil if it's missing.
  func number(of text: String) -> Int? { number(of: text, hash: Self.hash(of: text)) }

  /// Returns the number of a word, adding it if necessary.
  mutating func insert(_ text: String) -> Int {
    let hash = Self.hash(of: text)
    if let number = number(of: text, hash: hash) { return number }
    if (words.count + 1) * 2 > entries.count { grow() }
    entries[place(of: text, hash)] = Entry(hash: hash, number: Int32(words.count))
    words.append(text)
    return words.count - 1
  }

  /// Returns the place of a word, or the empty place for it.
  private func place(of text: String, _ hash: UInt32) -> Int {
    let mask = entries.count - 1
    var place = Int(hash) & mask
    while entries[place].number >= 0,
      entries[place].hash != hash || words[Int(entries[place].number)] != text
    {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    var larger = WordTable(capacity: entries.count)
    larger.words = words
    for entry in entries where entry.number >= 0 {
      larger.entries[larger.place(of: words[Int(entry.number)], entry.hash)] = entry
    }
    self = larger
  }
}
