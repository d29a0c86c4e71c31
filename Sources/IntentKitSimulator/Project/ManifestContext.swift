package import IntentKitCore

/// The facts about the files of a manifest that the manifest itself doesn't contain.
package struct ManifestContext: Sendable {
  /// The parts for which there is no file, so that nothing can be missing from them.
  package var unknownParts: Set<Part> = []
  /// The paths of the keys that follow an equal key in the same dictionary.
  package var duplicateKeys: [ParameterPath] = []
  /// The files of the extensions, in the order of the manifest.
  package var extensionPaths: [String] = []
  /// The classes that source files in Objective-C are named after.
  package var objectiveCClasses: Set<String> = []
  /// The intents that definition files define.
  package var definitions = Definitions.none
  /// Whether the system of the app has scenes that intents are handled in; nil if it's unknown.
  package var hasScenes: Bool?
  /// Whether keys can be missing here because the project, or a part of it, is generated.
  package var isGenerated = false
  /// The localized declarations; nil if only some files of the app are known.
  package var localization: AppLocalization?

  /// A part of a manifest.
  package enum Part: String, Sendable, CaseIterable {
    case app, entitlements, extensions
  }

  /// The classes of the intents in the definition files of a project.
  package enum Definitions: Sendable {
    /// There are no files.
    case none
    case classes(Set<String>)
    /// A file can't be read, so any intent can be defined.
    case unknown

    /// Returns whether a class is defined; nil if that's unknown.
    package func contains(_ name: String) -> Bool? {
      if case .classes(let names) = self { names.contains(name) } else { nil }
    }
  }

  package init() {}
}
