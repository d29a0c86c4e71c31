/// The options of a question, and those of them that the answers so far can mean.
struct OpenOptions {
  /// All options.
  let all: [Prompt.Option]
  /// The positions of those that are left.
  private var left: [Int]

  init(_ all: [Prompt.Option]) {
    self.all = all
    left = Array(all.indices)
  }

  /// The options that are left.
  var current: [Prompt.Option] { left.map { all[$0] } }

  var isNarrowed: Bool { left.count < all.count }

  /// Leaves the options that an answer can mean, if these are fewer, but several.
  ///
  /// - Returns: Whether it did.
  mutating func narrow(after answer: Answer) -> Bool {
    guard case .narrowed(let indices, _) = answer else { return false }
    let meant = left.indices.filter(Set(indices).contains)
    guard meant.count > 1, meant.count < left.count else { return false }
    left = meant.map { left[$0] }
    return true
  }

  /// Returns an answer with the position of its option among all of them.
  func answer(_ answer: Answer) -> Answer {
    guard case .option(let index) = answer, isNarrowed else { return answer }
    return .option(left.indices.contains(index) ? left[index] : all.count)
  }
}
