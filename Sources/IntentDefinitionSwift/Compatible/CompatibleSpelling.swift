import IntentDefinitionFiles

/// A type as the compatible style writes it.
struct CompatibleSpelling: Sendable, Hashable {
  /// The type of a property: `NSNumber`.
  var swift: String
  /// The class of a resolve method's result, without reasons.
  var result: String
  /// The class of the values in collections of options, where it differs.
  var item: String?
  /// The kind of value, as a property stores it.
  var kind = Kind.object

  /// A kind of value.
  enum Kind: Sendable, Hashable {
    /// A value that can be nil.
    case object
    /// An enumeration of the file.
    case ownEnumeration
    /// An enumeration of SiriKit.
    case systemEnumeration
  }
}

extension TypeNames {
  /// Returns the spelling of a type in the compatible style.
  func compatibleSpelling(of type: DefinedValueType) -> CompatibleSpelling {
    switch type {
    case .string:
      CompatibleSpelling(
        swift: scope.swift("String"), result: "INStringResolutionResult", item: "NSString")
    case .integer: number("INIntegerResolutionResult")
    case .decimal: number("INDoubleResolutionResult")
    case .timeInterval: number("INTimeIntervalResolutionResult")
    case .boolean: number("INBooleanResolutionResult")
    case .url:
      CompatibleSpelling(
        swift: scope.foundation("URL"), result: "INURLResolutionResult", item: "NSURL")
    case .dateComponents:
      CompatibleSpelling(
        swift: scope.foundation("DateComponents"), result: "INDateComponentsResolutionResult",
        item: "NSDateComponents")
    case .dateComponentsRange: siriKit("DateComponentsRange")
    case .file: siriKit("File")
    case .placemark:
      CompatibleSpelling(swift: "CLPlacemark", result: "INPlacemarkResolutionResult")
    case .person: siriKit("Person")
    case .speakableString: siriKit("SpeakableString")
    case .currencyAmount: siriKit("CurrencyAmount")
    case .paymentMethod: siriKit("PaymentMethod")
    case .temperature: measurement("Temperature")
    case .distance: measurement("Length")
    case .mass: measurement("Mass")
    case .volume: measurement("Volume")
    case .speed: measurement("Speed")
    case .energy: measurement("Energy")
    case .enumeration(let name, let isSystem):
      named(name.value, isSystem: isSystem, .ownEnumeration, .systemEnumeration)
    case .object(let name?, let isSystem):
      named(name.value, isSystem: isSystem, .object, .object)
    case .object(nil, _): siriKit("Object")
    case .system(let name): siriKit(name)
    }
  }

  private func number(_ result: String) -> CompatibleSpelling {
    CompatibleSpelling(swift: scope.foundation("NSNumber"), result: result)
  }

  private func measurement(_ dimension: String) -> CompatibleSpelling {
    let unit = scope.foundation("Unit\(dimension)")
    return CompatibleSpelling(
      swift: "\(scope.foundation("Measurement"))<\(unit)>",
      result: "IN\(dimension)ResolutionResult",
      item: "NSMeasurement")
  }

  private func siriKit(_ name: String) -> CompatibleSpelling {
    let name = name.hasPrefix("IN") ? name : "IN\(name)"
    return CompatibleSpelling(swift: name, result: "\(name)ResolutionResult")
  }

  private func named(
    _ name: String, isSystem: Bool, _ own: CompatibleSpelling.Kind,
    _ system: CompatibleSpelling.Kind
  ) -> CompatibleSpelling {
    guard !isSystem, isOwn(name) else {
      var spelling = siriKit(name)
      spelling.kind = system
      return spelling
    }
    let swift = self.own(name)
    return CompatibleSpelling(
      swift: Identifier.type(swift), result: "\(swift)ResolutionResult", kind: own)
  }
}
