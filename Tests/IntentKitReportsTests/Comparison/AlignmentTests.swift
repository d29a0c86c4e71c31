import Testing

@testable import IntentKitReports

@Suite struct `The alignment of lists` {
  /// Lists, and the number of pairs that an alignment finds.
  static let samples: [(left: [Int], right: [Int], pairs: Int)] = [
    ([], [], 0), ([1], [], 0), ([], [1, 2], 0), ([1, 2, 3], [1, 2, 3], 3),
    ([1, 2, 3, 4], [1, 3, 4], 3), ([1, 1, 1], [1, 1], 2), ([1, 2], [2, 1], 1),
    // Long lists.
    (Array(0..<5_000), Array(0..<5_000), 5_000),
    (Array(0..<5_000), Array(5_000..<10_000), 0),
    (Array(0..<5_000), (0..<5_000).map { $0.isMultiple(of: 10) ? -$0 - 1 : $0 }, 4_500),
    ([-1] + Array(0..<5_000), Array(0..<5_000) + [-2], 5_000),
    (Array(0..<2_500) + [-1] + Array(2_500..<5_000), Array(1..<5_000), 4_999),
    (Array(repeating: 1, count: 5_000), Array(repeating: 1, count: 4_000), 4_000),
    (
      Array(repeating: [1, 2], count: 2_500).flatMap(\.self),
      Array(repeating: [2, 1], count: 2_500).flatMap(\.self), 0
    ),
    (Array(0..<1_000), Array((0..<1_000).reversed()), 1),
  ]

  @Test(arguments: samples.indices)
  func `each element appears once, in order, and pairs are equal`(_ index: Int) {
    let (left, right, pairCount) = Self.samples[index]
    let pairs = Alignment(left, right).pairs
    #expect(pairs.compactMap(\.left) == Array(left.indices))
    #expect(pairs.compactMap(\.right) == Array(right.indices))
    var count = 0
    for case (let row?, let column?) in pairs {
      count += 1
      #expect(left[row] == right[column])
    }
    #expect(count == pairCount)
  }
}
