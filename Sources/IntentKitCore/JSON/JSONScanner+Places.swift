/// A search for the places of several paths in one pass.
private struct PlaceSearch {
  private let paths: [ParameterPath]
  /// The offset of the deepest value found so far on each path.
  var offsets: [Int]
  /// The number of paths that may lead deeper into the text.
  var remainingCount: Int

  init(_ paths: [ParameterPath]) {
    self.paths = paths
    offsets = Array(repeating: 0, count: paths.count)
    remainingCount = paths.count
  }

  /// Returns a step of a path, or nil at its end.
  func step(_ number: Int, of path: Int) -> ParameterPath.Step? {
    let steps = paths[path].steps
    return number < steps.count ? steps[number] : nil
  }

  /// Ends the search for paths whose next step doesn't exist.
  mutating func giveUp(_ missing: [ParameterPath.Step: [Int]]) {
    for paths in missing.values { remainingCount -= paths.count }
  }
}

extension JSONScanner {
  /// Returns the offsets of the values at paths, or of the deepest existing values on the paths.
  ///
  /// The text is read once, and only as far as necessary.
  mutating func offsets(of paths: [ParameterPath]) throws(JSONError) -> [Int] {
    skipWhitespace()
    guard next != nil else { throw unexpected("a value") }
    var search = PlaceSearch(paths)
    try find(Array(paths.indices), below: 0, at: offset, in: &search)
    return search.offsets
  }

  /// Searches a value, at which the scanner stands, for paths that lead to or into it.
  ///
  /// - Parameters:
  ///   - wanted: The indexes of the paths.
  ///   - depth: The number of steps that lead to the value.
  ///   - place: The offset of the value, or of its key.
  ///   - search: The search.
  /// - Throws: ``JSONError`` if the text isn't valid JSON as far as it is read.
  private mutating func find(
    _ wanted: [Int], below depth: Int, at place: Int, in search: inout PlaceSearch
  ) throws(JSONError) {
    var deeper: [ParameterPath.Step: [Int]] = [:]
    for index in wanted {
      search.offsets[index] = place
      if let step = search.step(depth, of: index) {
        deeper[step, default: []].append(index)
      } else {
        search.remainingCount -= 1
      }
    }
    guard search.remainingCount > 0 else { return }
    switch next {
    case .openBrace? where deeper.keys.contains(where: \.isName):
      offset += 1
      try findMembers(deeper, below: depth + 1, in: &search)
    case .openBracket? where !deeper.keys.allSatisfy(\.isName):
      offset += 1
      try findElements(deeper, below: depth + 1, in: &search)
    default:
      search.giveUp(deeper)
      if search.remainingCount > 0 { _ = try valueOrNull() }
    }
  }

  private mutating func findMembers(
    _ wanted: [ParameterPath.Step: [Int]], below depth: Int, in search: inout PlaceSearch
  ) throws(JSONError) {
    var wanted = wanted
    skipWhitespace()
    if take(.closeBrace) { return search.giveUp(wanted) }
    repeat {
      skipWhitespace()
      let place = offset
      if let paths = wanted.removeValue(forKey: .name(try key())) {
        try find(paths, below: depth, at: place, in: &search)
        guard search.remainingCount > 0 else { return }
      } else {
        _ = try valueOrNull()
      }
      skipWhitespace()
    } while take(.comma)
    guard take(.closeBrace) else { throw unexpected("“,” or “}”") }
    search.giveUp(wanted)
  }

  private mutating func findElements(
    _ wanted: [ParameterPath.Step: [Int]], below depth: Int, in search: inout PlaceSearch
  ) throws(JSONError) {
    var wanted = wanted
    skipWhitespace()
    if take(.closeBracket) { return search.giveUp(wanted) }
    var index = 0
    repeat {
      skipWhitespace()
      if let paths = wanted.removeValue(forKey: .index(index)) {
        try find(paths, below: depth, at: offset, in: &search)
        guard search.remainingCount > 0 else { return }
      } else {
        _ = try value()
      }
      index += 1
      skipWhitespace()
    } while take(.comma)
    guard take(.closeBracket) else { throw unexpected("“,” or “]”") }
    search.giveUp(wanted)
  }
}

extension ParameterPath.Step {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
