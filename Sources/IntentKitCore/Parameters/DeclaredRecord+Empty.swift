// The values that required fields have in an empty record.

extension DeclaredRecord {
  /// A record without values.
  static var empty: Self { rows.empty }

  /// The rows of the table.
  static var rows: FieldRows<Self> {
    guard let rows = recordFields.rows else {
      preconditionFailure("The table of \(Self.self) doesn't consist of properties.")
    }
    return rows
  }
}

extension Location {
  static let empty = Location(latitude: 0, longitude: 0)
}

extension Placemark {
  static let empty = Placemark()
}

extension SpeakableString {
  static let empty = SpeakableString(spokenPhrase: "")
}

extension UserActivity {
  static let empty = UserActivity(activityType: "")
}
