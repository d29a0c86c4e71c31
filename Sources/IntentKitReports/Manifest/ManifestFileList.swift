import IntentKitCore
import IntentKitSimulator

/// The files of a project that a report is about, so that a reader sees what wasn't checked.
struct ManifestFileList: Sendable {
  private let files: [(path: String, role: ProjectFile.Role)]
  private let unknown: [ManifestContext.Part]
  private let isGenerated: Bool

  init(_ project: ManifestProject) {
    files = project.files.map { ($0.path, $0.role) }
    unknown = ManifestContext.Part.allCases.filter(project.context.unknownParts.contains)
    isGenerated = project.context.isGenerated
  }

  /// The maximum number of files in a text.
  private static let maximumCount = 100

  /// The list as lines of text.
  var lines: [String] {
    var lines = files.prefix(Self.maximumCount).map { "  \($0.path): \($0.role.words)" }
    if files.count > Self.maximumCount { lines.append("  …") }
    if isGenerated {
      return lines + [
        "  rules about what is missing aren't checked, because the Xcode project that can add it isn't "
          + "here"
      ]
    }
    return lines + unknown.map { "  \($0.absence)" }
  }

  /// The list as a JSON value.
  var value: ParameterValue {
    .array(
      files.map { path, role in
        .members(["path": .string(path), "role": .string(role.name), "reason": role.reason])
      })
  }

  /// The parts without a file as a JSON value, if any.
  var unknownParts: ParameterValue? {
    unknown.isEmpty ? nil : .array(unknown.map { .string($0.rawValue) })
  }
}

extension ProjectFile.Role {
  fileprivate var name: String {
    switch self {
    case .app: "app"
    case .appExtension: "extension"
    case .entitlements: "entitlements"
    case .vocabulary: "vocabulary"
    case .other: "notChecked"
    }
  }

  fileprivate var words: String {
    switch self {
    case .app: "the app"
    case .appExtension: "an extension"
    case .entitlements: "the app's entitlements"
    case .vocabulary: "example phrases"
    case .other(let description): "not checked, \(description)"
    }
  }

  /// The reason why a file isn't checked, as a JSON value.
  fileprivate var reason: ParameterValue? {
    if case .other(let description) = self { .string(description) } else { nil }
  }
}

extension ManifestContext.Part {
  /// A sentence about the rules that aren't checked.
  fileprivate var absence: String {
    let part =
      switch self {
      case .app: "the app's Info.plist"
      case .entitlements: "the app's entitlements"
      case .extensions: "an Intents extension"
      }
    return "rules that need \(part) aren't checked, because the file is missing here"
  }
}
