import IntentKitPlatform

/// A dictionary of a definition file.
///
/// Its values are read by their keys without the prefix that the keys of a dictionary share. A
/// value of another type than expected is reported and read as absent.
struct FileObject {
  /// The place of the dictionary.
  let place: FilePlace
  private let keys: KnownKeys
  private let members: [String: PropertyList.Member]
  private let log: ReadingLog

  /// Creates an object from a dictionary, or reports that the value isn't one.
  init?(_ list: PropertyList, _ keys: KnownKeys, at keyPath: String, _ log: ReadingLog) {
    place = FilePlace(list.position, keyPath: keyPath)
    guard let members = list.members else {
      log.add(
        .wrongStructure, "Found \(list.content.kind), expected a dictionary. It is ignored.",
        at: place)
      return nil
    }
    var found: [String: PropertyList.Member] = [:]
    found.reserveCapacity(members.count)
    for member in members {
      guard let name = member.key.suffix(after: keys.prefix) else {
        log.add(unknownKey: member.key, at: Self.place(of: member, in: keyPath))
        continue
      }
      if !keys.names.contains(name) {
        log.add(unknownKey: member.key, at: Self.place(of: member, in: keyPath))
      }
      if found.updateValue(member, forKey: name) != nil {
        log.add(
          .duplicateKey,
          "The key \(member.key.quoted) is a duplicate, and only its last value is used. "
            + "Remove one of them.",
          at: Self.place(of: member, in: keyPath))
      }
    }
    self.keys = keys
    self.members = found
    self.log = log
  }

  private static func place(of member: PropertyList.Member, in keyPath: String) -> FilePlace {
    FilePlace(member.keyPosition, keyPath: keyPath.appending(key: member.key))
  }

  /// Returns whether the dictionary has a key.
  func contains(_ key: String) -> Bool { members[key] != nil }

  /// Returns whether the dictionary has an array for a key.
  func hasArray(_ key: String) -> Bool { members[key]?.value.elements != nil }

  /// Returns whether the dictionary has a value that isn't empty.
  func has(_ key: String) -> Bool { members[key].map { !$0.value.isEmpty } ?? false }

  /// Returns the place of a value, or of the dictionary without it.
  func place(of key: String) -> FilePlace {
    guard let member = members[key] else { return place }
    return FilePlace(member.value.position, keyPath: place.keyPath.appending(key: member.key))
  }

  /// Reports a problem.
  func report(_ problem: ReadingProblem, _ message: String, at key: String? = nil) {
    log.add(problem, message, at: key.map { place(of: $0) } ?? place)
  }

  private func reportWrongStructure(
    _ member: PropertyList.Member, _ expected: String, at key: String
  ) {
    report(
      .wrongStructure,
      "Found \(member.value.content.kind) for \(member.key), expected \(expected). It is ignored.",
      at: key)
  }

  private func reportWrongValue(_ key: String, _ value: PropertyList, _ expected: String) {
    report(
      .wrongValue,
      "Found \(value.content.kind) for \(keys.prefix)\(key), expected \(expected). The value is "
        + "ignored; correct or remove it.",
      at: key)
  }
}

// MARK: - Values

extension FileObject {
  /// Returns a string that isn't empty.
  func string(_ key: String) -> Located<String>? {
    guard let member = members[key], !member.value.isEmpty else { return nil }
    guard let string = member.value.string else {
      reportWrongValue(key, member.value, "a string")
      return nil
    }
    return Located(string, at: place(of: key))
  }

  /// Returns the name of the object, or reports that it is missing.
  func name(_ key: String, of subject: String) -> Located<String>? {
    if let name = string(key) { return name }
    report(
      .missingName,
      "\(subject) has no name, and is ignored. Add \(keys.prefix)\(key), or remove it.",
      at: contains(key) ? key : nil)
    return nil
  }

  /// Returns a text with its identifier, if it has one of both.
  func text(_ key: String) -> DefinedText? {
    let text = string(key)
    let id = string(key + "ID")
    guard let place = text?.place ?? id?.place else { return nil }
    let versions = text.map { [DefinedText.Version($0.value, at: $0.place)] } ?? []
    return DefinedText(id: id?.value, versions: versions, at: place)
  }

