/// The properties of an app's class that cross the bridge like SiriKit's own.
///
/// Generated classes create the table once.
public struct INDeclaredFields: Sendable {
  let table: FieldTable

  /// Creates the table of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - types: The types of its properties, by name. An enumeration of the app is an
  ///     ``INDeclaredEnumeration``. A property of a type that can't cross the bridge stays in the
  ///     object.
  public init(of type: INFieldObject.Type, _ types: [String: Any.Type]) {
    table = FieldTable(type.fields, types.compactMapValues(Self.bridged))
  }

  private static func bridged(_ type: Any.Type) -> (any BridgedValue.Type)? {
    if let type = type as? any INDeclaredEnumeration.Type { return valueType(of: type) }
    if let type = type as? any DeclaredList.Type { return listType(of: type.element) }
    return type as? any BridgedValue.Type
  }

  private static func valueType<Value: INDeclaredEnumeration>(
    of type: Value.Type
  ) -> any BridgedValue.Type { DeclaredCase<Value>.self }

  private static func listType<Value: INDeclaredEnumeration>(
    of type: Value.Type
  ) -> any BridgedValue.Type { [DeclaredCase<Value>].self }
}

/// A list of the cases of an enumeration that an app defines.
private protocol DeclaredList {
  static var element: any INDeclaredEnumeration.Type { get }
}

extension Array: DeclaredList where Element: INDeclaredEnumeration {
  static var element: any INDeclaredEnumeration.Type { Element.self }
}
