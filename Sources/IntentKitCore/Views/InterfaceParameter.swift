/// A property of an intent or of its response that a view can show, like SiriKit's `INParameter`.
///
/// Its text consists of the type and the key path, with an index after each list of which a single
/// element is meant:
///
/// ```swift
/// let driver: InterfaceParameter = "RequestRideIntentResponse.rideStatus.driver"
/// let second: InterfaceParameter = "SearchForAccountsIntentResponse.accounts[1].nickname"
/// print(second.parameterKeyPath)  // accounts.nickname
/// ```
///
/// Two parameters are equal if their types, key paths and indexes are.
public struct InterfaceParameter: Sendable, Hashable {
  /// The name of the intent's or response's type.
  public let parameterClass: String
  /// The key path without indexes, as in `rideStatus.driver`.
  public let parameterKeyPath: String
  /// The indexes of elements, by the key path of their list.
  private var indexes: [String: Int] = [:]

  /// Creates a parameter from a type and a key path.
  public init(_ parameterClass: String, keyPath: String) {
    // Nearly all key paths are written without indexes, and each view is asked for many of them.
    if parameterClass.utf8.contains(.point) || keyPath.utf8.contains(.openBracket) {
      self.init("\(parameterClass).\(keyPath)")
    } else {
      self.init(withoutIndexes: keyPath, of: parameterClass)
    }
  }

  private init(withoutIndexes keyPath: String, of parameterClass: String) {
    self.parameterClass = parameterClass
    parameterKeyPath = keyPath
  }

  /// Creates a parameter from its text.
  ///
  /// A text without a type makes a parameter that belongs to no intent.
  public init(_ text: String) {
    if let point = text.utf8.firstIndex(of: .point), !text.utf8.contains(.openBracket) {
      let path = text[text.utf8.index(after: point)...]
      self.init(withoutIndexes: String(path), of: String(text[..<point]))
    } else {
      self.init(steps: text)
    }
  }

  private init(steps text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    parameterClass = parts.count > 1 ? parts[0] : ""
    var path: [String] = []
    for part in parts.dropFirst(parts.count > 1 ? 1 : 0) {
      let (name, index) = part.nameAndIndex
      path.append(name)
      if let index { indexes[path.joined(separator: ".")] = index }
    }
    parameterKeyPath = path.joined(separator: ".")
  }

  // Compared by what differs first: most parameters of a screen are of the same type, and have no
  // indexes.

  public static func == (one: Self, other: Self) -> Bool {
    one.parameterKeyPath == other.parameterKeyPath && one.parameterClass == other.parameterClass
      && (one.indexes.isEmpty ? other.indexes.isEmpty : one.indexes == other.indexes)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(parameterKeyPath) }

  /// Returns the index of the element that is meant in a list, or nil if the entire list is.
  ///
  /// - Parameter subKeyPath: The key path of the list, a part of the parameter's.
  /// - Returns: The index, or nil.
  public func index(forSubKeyPath subKeyPath: String) -> Int? { indexes[subKeyPath] }

  /// Sets the index of the element that is meant in a list.
  public mutating func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    guard "\(parameterKeyPath).".hasPrefix("\(subKeyPath).") else { return }
    indexes[subKeyPath] = index
  }

  /// Whether an element of a list is meant.
  var hasIndexes: Bool { !indexes.isEmpty }

  /// The names of the key path.
  var names: [String] {
    guard parameterKeyPath.utf8.contains(.point) else {
      return parameterKeyPath.isEmpty ? [] : [parameterKeyPath]
    }
    return parameterKeyPath.split(separator: ".").map { String($0) }
  }

  /// The steps of the key path, with the index of the element that is meant.
  package var steps: [(name: String, index: Int?)] {
    if indexes.isEmpty { return names.map { ($0, nil) } }
    var path: [Substring] = []
    return parameterKeyPath.split(separator: ".").map { name in
      path.append(name)
      return (String(name), indexes[path.joined(separator: ".")])
    }
  }
}

extension InterfaceParameter: CustomStringConvertible {
  /// The type and the key path with its indexes.
  public var description: String {
    if indexes.isEmpty { return "\(parameterClass).\(parameterKeyPath)" }
    return
      ([parameterClass] + steps.map { step in step.name + (step.index.map { "[\($0)]" } ?? "") })
      .joined(separator: ".")
  }
}

extension InterfaceParameter: Comparable {
  /// Returns whether a parameter comes first in alphabetical order.
  public static func < (one: Self, other: Self) -> Bool { one.description < other.description }
}

extension InterfaceParameter: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension InterfaceParameter: ParameterConvertible, Codable {
  public static var parameterType: ParameterType { .string }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    self.init(try String(parameterValue: parameterValue))
  }

  public var parameterValue: ParameterValue { .string(description) }
  public var spokenText: String { description }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}

extension String {
  /// The text before an index in brackets, and the index.
  fileprivate var nameAndIndex: (name: String, index: Int?) {
    guard hasSuffix("]"), let bracket = firstIndex(of: "["),
      let number = Int(self[index(after: bracket)..<index(before: endIndex)])
    else { return (self, nil) }
    return (String(self[..<bracket]), number)
  }
}
