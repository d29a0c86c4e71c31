/// The platforms and versions that support a SiriKit symbol.
public struct Availability: Sendable, Hashable {
  /// The first version on each platform, such as `["iOS": "10.0"]`; empty if unknown or unlimited.
  public var introduced: [String: String] = [:]
  /// The platforms that never supported the symbol.
  public var unavailable: [String] = []
  /// The deprecation of the symbol, if any.
  public var deprecation: Deprecation?

  /// The versions that deprecated a symbol.
  public struct Deprecation: Sendable, Hashable {
    /// The version on each platform that deprecated the symbol.
    public var versions: [String: String]
    /// The replacement, if any.
    public var replacement: String?

    /// Creates a deprecation.
    public init(_ versions: [String: String], replacement: String? = nil) {
      self.versions = versions
      self.replacement = replacement
    }
  }

  @inline(never)  // See `ParameterSchema`.
  init(
    introduced: [String: String] = [:], unavailable: [String] = [], deprecation: Deprecation? = nil
  ) {
    self.introduced = introduced
    self.unavailable = unavailable
    self.deprecation = deprecation
  }

  /// An availability without known limits.
  public static let everywhere = Availability()
}
