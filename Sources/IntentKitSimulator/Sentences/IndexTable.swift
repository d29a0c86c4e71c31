/// A table of indices by key, for the many short searches of matching.
///
/// The standard dictionary protects against chosen keys, which costs more than the search itself.
/// Here the keys are places in a grammar, which the sentence doesn't choose.
struct IndexTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0
  private var mask: Int

  /// The key of an empty place, which isn't a pair of indices.
  private static let empty = UInt64.max

  init(capacity: Int = 64) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: Self.empty, count: size)
    values = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Returns the key of two indices, of which the second is at least zero.
  static func key(_ first: Int32, _ second: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(truncatingIfNeeded: second))
  }

  /// The index for a key.
  subscript(key: UInt64) -> Int32? {
    get {
      var place = Self.hash(key) & mask
      while keys[place] != Self.empty {
        if keys[place] == key { return values[place] }
        place = (place + 1) & mask
      }
      return nil
    }
    set {
      guard let newValue else { return }
      if count * 2 >= keys.count { grow() }
      var place = Self.hash(key) & mask
      while keys[place] != Self.empty, keys[place] != key { place = (place + 1) & mask }
      if keys[place] == Self.empty { count += 1 }
      keys[place] = key
      values[place] = newValue
    }
  }

  private mutating func grow() {
    var larger = IndexTable(capacity: keys.count)
    for (key, value) in zip(keys, values) where key != Self.empty { larger[key] = value }
    self = larger
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 29)
  }
}
