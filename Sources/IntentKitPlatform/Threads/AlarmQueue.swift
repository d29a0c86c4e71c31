/// Closures in the order of their moments, and those of one moment in the order in which they were
/// added.
package struct AlarmQueue {
  /// A closure and its moment.
  package struct Entry {
    /// The moment.
    package let moment: ContinuousClock.Instant
    /// The closure.
    package let body: @Sendable () -> Void
    fileprivate let number: Int

    fileprivate static func < (left: Self, right: Self) -> Bool {
      (left.moment, left.number) < (right.moment, right.number)
    }
  }

  /// The entries as a heap: each comes before those at twice its place plus one and plus two.
  private var entries: [Entry] = []
  private var addedCount = 0

  /// Creates an empty queue.
  package init() {}

  /// The entry that comes before all others, if any.
  package var first: Entry? { entries.first }

  /// Adds a closure, and returns whether it comes before all others.
  package mutating func add(
    _ body: @escaping @Sendable () -> Void, at moment: ContinuousClock.Instant
  ) -> Bool {
    addedCount += 1
    var place = entries.count
    entries.append(Entry(moment: moment, body: body, number: addedCount))
    while place > 0, entries[place] < entries[(place - 1) / 2] {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
    return place == 0
  }

  /// Removes the entry that comes before all others; there must be one.
  package mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var place = 0
    while true {
      var least = place
      for child in [place * 2 + 1, place * 2 + 2] where child < entries.count {
        if entries[child] < entries[least] { least = child }
      }
      guard least != place else { return }
      entries.swapAt(place, least)
      place = least
    }
  }
}
