import IntentKitPlatform
import IntentKitSimulator

/// The criteria for selecting scenarios to replay.
public struct ReplaySelection: Sendable {
  /// A regular expression that the identifier or the name must contain.
  ///
  /// It is one of `grep -E`, so that a search can't take a time without end.
  public let pattern: String?
  /// The tags of which a scenario must have at least one; empty to ignore tags.
  public let tags: Set<String>

  /// An error in a regular expression.
  public struct PatternError: Error, Sendable, Hashable {
    /// A description of the error.
    public var message: String
    /// The offset of the error in characters, if known.
    public var offset: Int?
  }

  /// Creates a selection, by default of everything.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression that the identifier or the name must contain.
  ///   - tags: The tags of which a scenario must have at least one.
  /// - Throws: ``PatternError`` if the pattern isn't a valid regular expression. Show it to the
  ///   user.
  public init(pattern: String? = nil, tags: [String] = []) throws(PatternError) {
    self.pattern = pattern
    self.tags = Set(tags)
    if let pattern { _ = try Self.search(pattern) }
  }

  /// A selection that includes everything.
  public static let all = ReplaySelection()

  private init() { (pattern, tags) = (nil, []) }

  /// Whether every scenario is selected.
  var isEverything: Bool { pattern == nil && tags.isEmpty }

  /// Returns a matcher for one task, because a regular expression can't be shared between tasks.
  func matcher() -> Matcher {
    Matcher(search: pattern.flatMap { try? Self.search($0) }, tags: tags)
  }

  /// A selection with a compiled regular expression.
  struct Matcher {
    let search: SearchPattern?
    let tags: Set<String>

    /// Returns whether a scenario is selected.
    func selects(_ scenario: Scenario, id: String) -> Bool {
      guard tags.isEmpty || scenario.tags.contains(where: tags.contains) else { return false }
      guard let search else { return true }
      return search.matches(id) || scenario.name.map(search.matches) == true
    }
  }

  private static func search(_ pattern: String) throws(PatternError) -> SearchPattern {
    do {
      // Swift's parser knows the place of a mistake.
      _ = try Regex(pattern)
    } catch {
      // The parser's error doesn't expose its position, so reflection finds it.
      let place = Mirror(reflecting: error).descendant("location", "range", "lowerBound")
      let offset = (place as? String.Index).flatMap { index in
        index <= pattern.endIndex ? pattern.distance(from: pattern.startIndex, to: index) : nil
      }
      throw PatternError(message: "\(error)", offset: offset)
    }
    do throws(SearchPattern.Problem) {
      return try SearchPattern(pattern)
    } catch {
      throw PatternError(message: error.description)
    }
  }
}
