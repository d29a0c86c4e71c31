#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The facts about SiriKit's classes in `compatible-surface.json` that the catalog lacks.
///
/// The catalog describes intents as data. The module `Intents` also needs the initializers, the
/// superclasses, the properties that can be set, and every spelling of a method.
package struct CompatibleSurface: Sendable, Decodable {
  /// The intents, in the catalog's order.
  package var intents: [CompatibleIntent]
  /// The types of parameters and properties, in the catalog's order.
  package var values: [CompatibleClass]
  /// The types of the results of resolve methods, in the catalog's order.
  package var resolutionResults: [CompatibleResolutionResult]
  /// The enumerations that are nested in a class.
  package var enumerations: [NestedName]
  /// The protocols that unite the handlers of a domain.
  package var domainProtocols: [DomainProtocol]
  /// The protocols whose conforming types receive updates.
  package var observers: [Observer]
  /// The names of global constants.
  package var constants: [String]
  /// The handwritten classes and protocols of the module that every app uses.
  package var classes: [CompatibleClass]
  /// The additions to classes of other frameworks.
  package var extensions: [CompatibleClass]

  /// The name of an enumeration that is nested in a class.
  package struct NestedName: Sendable, Decodable {
    /// The name in Swift.
    package var name: String
  }

  /// A protocol that unites the handlers of a domain.
  package struct DomainProtocol: Sendable, Decodable {
    /// The name.
    package var name: String
    /// The protocols of the handlers.
    package var inherits: [String]
  }

  /// A protocol whose conforming types receive updates.
  package struct Observer: Sendable, Decodable {
    /// The name.
    package var name: String
    /// The protocols from which the protocol inherits.
    package var conformsTo: [String]?
    /// The methods, as declared.
    package var methods: [String]
  }
}

extension CompatibleSurface {
  /// The path of the facts inside the package.
  package static let path = "Sources/IntentCatalog/Catalog/compatible-surface.json"

  /// Reads the facts of a package.
  ///
  /// - Throws: ``CatalogError`` if the file doesn't exist or isn't valid. Show its description to
  ///   the user of the tool.
  package init(packagePath: String) throws(CatalogError) {
    self = try CatalogFile.read("\(packagePath)/\(Self.path)")
  }
}
