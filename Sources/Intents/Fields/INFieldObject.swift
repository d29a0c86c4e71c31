import IntentKitCore

/// The base class of this module's intents, responses and values.
///
/// The properties are stored by name, so copying, comparison, archiving and the bridge to the core
/// are the same for all classes.
///
/// `@unchecked` because the properties can change. Objects are copied where they cross to the core,
/// and one call of a handler at a time uses them, as on a device.
open class INFieldObject: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values of the properties that are set.
  private var values: [String: any BridgedValue] = [:]
  /// The name of the property that was read last, if reading is recorded.
  private var reading: (isRecorded: Bool, name: String?) = (false, nil)

  /// Creates an object without values.
  public override required init() { super.init() }

  /// The properties that cross the bridge to the core, inherited ones included.
  class var fields: FieldTable { .empty }

  /// The properties of a class that an app defines; nil for SiriKit's own.
  open class var _declaredFields: INDeclaredFields? { nil }

  // MARK: The form of the core

  /// Reads an object in the form of the core.
  class func readObject(_ value: ParameterValue) throws(ParameterError) -> INFieldObject {
    guard case .object(let members) = value else {
      throw ParameterError(found: value.summary, expected: "the fields of \(Self.self)")
    }
    let object = Self()
    try object.set(members)
    return object
  }

  /// Returns an object in the form of the core.
  class func writeObject(_ object: INFieldObject) throws(ParameterError) -> ParameterValue {
    .object(try object.fieldValues)
  }

  // MARK: Copying and comparing

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.values = values
    copyState(to: copy)
    return copy
  }

  /// Copies what a class stores besides its properties.
  func copyState(to copy: INFieldObject) {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INFieldObject else { return false }
    return self === other
      || type(of: self) == type(of: other) && (try? fieldValues) == (try? other.fieldValues)
  }

  open override var hash: Int { (try? fieldValues).hashValue }

  /// The name of the class, and the properties that are set in the form of the core.
  open override var description: String {
    guard let fields = try? fieldValues else { return super.description }
    return "<\(Self.self)> \(JSONWriter.text(.object(fields), style: .compact))"
  }

  /// Returns the class itself; views compare it with the class of a parameter.
  open class func classForCoder() -> AnyClass { self }

  // MARK: Archiving

  open class var supportsSecureCoding: Bool { true }

  private static let archiveKey = "fields"

  open func encode(with coder: NSCoder) {
    let text = (try? fieldValues).map { JSONWriter.text(.object($0), style: .compact) }
    coder.encode(text as NSString?, forKey: Self.archiveKey)
    encodeState(with: coder)
  }

  /// Encodes what a class stores besides its properties.
  func encodeState(with coder: NSCoder) {}

  /// Decodes what a class stores besides its properties.
  func decodeState(with coder: NSCoder) {}

  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: Self.archiveKey),
      case .object(let values)? = try? JSONReader.value(from: Data((text as String).utf8))
    else { return nil }
    self.init()
    guard (try? set(values)) != nil else { return nil }
    decodeState(with: coder)
  }

  // MARK: Properties by name

  /// Returns the value of a property, or nil if it isn't set.
  open func value(forKey key: String) -> Any? {
    if let value = values[key] as? any NumberedValue { return value.number }
    return values[key]
  }

  /// Sets a property that an app defines.
  ///
  /// A value whose type can't cross the bridge is ignored.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any BridgedValue }
}

extension INFieldObject {
  /// The stored value of a property.
  final subscript(stored name: String) -> (any BridgedValue)? {
    get {
      if reading.isRecorded { reading.name = name }
      return values[name]
    }
    set { values[name] = newValue }
  }

  // More than a thousand generated accessors and initializers call these methods, so their code isn't
  // repeated in each caller.

  /// Returns the value of a property that can be nil.
  @inline(never)
  final func optional<Value: BridgedValue>(_ name: String) -> Value? {
    self[stored: name] as? Value
  }

