package import IntentKitCore

/// Numbers from one on, each added by an update of its own, so that a lost one leaves a gap.
package struct Tally: ParameterRecord {
  package static let fileName = "tally.json"

  package var numbers: [Int]

  package init(numbers: [Int] = []) {
    self.numbers = numbers
  }

  /// Whether each number stands where it belongs.
  package var isComplete: Bool { numbers == Array(1..<numbers.count + 1) }

  /// Adds the next number, and says which one it is.
  package mutating func add() -> Int {
    numbers.append((numbers.last ?? 0) + 1)
    return numbers.count
  }

  package static let recordSchema = RecordSchema(
    name: "Tally", fields: [ParameterSchema("numbers", [Int].self, isRequired: true)])

  package init(from fields: inout ParameterReader) throws(ParameterError) {
    numbers = try fields.required("numbers")
  }

  package func write(to fields: inout ParameterWriter) {
    fields.write("numbers", numbers)
  }
}
