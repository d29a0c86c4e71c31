import IntentKitPlatform

/// The build settings of a target, in layers of which each precedes the next.
///
/// What can't be resolved is unknown: a variable without a definition, one that is defined by
/// itself, or one that a missing file can define.
struct BuildSettings: Sendable {
  /// The layers, strongest first.
  var layers: [SettingsLayer]

  /// The value of a setting.
  enum Value: Equatable {
    case text(String)
    case absent
    case unknown

    /// The text, if it's known and not empty.
    var text: String? {
      if case .text(let text) = self, !text.isEmpty { text } else { nil }
    }
  }

  /// The maximum size of a text with the values of its variables, in bytes.
  static let maximumSize = 1 << 16

  /// Returns the value of a setting, with the values of the variables in it.
  func value(of name: String) -> Value {
    var evaluation = SettingsEvaluation(layers: layers)
    return evaluation.value(of: name)
  }

  /// The text of a setting; nil if it's absent, empty or unknown.
  subscript(name: String) -> String? { value(of: name).text }

  /// Returns a text with the values of its variables, or nil if one of them is unknown.
  func resolving(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var evaluation = SettingsEvaluation(layers: layers)
    return evaluation.expanding(text[...])
  }
}

/// Settings of the same strength: those of a configuration, or of a file.
struct SettingsLayer: Sendable {
  private var assignments: [String: [Assignment]] = [:]
  /// Whether all files with settings of this layer were read.
  var isComplete = true

  private struct Assignment {
    /// The conditions in the form `sdk=iphoneos*`.
    var conditions: [Substring]
    var text: String
  }

  init() {}

  /// Creates a layer without conditions.
  init(_ values: [String: String]) {
    for (name, text) in values { set(name, text) }
  }

  /// Sets a setting, whose name can have conditions: `NAME[sdk=iphoneos*][config=Debug]`.
  mutating func set(_ name: String, _ text: String) {
    let parts = name.split { "[],".contains($0) }.map(\.trimmedText)
    guard let name = parts.first.map({ String($0) }) else { return }
    assignments[name, default: []].append(
      Assignment(conditions: Array(parts.dropFirst()), text: text))
  }

  /// Returns the text of a setting, without the values of its variables.
  ///
  /// The most specific assignment counts, and the last one of several. Apps are built for devices
  /// and for their users, so the SDK is that of the device, and the configuration is the chosen one.
  func text(of name: String, sdk: String, configuration: String) -> BuildSettings.Value {
    var best: Assignment?
    for assignment in assignments[name] ?? [] {
      let answers = assignment.conditions.map { condition -> Bool? in
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        return switch sides[0] {
        case "sdk": sides[1].isPattern(of: sdk)
        case "config": sides[1].isPattern(of: configuration)
        default: sides[1] == "*" ? true : nil
        }
      }
      if answers.contains(false) { continue }
      if answers.contains(nil) { return .unknown }
      if answers.count >= best?.conditions.count ?? 0 { best = assignment }
    }
    return best.map { .text($0.text) } ?? .absent
  }
}

/// The value of one setting, or of one text.
private struct SettingsEvaluation {
  let layers: [SettingsLayer]
  /// The settings that are being evaluated, each with its layer.
  private var active: [Place] = []
  private var remainingSteps = 5000
  private var depth = 0
  private var sdk = "iphoneos"
  private var configuration = ""

  private struct Place: Equatable {
    var name: String
    var layer: Int
  }

  init(layers: [SettingsLayer]) {
    self.layers = layers
    if let name = value(of: "CONFIGURATION").text { configuration = name }
    if let name = value(of: "SDKROOT").text, name != "auto" { sdk = name }
    remainingSteps = 5000
  }

  mutating func value(of name: String, from first: Int = 0) -> BuildSettings.Value {
    remainingSteps -= 1
    guard remainingSteps > 0 else { return .unknown }
    for index in layers.indices.dropFirst(first) {
      let text = layers[index].text(of: name, sdk: sdk, configuration: configuration)
      switch text {
      case .unknown: return .unknown
      case .absent: if !layers[index].isComplete { return .unknown }
      case .text(let text):
        let place = Place(name: name, layer: index)
        guard !active.contains(place) else { return .unknown }
        active.append(place)
        defer { active.removeLast() }
        return expanding(text[...]).map { .text($0) } ?? .unknown
      }
    }
    return .absent
  }