  /// Returns the value of a property that can't be nil.
  @inline(never)
  final func value<Value: BridgedValue>(_ name: String) -> Value {
    optional(name) ?? .absent
  }

  /// Returns the name of the property that a key path reads, or nil.
  static func propertyName<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> String? {
    let object = Self()
    guard let root = object as? Root else { return nil }
    object.reading.isRecorded = true
    _ = root[keyPath: keyPath]
    return object.reading.name
  }

  /// Sets properties; nil removes a value.
  final func setAll(_ values: KeyValuePairs<String, (any BridgedValue)?>) {
    for (name, value) in values { self.values[name] = value }
  }

  /// Sets a property.
  @inline(never)
  final func set<Value: BridgedValue>(_ name: String, _ value: Value?) { values[name] = value }

  // Most properties are texts and objects, and the call of a method for them needs no type.

  /// Sets a property to a text.
  @inline(never)
  final func set(_ name: String, _ value: String?) { values[name] = value }

  /// Sets a property to an object.
  @inline(never)
  final func set(_ name: String, _ value: INFieldObject?) { values[name] = value }

  /// Sets a property to a copy, so that later changes of the object don't reach this one.
  @inline(never)
  final func setCopy(_ name: String, _ value: INFieldObject?) {
    values[name] = value?.copy() as? INFieldObject
  }

  /// The property values in the form of the core.
  ///
  /// - Throws: ``ParameterError`` that names the class and the property if a value has another type
  ///   than its property.
  final var fieldValues: [String: ParameterValue] {
    get throws(ParameterError) {
      var fields: [String: ParameterValue] = [:]
      let table = table
      for (name, value) in values {
        guard let type = table[name] else { continue }
        fields[name] = try written(value, type, of: name)
      }
      return fields
    }
  }

  /// Returns a value for a property in the form of the core.
  ///
  /// - Throws: ``ParameterError`` that names the class and the property if the value has another
  ///   type than the property.
  final func written(
    _ value: Any, as name: String
  ) throws(ParameterError) -> ParameterValue {
    guard let type = table[name] else {
      throw ParameterError(found: "a value of “\(name)”", expected: "a property of \(Self.self)")
    }
    return try written(value, type, of: name)
  }

  private func written(
    _ value: Any, _ type: any BridgedValue.Type, of name: String
  ) throws(ParameterError) -> ParameterValue {
    try inside(.name("\(Self.self)"), try inside(.name(name), try type.write(any: value)))
  }

  /// Reads property values in the form of the core.
  ///
  /// - Throws: ``ParameterError`` that names the class and the property if a value doesn't fit.
  final func set(_ fields: [String: ParameterValue]) throws(ParameterError) {
    let table = table
    for (name, value) in fields {
      guard let type = table[name] else { continue }
      values[name] = try inside(
        .name("\(Self.self)"), try inside(.name(name), try type.read(value)))
    }
  }

  private var table: FieldTable { Self.table }

  private static var table: FieldTable { _declaredFields?.table ?? fields }

  /// Returns the type of a property, or nil if the property doesn't cross the bridge.
  static func fieldType(of name: String) -> (any BridgedValue.Type)? { table[name] }
}

extension INFieldObject: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    guard let object = try readObject(value) as? Self else {
      throw ParameterError(found: value.summary, expected: "the fields of \(Self.self)")
    }
    return object
  }

  static func write(_ value: INFieldObject) throws(ParameterError) -> ParameterValue {
    try writeObject(value)
  }

  static func write(any value: Any) throws(ParameterError) -> ParameterValue {
    guard let object = value as? INFieldObject, object.isKind(of: Self.self) else {
      throw ParameterError(
        found: "a value of the type \(type(of: value))",
        expected: "a value of the type \(Self.self)")
    }
    return try writeObject(object)
  }

  static var absent: Self { Self() }
}