  /// Returns a Boolean value, also from a number or the text `YES` or `NO`.
  func boolean(_ key: String) -> Bool? {
    guard let member = members[key], !member.value.isEmpty else { return nil }
    switch member.value.content {
    case .boolean(let value): return value
    case .integer(let number): return number != 0
    case .real(let number): return number != 0
    case .string(let string):
      switch string.lowercased() {
      case "yes", "true", "1": return true
      case "no", "false", "0": return false
      default: break
      }
    default: break
    }
    reportWrongValue(key, member.value, "true or false")
    return nil
  }

  /// Returns a whole number.
  func integer(_ key: String) -> Located<Int>? {
    guard let number = number(key) else { return nil }
    guard let integer = Int(exactly: number.value) else {
      if let value = members[key]?.value { reportWrongValue(key, value, "a whole number") }
      return nil
    }
    return Located(integer, at: number.place)
  }

  /// Returns a number, also from a text; nil for empty data.
  func number(_ key: String) -> Located<Double>? {
    guard let member = members[key], !member.value.isEmpty else { return nil }
    let number: Double? =
      switch member.value.content {
      case .integer(let number): Double(number)
      case .real(let number): number
      case .boolean(let value): value ? 1 : 0
      case .string(let string): Double(string)
      default: nil
      }
    guard let number, number.isFinite else {
      reportWrongValue(key, member.value, "a number")
      return nil
    }
    return Located(number, at: place(of: key))
  }
}

// MARK: - Objects

extension FileObject {
  /// Returns the dictionary of a key, if there is one.
  func object(_ key: String, _ keys: KnownKeys) -> FileObject? {
    guard let member = members[key] else { return nil }
    return FileObject(member.value, keys, at: place.keyPath.appending(key: member.key), log)
  }

  /// Returns the dictionaries in an array.
  func objects(_ key: String, _ keys: KnownKeys) -> [FileObject] {
    guard let member = members[key] else { return [] }
    guard let elements = member.value.elements else {
      reportWrongStructure(member, "an array", at: key)
      return []
    }
    let keyPath = place.keyPath.appending(key: member.key)
    return elements.enumerated().compactMap { index, element in
      FileObject(element, keys, at: "\(keyPath)[\(index)]", log)
    }
  }

  /// Returns the dictionaries in a dictionary whose keys are free, with the keys.
  func entries(_ key: String, _ keys: KnownKeys) -> [(key: Located<String>, value: FileObject)] {
    guard let member = members[key] else { return [] }
    guard let entries = member.value.members else {
      reportWrongStructure(member, "a dictionary", at: key)
      return []
    }
    let keyPath = place.keyPath.appending(key: member.key)
    return entries.compactMap { entry in
      let entryPath = keyPath.appending(key: entry.key)
      return FileObject(entry.value, keys, at: entryPath, log).map {
        (Located(entry.key, at: FilePlace(entry.keyPosition, keyPath: entryPath)), $0)
      }
    }
  }

  /// Returns whether one of the dictionaries in an array has a key, regardless of its prefix.
  func hasKey(startingWith prefix: String, in key: String) -> Bool {
    members[key]?.value.elements?.contains { element in
      element.members?.contains { $0.key.utf8.starts(with: prefix.utf8) } ?? false
    } ?? false
  }
}

extension PropertyList {
  /// Whether the value represents absence: an empty text, or empty data.
  fileprivate var isEmpty: Bool {
    switch content {
    case .string(let string): string.isEmpty
    case .data(let bytes): bytes.isEmpty
    default: false
    }
  }
}

extension PropertyList.Content {
  /// A noun for the type of the value.
  var kind: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string(let string): "the string \(string.quoted)"
    case .integer(let number): "the number \(number)"
    case .real(let number): "the number \(number)"
    case .boolean(let value): "\(value)"
    case .date: "a date"
    case .data: "data"
    }
  }
}

extension String {
  /// Returns the text behind a prefix, or nil if it doesn't begin with the prefix.
  fileprivate func suffix(after prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Returns a key path that continues with a key.
  fileprivate func appending(key: String) -> String {
    isEmpty ? key : "\(self).\(key.prefix(utf8Count: 200))"
  }
}
