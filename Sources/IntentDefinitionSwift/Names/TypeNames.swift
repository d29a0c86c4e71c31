import IntentCatalog
import IntentDefinitionFiles
import IntentNames

/// The Swift names of the types that a definition file uses.
struct TypeNames: Sendable {
  let scope: NameScope
  /// The types of the file, by their names in it.
  private let own: [String: Own]

  /// A type that the file defines.
  private struct Own {
    var swift: String
    /// The case that represents absence, if any.
    var absence: String?
  }

  /// Creates the names of the types of a file.
  init(_ file: DefinitionFile, intents: [IntentNames], classPrefix: String) {
    var own: [String: Own] = [:]
    for enumeration in file.enumerations {
      own[enumeration.name.value] = Own(
        swift: Self.swiftName(enumeration.name, enumeration.className, classPrefix),
        absence: enumeration.absence?.name.value)
    }
    for type in file.types {
      own[type.name.value] = Own(swift: Self.swiftName(type.name, type.className, classPrefix))
    }
    self.own = own
    var declared = Set(own.values.flatMap { [$0.swift, "\($0.swift)ResolutionResult"] })
    for intent in intents {
      declared.formUnion([
        intent.intent, intent.response, intent.responseCode, intent.handling,
        intent.completionHandling,
      ])
    }
    scope = NameScope(declared: declared)
  }

  private static func swiftName(
    _ name: Located<String>, _ className: Located<String>?, _ classPrefix: String
  ) -> String {
    className?.value ?? classPrefix + name.value
  }

  /// Returns the name of a type that the file defines: `Soup`.
  func own(_ name: String) -> String { own[name]?.swift ?? name }

  /// Returns whether the file defines a type.
  func isOwn(_ name: String) -> Bool { own[name] != nil }

  /// Returns the class name of a type, if it differs from its name.
  func customClassName(of name: String) -> String? {
    own(name) == name ? nil : own(name)
  }

  /// Returns the spelling of a type.
  func spelling(of type: DefinedValueType) -> TypeSpelling {
    switch type {
    case .string: standard("String", "StringResolutionResult")
    case .integer: standard("Int", "IntegerResolutionResult")
    case .decimal: standard("Double", "DoubleResolutionResult")
    case .timeInterval: standard("Double", "TimeIntervalResolutionResult")
    case .boolean: standard("Bool", "BooleanResolutionResult")
    case .url: foundation("URL")
    case .dateComponents: foundation("DateComponents")
    case .dateComponentsRange: core("DateComponentsRange")
    case .file: core("File")
    case .placemark: core("Placemark")
    case .person: core("Person")
    case .speakableString: core("SpeakableString")
    case .currencyAmount: core("CurrencyAmount")
    case .paymentMethod: core("PaymentMethod")
    case .temperature: core("Quantity<TemperatureUnit>", "Temperature")
    case .distance: core("Quantity<LengthUnit>", "Length")
    case .mass: core("Quantity<MassUnit>", "Mass")
    case .volume: core("Quantity<VolumeUnit>", "Volume")
    case .speed: core("Quantity<SpeedUnit>", "Speed")
    case .energy: core("Quantity<EnergyUnit>", "Energy")
    case .enumeration(let name, let isSystem): named(name.value, isSystem: isSystem)
    case .object(let name?, let isSystem): named(name.value, isSystem: isSystem)
    case .object(nil, _): objectWithoutType
    case .system(let name): siriKit(name)
    }
  }

  private func standard(_ name: String, _ result: String) -> TypeSpelling {
    TypeSpelling(swift: scope.swift(name), definition: name, result: scope.core(result))
  }

  private func foundation(_ name: String) -> TypeSpelling {
    TypeSpelling(
      swift: scope.foundation(name), definition: name,
      result: scope.core("\(name)ResolutionResult"), isFoundation: true)
  }

  private func core(_ name: String, _ result: String? = nil) -> TypeSpelling {
    TypeSpelling(
      swift: scope.core(name), definition: name,
      result: scope.core("\(result ?? name)ResolutionResult"))
  }

  /// A type of the file with the same name takes the place of the core's.
  private var objectWithoutType: TypeSpelling {
    let name = DefinedValueType.objectWithoutType
    return own[name] == nil ? core(name) : named(name, isSystem: false)
  }

  private func named(_ name: String, isSystem: Bool) -> TypeSpelling {
    guard !isSystem, let type = own[name] else { return siriKit(name) }
    return TypeSpelling(
      swift: Identifier.type(type.swift), definition: name,
      result: "\(type.swift)ResolutionResult",
      absence: type.absence.map {
        ".\(Identifier.reference($0, taken: Identifier.takenByEnumerations))"
      }, ownName: name)
  }

  /// Returns the spelling of a type that SiriKit defines; few of them have a result type.
  private func siriKit(_ name: String) -> TypeSpelling {
    let swift = SwiftNames.type(name.hasPrefix("IN") ? name : "IN\(name)")
    let result = "\(scope.core("ResolutionResult"))<\(scope.core(swift)), \(scope.swift("Never"))>"
    return TypeSpelling(swift: scope.core(swift), definition: swift, result: result)
  }
}

/// A type as it is written in generated Swift.
struct TypeSpelling: Sendable, Hashable {
  /// The type in Swift: `Soup`.
  var swift: String
  /// The type in the definition of an intent: `Soup`.
  var definition: String
  /// The type of a resolve method's result, without reasons.
  var result: String
  /// Whether Foundation defines the type.
  var isFoundation = false
  /// The value that represents absence, as an expression; nil for types without one.
  var absence: String?
  /// The name in the definition file, if it defines the type.
  var ownName: String?
}
