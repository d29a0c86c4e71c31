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
  /// The localized declarations; nil if only some files of the app are known.
  package var localization: AppLocalization?

  /// A part of a manifest.
  package enum Part: String, Sendable, CaseIterable {
    case app, entitlements, extensions
  }

  package init() {}
}
