package import IntentKitCore

/// A request and its response.
///
/// `@unchecked` because the properties can change, as on a device.
public final class INInteraction: NSObject, NSCopying, @unchecked Sendable {
  /// The request.
  public let intent: INIntent
  /// The response, if any.
  public let intentResponse: INIntentResponse?
  /// The progress of the request.
  public internal(set) var intentHandlingStatus: INIntentHandlingStatus = .unspecified
  /// The direction of the interaction: to or from the user.
  public var direction: INInteractionDirection = .unspecified
  /// The time of the interaction.
  public var dateInterval: DateInterval?
  /// The identifier for deleting the interaction.
  public var identifier: String {
    get { givenIdentifier ?? generatedIdentifier }
    set { givenIdentifier = newValue }
  }
  /// The identifier of a group of interactions that are deleted together.
  public var groupIdentifier: String?

  /// The identifier that the app or the assistant chose; nil if there is only a generated one.
  private var givenIdentifier: String?
  private let generatedIdentifier = UUID().uuidString

  /// Creates an interaction with copies of a request and its response.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent.copy() as? INIntent ?? intent
    intentResponse = response.map { $0.copy() as? INIntentResponse ?? $0 }
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.intentHandlingStatus = intentHandlingStatus
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }

  /// Returns the value of a parameter of the intent or the response, or nil.
  public func parameterValue(for parameter: INParameter) -> Any? {
    let object: INFieldObject? =
      intent.isKind(of: parameter.parameterClass)
      ? intent : intentResponse.flatMap { $0.isKind(of: parameter.parameterClass) ? $0 : nil }
    guard var value: Any = object else { return nil }
    var path: [Substring] = []
    for name in parameter.parameterKeyPath.split(separator: ".") {
      path.append(name)
      guard var next = Self.value(of: value, named: String(name)) else { return nil }
      let index = parameter.index(forSubKeyPath: path.joined(separator: "."))
      if index != NSNotFound, let list = next as? [Any] {
        guard list.indices.contains(index) else { return nil }
        next = list[index]
      }
      value = next
    }
    return value
  }

  /// Returns the value of a property of an object, or its values in a list of objects.
  private static func value(of object: Any, named name: String) -> Any? {
    if let list = object as? [INFieldObject] { return list.compactMap { $0.value(forKey: name) } }
    return (object as? INFieldObject)?.value(forKey: name)
  }

  // MARK: Donation

  /// Donates the interaction to the simulated world.
  ///
  /// The completion receives an error if the system could suggest nothing for the request, because
  /// the definition of its intent has no combination of exactly the parameters that have values.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    do {
      try INSimulatedWorld.shared.donate(self)
      completion?(nil)
    } catch {
      completion?(error)
    }
  }

  /// Donates the interaction to the simulated world.
  ///
  /// - Throws: ``INIntentError`` if the system could suggest nothing for the request, because the
  ///   definition of its intent has no combination of exactly the parameters that have values.
  public func donate() async throws { try INSimulatedWorld.shared.donate(self) }

  /// Deletes all donations from the simulated world.
  public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    INSimulatedWorld.shared.deleteDonations { _ in true }
    completion?(nil)
  }

  /// Deletes donations with the given identifiers from the simulated world.
  public class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    INSimulatedWorld.shared.deleteDonations { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  /// Deletes donations of a group from the simulated world.
  public class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    INSimulatedWorld.shared.deleteDonations { $0.groupIdentifier == groupIdentifier }
    completion?(nil)
  }

  /// Deletes all donations from the simulated world.
  public class func deleteAll() async throws {
    INSimulatedWorld.shared.deleteDonations { _ in true }
  }

  /// Deletes donations with the given identifiers from the simulated world.
  public class func delete(with identifiers: [String]) async throws {
    INSimulatedWorld.shared.deleteDonations { identifiers.contains($0.identifier) }
  }

  /// Deletes donations of a group from the simulated world.
  public class func delete(with groupIdentifier: String) async throws {
    INSimulatedWorld.shared.deleteDonations { $0.groupIdentifier == groupIdentifier }
  }
}

extension INInteraction: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(intent, forKey: "intent")
    coder.encode(intentResponse, forKey: "intentResponse")
    coder.encode(intentHandlingStatus.rawValue, forKey: "intentHandlingStatus")
    coder.encode(direction.rawValue, forKey: "direction")
    coder.encode(dateInterval?.start as NSDate?, forKey: "start")
    coder.encode(dateInterval?.end as NSDate?, forKey: "end")
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(groupIdentifier as NSString?, forKey: "groupIdentifier")
  }

  public convenience init?(coder: NSCoder) {
    guard let intent = coder.decodeObject(of: INIntent.self, forKey: "intent") else { return nil }
    self.init(
      intent: intent,
      response: coder.decodeObject(of: INIntentResponse.self, forKey: "intentResponse"))
    intentHandlingStatus =
      INIntentHandlingStatus(rawValue: coder.decodeInteger(forKey: "intentHandlingStatus"))
      ?? .unspecified
    direction =
      INInteractionDirection(rawValue: coder.decodeInteger(forKey: "direction")) ?? .unspecified
    if let start = coder.decodeObject(of: NSDate.self, forKey: "start") as Date?,
      let end = coder.decodeObject(of: NSDate.self, forKey: "end") as Date?, start <= end
    {
      dateInterval = DateInterval(start: start, end: end)
    }
    identifier = coder.decodeText("identifier") ?? identifier
    groupIdentifier = coder.decodeText("groupIdentifier")
  }
}