  /// Returns a text with the values of its variables, or nil if one of them is unknown.
  mutating func expanding(_ text: Substring) -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, text.utf8.count <= BuildSettings.maximumSize else { return nil }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      var name: Substring?
      if let close = rest.first.flatMap({ Self.brackets[$0] }) {
        guard let end = rest.endOfBracket(close) else { return nil }
        name = rest[..<end].dropFirst()
        rest = rest[end...].dropFirst()
      } else {
        let word = rest.prefix { $0.isNameStart || $0.isNumber }
        if word.first?.isNameStart == true {
          name = word
          rest = rest[word.endIndex...]
        }
      }
      guard let value = name == nil ? "$" : name.flatMap({ variable($0) }) else { return nil }
      result += value
      guard result.utf8.count <= BuildSettings.maximumSize else { return nil }
    }
    return result + rest
  }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

  /// Returns the value of a variable, whose name can contain others, with its modifiers.
  private mutating func variable(_ text: Substring) -> String? {
    guard let text = expanding(text) else { return nil }
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.removeFirst())
    let value: BuildSettings.Value
    if let place = active.last, name == "inherited" || name == place.name {
      let inherited = self.value(of: place.name, from: place.layer + 1)
      value = inherited == .absent ? .text("") : inherited
    } else {
      value = self.value(of: name)
    }
    var result: String?
    switch value {
    case .text(let text): result = text
    case .absent: result = nil
    case .unknown: return nil
    }
    for modifier in parts {
      if modifier.hasPrefix("default=") {
        if result?.isEmpty != false { result = String(modifier.dropFirst(8)) }
      } else {
        result = result.flatMap { Self.applying(modifier, to: $0) }
      }
    }
    return result
  }

  private static func applying(_ modifier: Substring, to text: String) -> String? {
    func replacing(_ isAllowed: (Unicode.Scalar) -> Bool, by other: Character) -> String {
      String(text.map { $0.unicodeScalars.allSatisfy(isAllowed) ? $0 : other })
    }
    switch modifier {
    case "c99extidentifier", "identifier":
      let name = replacing({ $0 == "_" || $0.properties.isAlphabetic || $0.isDigit }, by: "_")
      return name.unicodeScalars.first?.isDigit == true ? "_\(name.dropFirst())" : name
    case "rfc1034identifier":
      return replacing(
        {
          $0.isASCII
            && ($0.properties.isAlphabetic || $0.isDigit || "-.".unicodeScalars.contains($0))
        },
        by: "-")
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "file": return text.folderAndName.name
    case "base":
      let name = text.folderAndName.name
      return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    default: return nil
    }
  }
}

extension Character {
  /// Whether the name of a build variable can begin with this character.
  fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Substring {
  /// Whether this pattern, possibly with an asterisk at its end, is that of a name.
  ///
  /// The name of an SDK in a pattern can have a version, which none of ours has.
  fileprivate func isPattern(of name: String) -> Bool {
    hasSuffix("*") ? name.hasPrefix(dropLast()) : self == name
  }

  /// Returns the end of the bracket that this text begins with.
  fileprivate func endOfBracket(_ close: Character) -> Index? {
    var depth = 0
    for index in indices {
      if self[index] == first { depth += 1 } else if self[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

// MARK: - Files

extension SettingsLayer {
  /// The maximum size of a configuration file, in bytes.
  private static let maximumFileSize = 1 << 20
  /// The maximum number of files that a configuration file includes.
  private static let maximumFileCount = 200

  /// Reads a configuration file (`.xcconfig`) and the files that it includes.
  init(file path: String) {
    var visited: Set<String> = []
    read(path, &visited)
  }

  private mutating func read(_ path: String, _ visited: inout Set<String>) {
    guard visited.insert(path).inserted else { return }
    guard visited.count <= Self.maximumFileCount, case .file = FileEntry(at: path),
      let bytes = try? InputFile.bytes(of: path, atMost: Self.maximumFileSize)
    else {
      // What CocoaPods generates isn't checked in, and contains nothing that an app declares.
      if !path.contains("/Pods-") { isComplete = false }
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmedText
      if line.hasPrefix("#include") {
        include(line.dropFirst(8), path.folderAndName.folder, &visited)
      } else if let equals = line.firstAssignment {
        let value = line[equals...].dropFirst().trimmedText
        set(
          String(line[..<equals].trimmedText),
          String(value.hasSuffix(";") ? value.dropLast() : value).trimmed)
      }
    }
  }

  /// Includes a file: `#include "Base.xcconfig"`, or `#include?` for one that can be missing.
  private mutating func include(
    _ text: Substring, _ folder: String, _ visited: inout Set<String>
  ) {
    let isOptional = text.hasPrefix("?")
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count == 3 else {
      isComplete = isComplete && isOptional
      return
    }
    let path = String(quoted[1]).path(in: folder)
    if isOptional, case .missing = FileEntry(at: path) { return }
    read(path, &visited)
  }
}

extension Substring {
  fileprivate var trimmedText: Substring { Substring(String(self).trimmed) }

  /// The position of the equals sign behind the name and its conditions, which contain others.
  fileprivate var firstAssignment: Index? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}

extension String {
  /// Whether the text contains a build variable, so that its value is unknown.
  package var hasVariable: Bool {
    zip(self, dropFirst()).contains { $0 == "$" && ($1.isNameStart || "({[".contains($1)) }
  }

  /// Returns this path in a folder, without `.` and `..`.
  func path(in folder: String) -> String {
    guard !hasPrefix("/") else { return self }
    var parts = folder.isEmpty ? [] : folder.split(separator: "/", omittingEmptySubsequences: false)
    for part in split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != "..", last != ".", !last.isEmpty {
          parts.removeLast()
        } else {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
