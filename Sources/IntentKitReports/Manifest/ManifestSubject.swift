import IntentKitCore
import IntentKitSimulator

/// A manifest and the intents it declares, as input for the rules.
struct ManifestSubject {
  let manifest: AppManifest
  /// The facts about the files of the manifest.
  let context: ManifestContext
  /// The value that the manifest was read from.
  private let shape: ManifestShape
  /// The extensions whose omissions follow from a key in the wrong dictionary.
  let extensionsWithMisplacedKeys: Set<Int>
  /// The intents that extensions and the app handle, in the order of the file.
  let declared: [DeclaredIntent]
  /// The intents that extensions only provide an interface for.
  let shown: [DeclaredIntent]

  init(_ manifest: AppManifest, _ context: ManifestContext, _ shape: ManifestShape) {
    self.manifest = manifest
    self.context = context
    self.shape = shape
    extensionsWithMisplacedKeys = Set(shape.misplacedKeys.map(\.extensionNumber))
    var namer = IntentNamer(definitions: context.definitions)
    var declared: [DeclaredIntent] = []
    var shown: [DeclaredIntent] = []
    for (number, one) in manifest.extensions.enumerated()
    where one.handlesIntents || one.showsIntents {
      for (index, name) in (one.intentsSupported ?? []).enumerated() {
        let intent = DeclaredIntent(
          name: name, kind: namer.kind(of: name), site: .intentsExtension(number),
          path: .attribute("IntentsSupported", ofExtension: number, at: index))
        if one.handlesIntents { declared.append(intent) } else { shown.append(intent) }
      }
    }
    for (index, name) in (manifest.app.intentsSupported ?? []).enumerated() {
      declared.append(
        DeclaredIntent(
          name: name, kind: namer.kind(of: name), site: .app,
          path: .app("INIntentsSupported", at: index)))
    }
    self.declared = declared
    self.shown = shown
  }

  /// The names of the intents that extensions handle.
  var namesInExtensions: Set<String> {
    Set(declared.filter { $0.site != .app }.map(\.name))
  }

  /// Whether the manifest has an extension for intents, even with a wrong extension point.
  var hasExtensionForIntents: Bool {
    manifest.extensions.enumerated().contains { number, one in
      one.handlesIntents || one.resemblesExtensionForIntents || one.point?.hasVariable != false
        || extensionsWithMisplacedKeys.contains(number)
    }
  }

  /// Returns the text at a path, if there is one and it's known.
  func text(_ path: ParameterPath) -> String? {
    if case .string(let text)? = shape.value(at: path), !text.hasVariable { text } else { nil }
  }

  /// The extensions whose keys are in their places, with their indices.
  var extensions: [(offset: Int, element: AppManifest.Extension)] {
    manifest.extensions.enumerated().filter { !extensionsWithMisplacedKeys.contains($0.offset) }
  }

  /// Returns the name of an extension for messages: its file, or its index.
  func name(ofExtension number: Int) -> String {
    context.extensionPaths.indices.contains(number)
      ? context.extensionPaths[number] : "extensions[\(number)]"
  }

  /// Whether the app needs the user's permission for Siri.
  ///
  /// Custom intents run only in Shortcuts, so they don't need it (What Siri does, 5.2).
  var needsPermission: Bool { !declared.allSatisfy(\.isCustom) }
}

/// An intent that a manifest declares.
struct DeclaredIntent {
  var name: String
  var kind: Kind
  var site: Site
  var path: ParameterPath

  /// The meaning of an intent's name.
  enum Kind {
    /// A class of SiriKit.
    case system(IntentSchema)
    /// Not a class of SiriKit, but possibly one from an intent definition file.
    case custom
    /// An unknown class, with the SiriKit class that was probably intended.
    case unknown(suggestion: String?)
  }

  /// The location of a declaration.
  enum Site: Equatable {
    /// An extension, by its index.
    case intentsExtension(Int)
    /// In the app.
    case app
  }

  /// The SiriKit class that was probably intended, if the name is unknown.
  var suggestion: String? {
    if case .unknown(let suggestion) = kind { suggestion } else { nil }
  }

  /// Whether the intent can only be a custom intent.
  var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }

  /// The schema, if the intent is SiriKit's.
  var schema: IntentSchema? {
    if case .system(let schema) = kind { schema } else { nil }
  }
}

/// Determines the meaning of intent names.
private struct IntentNamer {
  let definitions: ManifestContext.Definitions

  init(definitions: ManifestContext.Definitions) { self.definitions = definitions }

  /// The remaining number of names to compare with all others.
  ///
  /// A manifest with more unknown names isn't a real one.
  private var remainingComparisons = 100

  /// Returns the meaning of a name.
  mutating func kind(of name: String) -> DeclaredIntent.Kind {
    // The lookup accepts several spellings, but a property list accepts only one.
    let schema = name.utf8.count > 100 ? nil : SystemIntents.named(name)?.schema
    if let schema {
      return schema.siriKitName == name ? .system(schema) : .unknown(suggestion: schema.siriKitName)
    }
    switch definitions {
    case .unknown: return .custom
    case .classes(let classes) where classes.contains(name): return .custom
    case .classes, .none: break
    }
    remainingComparisons -= 1
    let suggestion = remainingComparisons < 0 ? nil : name.nearest(in: Self.classes, within: 2)
    if let suggestion { return .unknown(suggestion: suggestion) }
    let hasSiriKitPrefix = name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true
    if hasSiriKitPrefix, remainingComparisons >= 0 {
      return .unknown(suggestion: name.nearest(in: Self.classes))
    }
    return hasSiriKitPrefix || name.trimmed.isEmpty ? .unknown(suggestion: nil) : .custom
  }

  private static let classes: [String] = SystemIntents.all.map { $0.schema.siriKitName }
}

// MARK: - Paths

extension ParameterPath {
  /// Returns the path of a key in the app's Info.plist, of an array element, or of a key in either.
  static func app(_ key: String, at index: Int? = nil, _ inner: String? = nil) -> ParameterPath {
    var steps: [Step] = [.name("app"), .name(key)]
    if let index { steps.append(.index(index)) }
    if let inner { steps.append(.name(inner)) }
    return ParameterPath(steps)
  }

  /// Returns the path of a key under `NSExtension` in an extension's Info.plist.
  static func key(_ key: String, ofExtension number: Int) -> ParameterPath {
    ParameterPath([.name("extensions"), .index(number), .name("NSExtension"), .name(key)])
  }

  /// Returns the path of a key in an extension's attributes, or of an element of its array.
  static func attribute(
    _ key: String, ofExtension number: Int, at index: Int? = nil
  ) -> ParameterPath {
    var path = Self.key("NSExtensionAttributes", ofExtension: number)
    path.steps.append(.name(key))
    if let index { path.steps.append(.index(index)) }
    return path
  }
}
