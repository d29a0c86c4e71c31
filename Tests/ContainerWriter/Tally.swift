package import IntentKitCore

/// Consecutive numbers from one, each added by its own update, so that a lost update leaves a gap.
package struct Tally: ParameterRecord {
  package static let fileName = "tally.json"

  package var numbers: [Int]

  package init(numbers: [Int] = []) {
    self.numbers = numbers
  }

  /// Whether each number is at its position.
  package var isComplete: Bool { numbers == Array(1..<numbers.count + 1) }

  /// Adds the next number and returns it.
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
