/// An intent of SiriKit, with what a handler's source file uses of it.
package struct CompatibleIntent: Sendable, Decodable {
  /// The name of the class: `INSendMessageIntent`.
  package var name: String
  /// The protocols to which the class conforms besides those of all intents.
  package var conformsTo: [String]?
  /// The initializers, newest first.
  package var initializers: [CompatibleInitializer]?
  /// The names of the parameters that can be set.
  package var settable: [String]?
  /// The types of parameters that differ from those in the catalog.
  package var types: [String: String]?
  /// The spellings of the handle method; nil for an intent without handlers.
  package var handle: Spellings?
  /// The spellings of the confirm method; nil for an intent without handlers.
  package var confirm: Spellings?
  /// The spellings of the resolve methods, in the catalog's order.
  package var resolve: [Spellings]?
  /// The spellings of the methods that start and stop updates.
  package var updates: [Spellings]?
  /// The response.
  package var response: CompatibleClass

  /// The spellings of a method.
  package struct Spellings: Sendable, Decodable {
    /// The spelling with a completion: `resolveContent(for:with:)`.
    package var completion: String
    /// The asynchronous spelling: `resolveContent(for:)`.
    package var asynchronous: String?
    /// The spelling of iOS 10: `resolveContent(forSendMessage:with:)`.
    package var legacy: String?
    /// The type of the results of a resolve method.
    package var result: String?
    /// Whether the method is deprecated.
    package var deprecated: Bool?
  }
}

/// The type of a resolve method's result.
package struct CompatibleResolutionResult: Sendable, Decodable {
  /// The name of the class.
  package var name: String
  /// The superclass.
  package var superclass: String
  /// The methods that create a result, without the inherited ones.
  package var factories: [Factory]
  /// The initializer from a result of the superclass.
  package var initializer: CompatibleInitializer.Parameter?

  /// A method that creates a result.
  package struct Factory: Sendable, Decodable {
    /// The name with labels: `success(with:)`.
    package var name: String
    /// The types of the arguments.
    package var arguments: [String]
    /// Whether the argument has a default value.
    package var hasDefault: Bool?
    /// The type of the results, if there are several.
    package var returns: String?
    /// Whether the module contains the method as written by hand.
    package var isHandWritten: Bool?
  }
}
