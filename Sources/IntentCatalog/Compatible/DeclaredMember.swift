/// A member of a class, read from its declaration: `class func delete(with identifiers: [String])`.
struct DeclaredMember: Hashable {
  /// The kind of the member.
  var kind: Kind
  /// The name without labels.
  var name: String
  /// The names of the generic parameters.
  var generics: [String] = []
  /// The parameters.
  var parameters: [Parameter] = []
  /// The type of the property or of the result; nil for an initializer or a method without a
  /// result.
  var type: String?
  /// Whether the initializer can return nil.
  var isFailable = false

  /// A kind of member.
  enum Kind: Hashable {
    case method, typeMethod, initializer, property
  }

  /// A parameter.
  struct Parameter: Hashable {
    /// The label, or `_`.
    var label: String
    /// The type, without attributes.
    var type: String
  }

  /// Reads the text of a declaration.
  init(_ text: String) {
    guard let (head, list, tail) = Self.enclosed(in: text) else {
      // A property: `var intent: INIntent? { get }`.
      let parts = text.split(separator: ": ", maxSplits: 1)
      kind = .property
      name = String(parts.first?.split(separator: " ").last ?? "")
      type = parts.last?.split(separator: " { ").first.map(String.init)
      return
    }
    let parts = head.split(separator: "<", maxSplits: 1)
    let words = (parts.first ?? "").split(separator: " ")
    name = String(words.last ?? "")
    isFailable = name.hasSuffix("?")
    if isFailable { name.removeLast() }
    kind = name == "init" ? .initializer : words.first == "class" ? .typeMethod : .method
    generics =
      parts.dropFirst().first?.dropLast().split(separator: ", ").map(String.init) ?? []
    parameters = Self.elements(of: list).map(Parameter.init)
    type = tail.hasPrefix(" -> ") ? String(tail.dropFirst(4)) : nil
  }

  /// The name with the labels: `delete(with:)`.
  var spelling: String {
    kind == .property ? name : "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }

  /// Returns the text before the first parentheses, in them and after them; nil without any.
  static func enclosed(
    in text: String
  ) -> (before: Substring, inside: Substring, after: Substring)? {
    guard let start = text.firstIndex(of: "(") else { return nil }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        return (
          text[..<start], text[text.index(after: start)..<index], text[text.index(after: index)...]
        )
      }
    }
    return nil
  }

  /// Returns the elements of a list that commas separate.
  static func elements(of list: Substring) -> [String] {
    var elements: [String] = []
    var element = ""
    var depth = 0
    for character in list {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The sign of a function type ends nothing.
      case ">" where element.last != "-": depth -= 1
      case ",", " ":
        if depth == 0, character == "," {
          elements.append(element)
          element = ""
          continue
        }
        if element.isEmpty { continue }
      default: break
      }
      element.append(character)
    }
    return element.isEmpty ? elements : elements + [element]
  }
}

extension DeclaredMember.Parameter {
  /// Reads the text of a parameter: `with identifiers: [String]`.
  fileprivate init(_ text: String) {
    let parts = text.split(separator: ": ", maxSplits: 1)
    label = String(parts.first?.split(separator: " ").first ?? "")
    // Without a default value.
    let type = parts.last?.split(separator: " = ").first ?? ""
    let escaping = "@escaping "
    self.type = String(type.hasPrefix(escaping) ? type.dropFirst(escaping.count) : type)
  }

  /// The parameters of the function that the type is; nil for another type.
  var functionParameters: [String]? {
    guard type.contains(" -> ") else { return nil }
    // `((A) -> Void)?` is an optional function.
    let function = type.hasSuffix(")?") ? String(type.dropFirst().dropLast(2)) : type
    return DeclaredMember.enclosed(in: function).map { DeclaredMember.elements(of: $0.inside) }
  }
}
