/// A table of indices by key, for the many short searches of matching.
///
/// The standard dictionary protects against chosen keys, at a cost above that of the search itself.
/// Here the keys are places in a grammar, and the sentence doesn't choose them.
struct IndexTable: Sendable {
  private var entries: [Entry]
  private var count = 0
  private var mask: Int

  /// A key with its value, in one place of the memory.
  private struct Entry {
    var key: UInt64
    var value: Int32

    /// The entry of an empty place, whose key isn't a pair of indices.
    static let empty = Entry(key: .max, value: 0)

    var isEmpty: Bool { key == .max }
  }

  init(capacity: Int = 32) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    entries = Array(repeating: .empty, count: size)
    mask = size - 1
  }

  /// Returns the key of two indices, of which the second is at least zero.
  static func key(_ first: Int32, _ second: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(truncatingIfNeeded: second))
  }

  /// The index for a key.
  subscript(key: UInt64) -> Int32? {
    get {
      let entry = entries[place(of: key)]
      return entry.isEmpty ? nil : entry.value
    }
    set {
      guard let newValue else { return }
      if count * 2 >= entries.count { grow() }
      let place = place(of: key)
      if entries[place].isEmpty { count += 1 }
      entries[place] = Entry(key: key, value: newValue)
    }
  }

  /// Returns the place of a key, or the empty place for it.
  private func place(of key: UInt64) -> Int {
    var place = Self.hash(key) & mask
    while entries[place].key != key, !entries[place].isEmpty { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    var larger = IndexTable(capacity: entries.count)
    for entry in entries where !entry.isEmpty { larger[entry.key] = entry.value }
    self = larger
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 29)
  }
}
