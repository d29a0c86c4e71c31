import IntentKitSimulator

/// Which scenarios of those that are found are replayed.
public struct ReplaySelection: Sendable {
  /// What the id or the name must contain, as a regular expression of Swift's.
  public let pattern: String?
  /// Tags of which a scenario must have one; any will do when there are none.
  public let tags: Set<String>

  /// Why a pattern is none.
  public struct PatternError: Error, Sendable, Hashable {
    /// What is wrong.
    public var message: String
    /// How many letters stand before the place, where that is known.
    public var offset: Int?
  }

  /// Makes a selection; of everything when nothing is said.
  ///
  /// - Throws: ``PatternError`` for a pattern that is no regular expression. Show it to whoever wrote it.
  public init(pattern: String? = nil, tags: [String] = []) throws(PatternError) {
    self.pattern = pattern
    self.tags = Set(tags)
    if let pattern { _ = try Self.regex(pattern) }
  }

  /// The selection of everything.
  public static let all = ReplaySelection()

  private init() {
    pattern = nil
    tags = []
  }

  /// Whether every scenario is selected, whatever it says.
  var isEverything: Bool { pattern == nil && tags.isEmpty }

  /// The selection ready for use by one task; a regular expression cannot be shared.
  func matcher() -> Matcher {
    Matcher(regex: pattern.flatMap { try? Self.regex($0) }, tags: tags)
  }

  /// A selection at work.
  struct Matcher {
    let regex: Regex<AnyRegexOutput>?
    let tags: Set<String>

    /// Whether a scenario is selected.
    func selects(_ scenario: Scenario, id: String) -> Bool {
      guard tags.isEmpty || scenario.tags.contains(where: tags.contains) else { return false }
      guard let regex else { return true }
      return id.contains(regex) || (scenario.name?.contains(regex) ?? false)
    }
  }

  private static func regex(_ pattern: String) throws(PatternError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(pattern)
    } catch {
      // The parser's error keeps its place to itself, so it is looked for.
      let place = Mirror(reflecting: error).descendant("location", "range", "lowerBound")
      let offset = (place as? String.Index).flatMap { index in
        index <= pattern.endIndex ? pattern.distance(from: pattern.startIndex, to: index) : nil
      }
      throw PatternError(message: "\(error)", offset: offset)
    }
  }
}
