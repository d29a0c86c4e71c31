/// An object type of a definition file.
package struct DefinedType: Sendable, Hashable {
  package var name: Located<String>
  /// The exact name in Swift, if the file has one.
  package var className: Located<String>?
  package var displayName: DefinedText?
  /// The properties in addition to the inherited ones.
  package var properties: [DefinedField]
  package var place: FilePlace

  /// Creates a type.
  package init(
    _ name: Located<String>, className: Located<String>? = nil, displayName: DefinedText? = nil,
    properties: [DefinedField] = [], at place: FilePlace = FilePlace()
  ) {
    self.name = name
    self.className = className
    self.displayName = displayName
    self.properties = properties
    self.place = place
  }
}

/// A property of an object type or of a response.
package struct DefinedField: Sendable, Hashable {
  package var name: Located<String>
  package var type: DefinedValueType
  package var isArray: Bool
  package var displayName: DefinedText?
  package var place: FilePlace

  /// Creates a property.
  package init(
    _ name: Located<String>, type: DefinedValueType, isArray: Bool = false,
    displayName: DefinedText? = nil, at place: FilePlace = FilePlace()
  ) {
    self.name = name
    self.type = type
    self.isArray = isArray
    self.displayName = displayName
    self.place = place
  }
}
