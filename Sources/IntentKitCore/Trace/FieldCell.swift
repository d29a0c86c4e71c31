/// A value behind one reference, shared by a lane, the steps of its request and the result.
///
/// Intents and responses take hundreds of bytes with dozens of references, so each copy would cost
/// more than most handlers.
final class FieldCell<Value: FieldWritable>: FieldWritable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func write(to fields: inout ParameterWriter) { value.write(to: &fields) }

  static func == (left: FieldCell, right: FieldCell) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A cell that may hold an intent.
private protocol AnyFieldCell {
  var intent: (any Intent)? { get }
}

extension FieldCell: AnyFieldCell {
  fileprivate var intent: (any Intent)? { value as? any Intent }
}

extension FieldSnapshot {
  /// The intent whose fields these are, if the snapshot was made of one.
  var intent: (any Intent)? {
    if let cell = value as? any AnyFieldCell { return cell.intent }
    return value as? any Intent
  }
}
