/// A property that every object type has, without a definition in the file.
package struct InheritedProperty: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The type in Swift's notation.
  package var type: String
  /// Whether the property is an array.
  package var isArray = false
  /// Whether every object has a value.
  package var isRequired = false
  /// One sentence about the property.
  package var comment: String

  /// The type in a definition.
  package var definitionType: String { isArray ? "[\(type)]" : type }

  /// The properties of SiriKit's `INObject`, in its order.
  package static let all = [
    InheritedProperty(
      name: "identifier", type: "String", comment: "The identifier of the object in the app."),
    InheritedProperty(
      name: "displayString", type: "String", isRequired: true,
      comment: "The text that is shown and spoken."),
    InheritedProperty(
      name: "pronunciationHint", type: "String", comment: "The way to pronounce the text."),
    InheritedProperty(
      name: "alternativeSpeakableMatches", type: "SpeakableString", isArray: true,
      comment: "Other words that users say for the object."),
    InheritedProperty(
      name: "subtitleString", type: "String",
      comment: "The text that is shown below the object among several options."),
    InheritedProperty(
      name: "displayImage", type: "Image",
      comment: "The image that is shown beside the object among several options."),
  ]

  /// The names of the inherited properties.
  package static let names = Set(all.map(\.name))
}
