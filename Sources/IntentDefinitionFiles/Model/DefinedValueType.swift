/// The type of a parameter, of a response property, or of a property of a type.
package enum DefinedValueType: Sendable, Hashable {
  case string, integer, decimal, boolean, url, file, dateComponents, dateComponentsRange
  case placemark, person, speakableString, currencyAmount, paymentMethod
  /// A number of seconds.
  case timeInterval
  case temperature, distance, mass, volume, speed, energy
  /// An enumeration of the file, or one of SiriKit's.
  case enumeration(Located<String>, isSystem: Bool)
  /// An object type of the file, or one of SiriKit's; nil for an object without its own type.
  case object(Located<String>?, isSystem: Bool)
  /// A type that only parameters of SiriKit's intents have.
  case system(String)

  /// The core's name for the type of objects without their own type.
  package static let objectWithoutType = "IntentObject"
}
