import Testing

@testable import IntentCatalog
@testable import IntentNames

@Suite("The surface of SiriKit's classes")
struct CompatibleSurfaceTests {
  private let catalog: SystemCatalog
  private let surface: CompatibleSurface

  init() throws {
    catalog = try SystemCatalog(packagePath: Package.path)
    surface = try CompatibleSurface(packagePath: Package.path)
  }

  /// Objects that store the enumeration of the same name.
  private static let references = ["INMediaDestination"]

  @Test func `the surface has the intents, values and results of the catalog in the same order`() {
    #expect(surface.intents.map(\.name) == catalog.intents.map(\.name))
    #expect(surface.intents.map(\.response.name) == catalog.intents.map(\.response.name))
    #expect(Set(surface.values.map(\.name)) == Set(catalog.values.map(\.name)))
    #expect(
      surface.resolutionResults.map(\.name) == catalog.resolutionResults.map(\.name))
    #expect(
      surface.values.filter { $0.isHandWritten == true }.map(\.name) == Self.references)
  }

  @Test func `every nested enumeration is in the catalog`() {
    for nested in surface.enumerations {
      #expect(catalog.enumeration(named: nested.name) != nil, "\(nested.name)")
    }
  }

  @Test func `every intent has the catalog's resolve methods in the same order`() {
    for (intent, other) in zip(catalog.intents, surface.intents) {
      #expect(
        (other.resolve ?? []).map(\.result) == intent.resolveMethods.map(\.result), "\(intent.name)"
      )
      for (method, spellings) in zip(intent.resolveMethods, other.resolve ?? []) {
        let name = SwiftNames.base(method.method)
        #expect(spellings.completion.hasPrefix("\(name)("), "\(intent.name).\(name)")
      }
      #expect((other.handle != nil) == intent.isHandled, "\(intent.name)")
    }
  }

  @Test func `every initializer sets properties that exist, except those written by hand`() {
    /// A message doesn't show the message that it refers to.
    let withoutProperty = ["referencedMessage"]
    func check(_ initializers: [CompatibleInitializer]?, _ names: Set<String>, _ owner: String) {
      for initializer in initializers ?? [] where initializer.isHandWritten != true {
        for parameter in initializer.parameters
        where !withoutProperty.contains(parameter.propertyName) {
          #expect(names.contains(parameter.propertyName), "\(owner): \(parameter.label)")
        }
      }
    }
    for (intent, other) in zip(catalog.intents, surface.intents) {
      check(other.initializers, Set(intent.parameters.map(\.name)), intent.name)
      let own = intent.response.properties.map(\.name)
      check(other.response.initializers, Set(own + ["code", "userActivity"]), intent.response.name)
    }
    for value in surface.values {
      let own = value.properties?.map(\.name) ?? []
      let names = catalog.value(named: value.name)?.properties?.map(\.name) ?? []
      check(value.initializers, Set(own + names), value.name)
    }
  }

  @Test func `every class and protocol states the protocols of Apple's headers`() {
    /// The kinds whose protocols Apple's headers don't declare.
    let kinds = ["enum", "struct"]
    let without = surface.classes.filter {
      $0.conformsTo == nil && $0.superclass == nil && !kinds.contains($0.kind ?? "")
    }
    #expect(without.map(\.name) == Self.withoutProtocols)
    for value in surface.values where value.superclass == nil {
      #expect(value.conformsTo != nil || value.name == "INSendMessageAttachment", "\(value.name)")
    }
    #expect(surface.observers.allSatisfy { $0.conformsTo == ["NSObjectProtocol"] })
  }

  /// The classes that Apple's headers declare without a protocol.
  private static let withoutProtocols = [
    "INIntentResolutionResult", "INPreferences", "INVocabulary", "INUpcomingMediaManager",
    "INFocusStatusCenter", "INVoiceShortcutCenter", "INRelevantShortcutStore",
  ]

  @Test func `every property that can be set is in the catalog`() {
    for (intent, other) in zip(catalog.intents, surface.intents) {
      let names = intent.parameters.map(\.name)
      for name in other.settable ?? [] { #expect(names.contains(name), "\(intent.name).\(name)") }
    }
  }
}
