package import IntentKitCore
package import IntentKitPlatform

extension ParameterValue {
  /// Creates a value from a property list.
  ///
  /// The last of several members with the same key is the valid one. Dates and data have no form in
  /// JSON, and no key of a manifest takes one. Each becomes an object, so it is reported as the
  /// wrong type wherever a key is of interest.
  package init(_ list: PropertyList) {
    switch list.content {
    case .dictionary(let members):
      self = .object(
        Dictionary(members.map { ($0.key, ParameterValue($0.value)) }) { _, last in last })
    case .array(let elements): self = .array(elements.map { ParameterValue($0) })
    case .string(let string): self = .string(string)
    case .integer(let number):
      self = Int(exactly: number).map { .integer($0) } ?? .number(Double(number))
    case .real(let number): self = .number(number)
    case .boolean(let value): self = .boolean(value)
    case .date(let seconds): self = ["secondsSince2001": .number(seconds)]
    case .data(let bytes): self = ["byteCount": .integer(bytes.count)]
    }
  }
}

extension PropertyList {
  /// Returns the position of the key or the element at a path, or of the deepest existing one on the
  /// path.
  func position(of steps: some Sequence<ParameterPath.Step>) -> JSONPosition? {
    var value = self
    var position = position
    search: for step in steps {
      switch step {
      case .name(let key):
        guard let member = value.member(key) else { break search }
        value = member.value
        position = member.keyPosition
      case .index(let index):
        guard let elements = value.elements, elements.indices.contains(index) else { break search }
        value = elements[index]
        position = value.position
      }
    }
    return position.map { JSONPosition($0) }
  }

  /// The paths of the members whose key is a duplicate, with a limited number of them.
  var duplicatePaths: [ParameterPath] {
    var paths: [ParameterPath] = []
    func look(at list: PropertyList, _ steps: [ParameterPath.Step]) {
      guard paths.count < 1000 else { return }
      switch list.content {
      case .dictionary(let members):
        var keys: Set<String> = []
        for member in members {
          let path = steps + [.name(member.key)]
          if !keys.insert(member.key).inserted { paths.append(ParameterPath(path)) }
          look(at: member.value, path)
        }
      case .array(let elements):
        for (index, element) in elements.enumerated() { look(at: element, steps + [.index(index)]) }
      default: break
      }
    }
    look(at: self, [])
    return paths
  }
}

extension JSONPosition {
  /// Converts a position of the platform.
  init(_ position: TextPosition) { self.init(line: position.line, column: position.column) }
}

extension ManifestError {
  /// Creates the error for a file that isn't a property list.
  init(path: String, _ error: PropertyListError) {
    self.init(
      path: path, position: error.position.map { JSONPosition($0) }, message: error.message)
  }
}