extension INInteraction {
  /// Returns an interaction in the form of the core.
  static func write(_ value: INInteraction) throws(ParameterError) -> ParameterValue {
    let type = type(of: value.intent)
    var fields: [String: ParameterValue] = [
      "intentName": .string(type._schema?.name ?? type._intentName),
      "intent": .object(try value.intent.fieldValues),
      "intentHandlingStatus": try INIntentHandlingStatus.write(value.intentHandlingStatus),
      "direction": try INInteractionDirection.write(value.direction),
    ]
    if let response = value.intentResponse {
      let written = try response.fieldValues
      // With the name of the code instead of its number.
      let named = try type._schema.map { schema throws(ParameterError) in
        try DynamicIntentResponse(schema, fields: written).fieldValues
      }
      fields["intentResponse"] = .object(named ?? written)
    }
    fields["date"] = value.dateInterval?.start.parameterValue
    fields["identifier"] = value.givenIdentifier.map { .string($0) }
    fields["groupIdentifier"] = value.groupIdentifier.map { .string($0) }
    return .object(fields)
  }

  /// Creates an interaction from the core's, possibly with an intent of a class that the app
  /// defines.
  package static func read(
    _ interaction: Interaction, customIntents: [INIntent.Type]
  ) throws(ParameterError) -> INInteraction {
    try IntentClasses.$ofApp.withValue(customIntents) {
      Result { () throws(ParameterError) in try read(interaction.parameterValue) }
    }.get()
  }

  /// Reads an interaction in the form of the core.
  static func read(_ value: ParameterValue) throws(ParameterError) -> INInteraction {
    let core = try Interaction(parameterValue: value)
    let type = IntentClasses.of(core) ?? INIntent.self
    let intent = type.init()
    try intent.set(core.intent)
    var response: INIntentResponse?
    if let fields = core.intentResponse, let type = type._responseType {
      let object = type.init()
      try object.set(fields)
      response = object
    }
    let interaction = INInteraction(intent: intent, response: response)
    interaction.intentHandlingStatus = try INIntentHandlingStatus.read(
      core.intentHandlingStatus.parameterValue)
    interaction.direction = try INInteractionDirection.read(core.direction.parameterValue)
    interaction.dateInterval = core.date.map { DateInterval(start: $0, duration: 0) }
    if let identifier = core.identifier { interaction.identifier = identifier }
    interaction.groupIdentifier = core.groupIdentifier
    return interaction
  }
}

/// A parameter of a class, by its key path.
public final class INParameter: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because only the indexes change, as on a device.

  /// The class that has the parameter.
  public let parameterClass: AnyClass
  /// The name of the parameter.
  public let parameterKeyPath: String
  private var indexes: [String: Int] = [:]

  /// Creates a parameter of a class.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  /// Creates a parameter from a key path of Swift, or returns nil if the key path isn't one of a
  /// parameter.
  public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
    guard let type = Root.self as? INFieldObject.Type, let name = type.propertyName(keyPath) else {
      return nil
    }
    self.init(for: type, keyPath: name)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
    copy.indexes = indexes
    return copy
  }

  /// Returns whether another parameter has the same class, name and indexes.
  public func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indexes == parameter.indexes
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map { isEqual(to: $0) } ?? false
  }

  public override var hash: Int { parameterKeyPath.hashValue }

  /// Sets the index of an element of a list inside the parameter.
  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indexes[subKeyPath] = index
  }

  /// Returns the index of an element of a list inside the parameter, or `NSNotFound`.
  public func index(forSubKeyPath subKeyPath: String) -> Int { indexes[subKeyPath] ?? NSNotFound }
}

extension INParameter: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(Foundation.NSStringFromClass(parameterClass) as NSString, forKey: "class")
    coder.encode(parameterKeyPath as NSString, forKey: "keyPath")
    coder.encode(indexes as NSDictionary, forKey: "indexes")
  }

  public convenience init?(coder: NSCoder) {
    guard let type = coder.decodeText("class").flatMap(NSClassFromString),
      let keyPath = coder.decodeText("keyPath")
    else { return nil }
    self.init(for: type, keyPath: keyPath)
    let indexes = coder.decodeObject(
      of: [NSDictionary.self, NSString.self, NSNumber.self], forKey: "indexes")
    self.indexes = indexes as? [String: Int] ?? [:]
  }
}
