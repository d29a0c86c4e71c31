/// Where something of SiriKit exists, since when, and until when.
public struct Availability: Sendable, Hashable {
  /// The first version, by platform: `["iOS": "10.0"]`; empty when nothing is known or nothing is
  /// limited.
  public var introduced: [String: String]
  /// The platforms that never had it.
  public var unavailable: [String]
  /// Since when it should not be used, when that is so.
  public var deprecation: Deprecation?

  /// The end of something, announced.
  public struct Deprecation: Sendable, Hashable {
    /// The version that announced it, by platform.
    public var versions: [String: String]
    /// What to use instead, when there is something.
    public var replacement: String?

    /// Makes a deprecation.
    public init(_ versions: [String: String], replacement: String? = nil) {
      self.versions = versions
      self.replacement = replacement
    }
  }

  /// Makes an availability.
  public init(
    introduced: [String: String] = [:],
    unavailable: [String] = [],
    deprecation: Deprecation? = nil
  ) {
    self.introduced = introduced
    self.unavailable = unavailable
    self.deprecation = deprecation
  }

  /// No limits known.
  public static let everywhere = Availability()
}
