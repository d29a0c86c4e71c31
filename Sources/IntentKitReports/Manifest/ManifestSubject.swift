import IntentKitCore
import IntentKitSimulator

/// A manifest as the rules look at it, with the intents it names in one list.
struct ManifestSubject {
  let manifest: AppManifest
  /// The intents that extensions and the app handle, in the order in which they stand in the file.
  let declared: [DeclaredIntent]
  /// The intents that extensions only show.
  let shown: [DeclaredIntent]

  init(_ manifest: AppManifest) {
    self.manifest = manifest
    var namer = IntentNamer()
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

  /// Whether there is anything that was meant to be an extension for intents.
  var hasExtensionForIntents: Bool {
    manifest.extensions.contains { one in
      one.handlesIntents || (one.intentsSupported != nil && !one.showsIntents)
    }
  }

  /// Whether Siri needs the user's permission for anything here; what only Shortcuts runs needs none (behaviour
  /// reference, 5.2).
  var needsPermission: Bool { !declared.allSatisfy(\.isCustom) }
}

/// An intent that a manifest names.
struct DeclaredIntent {
  var name: String
  var kind: Kind
  var site: Site
  var path: ParameterPath

  /// What the name stands for.
  enum Kind {
    /// A class of SiriKit's.
    case system(IntentSchema)
    /// Nothing of SiriKit's, and perhaps the class of a definition file.
    case custom
    /// Nothing, with the class that was probably meant.
    case unknown(meant: String?)
  }

  /// Where it is declared.
  enum Site: Equatable {
    /// In an extension, by its place among them.
    case intentsExtension(Int)
    /// In the app.
    case app
  }

  /// Whether it can only be the app's own.
  var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }

  /// What is known of it, when it is SiriKit's.
  var schema: IntentSchema? {
    if case .system(let schema) = kind { schema } else { nil }
  }
}

/// Finds out what the names of intents stand for.
private struct IntentNamer {
  /// How many names are still compared with all others; who wrote that many has written no manifest.
  private var patience = 100

  /// What a name stands for.
  mutating func kind(of name: String) -> DeclaredIntent.Kind {
    // Looking a name up takes it in many spellings; a property list takes one.
    let schema = name.utf8.count > 100 ? nil : SystemIntents.named(name)?.schema
    if let schema {
      return schema.siriKitName == name ? .system(schema) : .unknown(meant: schema.siriKitName)
    }
    patience -= 1
    let meant = patience < 0 ? nil : name.nearest(in: Self.classes, within: 2)
    if let meant { return .unknown(meant: meant) }
    let isSiriKits = name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true
    if isSiriKits, patience >= 0 {
      return .unknown(meant: name.nearest(in: Self.classes))
    }
    return isSiriKits || name.trimmed.isEmpty ? .unknown(meant: nil) : .custom
  }

  private static let classes: [String] = SystemIntents.all.map { $0.schema.siriKitName }
}

// MARK: - Places

extension ParameterPath {
  /// A key in the Info.plist of the app, an element of its array, or a key in one of these.
  static func app(_ key: String, at index: Int? = nil, _ inner: String? = nil) -> ParameterPath {
    var steps: [Step] = [.name("app"), .name(key)]
    if let index { steps.append(.index(index)) }
    if let inner { steps.append(.name(inner)) }
    return ParameterPath(steps)
  }

  /// A key below `NSExtension` in the Info.plist of an extension.
  static func key(_ key: String, ofExtension number: Int) -> ParameterPath {
    ParameterPath([.name("extensions"), .index(number), .name("NSExtension"), .name(key)])
  }

  /// A key among the attributes of an extension, or an element of its array.
  static func attribute(
    _ key: String, ofExtension number: Int, at index: Int? = nil
  ) -> ParameterPath {
    var path = Self.key("NSExtensionAttributes", ofExtension: number)
    path.steps.append(.name(key))
    if let index { path.steps.append(.index(index)) }
    return path
  }
}
