// The properties of classes that an app defines. Generated code reads and writes them.

extension INFieldObject {
  /// Returns the value of a property, or nil if it isn't set.
  public final func _value<Value>(_ name: String) -> Value? { self[stored: name] as? Value }

  /// Sets a property.
  public final func _setValue<Value>(_ name: String, _ value: Value?) {
    self[stored: name] = value as? any BridgedValue
  }

  /// Sets a property to a copy, so that later changes of the object don't reach this one.
  public final func _setValue<Value: INFieldObject>(_ name: String, _ value: Value?) {
    setCopy(name, value)
  }

  /// Returns a case of an enumeration that the app defines; the zero case if the property isn't set.
  public final func _enumeration<Value: INDeclaredEnumeration>(_ name: String) -> Value {
    ((self[stored: name] as? DeclaredCase<Value>) ?? .absent).value
  }

  /// Sets a property to a case of an enumeration that the app defines.
  public final func _setEnumeration(_ name: String, _ value: some INDeclaredEnumeration) {
    self[stored: name] = DeclaredCase(value: value)
  }

  /// Returns a case of an enumeration of SiriKit; the zero case if the property isn't set.
  public final func _systemEnumeration<Value: RawRepresentable>(
    _ name: String
  ) -> Value where Value.RawValue == Int {
    let type = Value.self as? any BridgedValue.Type
    guard let value = (self[stored: name] ?? type?.absent) as? Value else {
      preconditionFailure("\(Value.self) isn't an enumeration of SiriKit.")
    }
    return value
  }

  /// Returns the raw values of a list of cases, or nil if the property isn't set.
  public final func _numbers<Value: INDeclaredEnumeration>(
    _ name: String, of type: Value.Type
  ) -> [NSNumber]? {
    (self[stored: name] as? [DeclaredCase<Value>])?.map(\.number)
  }

  /// Sets a property to a list of cases, given by their raw values.
  ///
  /// A number that isn't a raw value is left out.
  public final func _setNumbers<Value: INDeclaredEnumeration>(
    _ name: String, _ numbers: [NSNumber]?, of type: Value.Type
  ) {
    self[stored: name] = numbers.map { numbers in
      numbers.compactMap { Value(rawValue: $0.intValue).map { DeclaredCase(value: $0) } }
    }
  }
}
