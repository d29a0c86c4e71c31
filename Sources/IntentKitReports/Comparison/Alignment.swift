/// The alignment of two lists: pairs of equal elements in order, and the other elements alone.
///
/// Short lists have as many pairs as possible. Finding the maximum takes quadratic time, so long
/// lists are first aligned at the elements that occur exactly once in both.
///
/// - Complexity: O(*n* log *n*), where *n* is the total length of the lists.
struct Alignment<Element: Hashable> {
  /// A pair of indexes of equal elements, or the index of an element without a counterpart.
  typealias Pair = (left: Int?, right: Int?)

  /// The total length up to which a maximum number of pairs is found.
  private static var shortLength: Int { 400 }

  /// The pairs, in order.
  private(set) var pairs: [Pair] = []
  private let left: [Element]
  private let right: [Element]

  /// Aligns two lists.
  init(_ left: [Element], _ right: [Element]) {
    self.left = left
    self.right = right
    align(left.indices, right.indices) { $0.alignAtAnchors($1, $2) }
  }

  /// Aligns parts of the lists: equal starts and ends, and the rest with a closure.
  private mutating func align(
    _ lefts: Range<Int>, _ rights: Range<Int>,
    longRest: (inout Self, Range<Int>, Range<Int>) -> Void
  ) {
    let prefix = zip(lefts, rights).prefix { left[$0] == right[$1] }
    let (leftRest, rightRest) = (
      lefts.dropFirst(prefix.count), rights.dropFirst(prefix.count)
    )
    let suffixLength = zip(leftRest.reversed(), rightRest.reversed())
      .prefix { left[$0] == right[$1] }.count
    let (lefts, rights) = (leftRest.dropLast(suffixLength), rightRest.dropLast(suffixLength))
    pairs += prefix.map { ($0, $1) }
    if lefts.count + rights.count <= Self.shortLength {
      alignShort(lefts, rights)
    } else {
      longRest(&self, lefts, rights)
    }
    pairs += zip(leftRest.suffix(suffixLength), rightRest.suffix(suffixLength)).map { ($0, $1) }
  }

  /// Finds as many pairs as possible.
  private mutating func alignShort(_ lefts: Range<Int>, _ rights: Range<Int>) {
    let changes = right[rights].difference(from: left[lefts])
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for case .remove(let offset, _, _) in changes { removed.insert(lefts.lowerBound + offset) }
    for case .insert(let offset, _, _) in changes { added.insert(rights.lowerBound + offset) }
    var (row, column) = (lefts.lowerBound, rights.lowerBound)
    while row < lefts.upperBound || column < rights.upperBound {
      if removed.contains(row) {
        pairs.append((row, nil))
        row += 1
      } else if added.contains(column) {
        pairs.append((nil, column))
        column += 1
      } else {
        pairs.append((row, column))
        row += 1
        column += 1
      }
    }
  }

  /// Pairs the elements that occur once in each part, and aligns the parts between them.
  private mutating func alignAtAnchors(_ lefts: Range<Int>, _ rights: Range<Int>) {
    var (row, column) = (lefts.lowerBound, rights.lowerBound)
    for (nextRow, nextColumn) in anchors(lefts, rights) + [(lefts.upperBound, rights.upperBound)] {
      align(row..<nextRow, column..<nextColumn) { alignment, lefts, rights in
        alignment.pairs += lefts.map { ($0, nil) } + rights.map { (nil, $0) }
      }
      if nextRow < lefts.upperBound { pairs.append((nextRow, nextColumn)) }
      (row, column) = (nextRow + 1, nextColumn + 1)
    }
  }

  /// Returns the longest ascending sequence of pairs of elements that occur once in each part.
  private func anchors(_ lefts: Range<Int>, _ rights: Range<Int>) -> [(Int, Int)] {
    let (rows, columns) = (Self.uniquePlaces(left, lefts), Self.uniquePlaces(right, rights))
    let candidates = lefts.compactMap { row -> (Int, Int)? in
      guard rows[left[row]] == .some(row), case let column?? = columns[left[row]] else {
        return nil
      }
      return (row, column)
    }
    // The longest ascending sequence by patience sorting: each pile keeps its lowest last column.
    var piles: [Int] = []
    var previous = [Int?](repeating: nil, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[piles[middle]].1 < candidate.1 { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? piles[low - 1] : nil
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var sequence: [(Int, Int)] = []
    var next = piles.last
    while let index = next {
      sequence.append(candidates[index])
      next = previous[index]
    }
    return sequence.reversed()
  }

  /// Returns the index of each element in a range, or nil for an element that occurs repeatedly.
  private static func uniquePlaces(_ list: [Element], _ range: Range<Int>) -> [Element: Int?] {
    Dictionary(range.map { (list[$0], $0) }, uniquingKeysWith: { _, _ in nil })
  }
}
