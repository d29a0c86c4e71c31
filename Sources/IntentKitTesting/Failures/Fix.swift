/// Lines of Swift that solve the problem of a failed test.
struct Fix {
  /// The place for lines that expect what happened.
  enum Place: String {
    case insteadOfLine = "instead of this line"
    case insteadOfRest = "instead of this line and the following ones"
    case beforeLine = "before this line"
    case end = "at the end of the closure"
  }

  /// The purpose and the place of the lines.
  let heading: String
  /// The lines, in the order in which to write them.
  let lines: [String]

  /// Creates a fix.
  init(_ heading: String, _ lines: [String]) {
    self.heading = heading
    self.lines = lines
  }

  /// Creates a fix for a test that should expect what happened.
  init(expecting lines: [String], _ place: Place) {
    self.init("To expect what happened, write \(place.rawValue):", lines)
  }
}
