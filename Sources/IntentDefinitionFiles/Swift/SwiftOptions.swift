/// The choices for generated Swift.
package struct SwiftOptions: Sendable, Hashable {
  /// The visibility of the generated declarations.
  package var visibility: Visibility
  /// The prefix of class names for which the definition file has none.
  package var classPrefix: String

  /// A visibility of generated declarations.
  package enum Visibility: String, Sendable, Hashable, CaseIterable {
    case `internal`
    case `public`
  }

  /// Creates options.
  package init(visibility: Visibility = .internal, classPrefix: String = "") {
    self.visibility = visibility
    self.classPrefix = classPrefix
  }
}
