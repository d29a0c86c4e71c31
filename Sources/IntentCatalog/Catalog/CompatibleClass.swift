/// A class of SiriKit, with what a handler's source file uses of it.
package struct CompatibleClass: Sendable, Decodable {
  /// The name in Swift: `INPerson`.
  package var name: String
  /// The kind of a type that the module contains as written by hand: `class`, `protocol`, `enum` or
  /// `struct`.
  package var kind: String?
  /// The superclass, if it isn't `NSObject`.
  package var superclass: String?
  /// The protocols to which the class conforms by itself, as Apple's headers declare.
  ///
  /// Those of structures, of enumerations with payloads and of classes of other frameworks are the ones
  /// in Apple's documentation. Headers don't say which classes are `Sendable`.
  package var conformsTo: [String]?
  /// Whether the module contains the class as written by hand.
  package var isHandWritten: Bool?
  /// The name of the class for Objective-C, if an enumeration of Swift has its name.
  package var objectName: String?
  /// The properties, for a class whose properties the catalog doesn't have.
  package var properties: [Property]?
  /// The names of the properties that can be set.
  package var settable: [String]?
  /// The types of properties that differ from those in the catalog: `NSNumber?`.
  package var types: [String: String]?
  /// The initializers, newest first.
  package var initializers: [CompatibleInitializer]?
  /// The methods, as declared.
  package var methods: [String]?
  /// The type methods, as declared.
  package var typeMethods: [String]?
  /// The type properties.
  package var typeProperties: [Property]?
  /// The cases, as declared, of an enumeration with payloads.
  package var cases: [String]?
  /// The initializers and properties, as declared, of an enumeration with payloads.
  package var members: [String]?

  /// A property of a class that the catalog doesn't describe.
  package struct Property: Sendable, Decodable {
    /// The name.
    package var name: String
    /// The type.
    package var type: String
    /// Whether the property can be set.
    package var isSettable: Bool?
  }
}

/// An initializer of a class.
package struct CompatibleInitializer: Sendable, Decodable {
  /// The parameters.
  package var parameters: [Parameter]
  /// Whether the initializer can return nil.
  package var isFailable: Bool?
  /// The parameters with a default value; nil without any.
  package var defaults: Defaults?
  /// Whether the module contains the initializer as written by hand.
  package var isHandWritten: Bool?

  /// The parameters that have a default value.
  package enum Defaults: String, Sendable, Decodable {
    /// All parameters whose type has an absent value.
    case all
    /// The parameters that are sets of options.
    case options
  }

  /// A parameter.
  package struct Parameter: Sendable, Decodable {
    /// The label.
    package var label: String
    /// The type.
    package var type: String
    /// The property that the parameter sets, if its name isn't the label.
    package var property: String?

    /// The name of the property that the parameter sets.
    package var propertyName: String { property ?? label }
  }
}
