/// The platforms and versions that support a SiriKit symbol.
public struct Availability: Sendable, Hashable {
  /// The first version on each platform, as in `["iOS": "10.0"]`; empty if unknown or unlimited.
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

  /// Creates an availability.
  ///
  /// Texts, because a dictionary literal takes five times as much code.
  ///
  /// - Parameters:
  ///   - introduced: The first version on each platform, as in `"iOS 10.0, watchOS 3.2"`.
  ///   - unavailable: The platforms that never supported the symbol, as in `"macOS, tvOS"`.
  ///   - deprecated: The version on each platform that deprecated the symbol, if any.
  ///   - replacement: The replacement of a deprecated symbol, if any.
  @inline(never)  // See `ParameterSchema`.
  init(
    introduced: String = "", unavailable: String = "", deprecated: String? = nil,
    replacement: String? = nil
  ) {
    self.introduced = Self.versions(introduced)
    self.unavailable = unavailable.elements
    deprecation = deprecated.map { Deprecation(Self.versions($0), replacement: replacement) }
  }

  /// Adds the first versions of the owner to those of a deprecated member without its own.
  mutating func inherit(from owner: Availability) {
    if deprecation != nil, introduced.isEmpty { introduced = owner.introduced }
  }

  private static func versions(_ text: String) -> [String: String] {
    var versions: [String: String] = [:]
    for element in text.elements {
      guard let space = element.firstIndex(of: " ") else { continue }
      versions[String(element[..<space])] = String(element[element.index(after: space)...])
    }
    return versions
  }

  /// An availability without known limits.
  public static let everywhere = Availability()
}

extension String {
  /// The elements of a list with commas.
  fileprivate var elements: [String] {
    split(separator: ",").map { String($0.trimmingPrefix(" ")) }
  }
}
