import IntentDefinitionFiles

/// The choices for generated Swift.
package struct SwiftOptions: Sendable, Hashable {
  /// The visibility of the generated declarations.
  package var visibility: Visibility
  /// The prefix of class names, unless the definition file provides one.
  package var classPrefix: String
  /// The form of the generated declarations.
  package var style: Style

  /// A visibility of generated declarations.
  package enum Visibility: String, Sendable, Hashable, CaseIterable {
    case `internal`
    case `public`
  }

  /// A form of the generated declarations.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// Structures, as SiriKit's intents have in IntentKitCore.
    case typed
    /// Classes, as Xcode generates them, for the module `Intents`.
    case compatible
  }

  /// Creates options.
  package init(
    visibility: Visibility = .internal, classPrefix: String = "", style: Style = .typed
  ) {
    self.visibility = visibility
    self.classPrefix = classPrefix
    self.style = style
  }
}
