public import IntentKitCore

/// Why a line holds no request that can be run, and where.
public struct Rejection: Error, ParameterRecord {
  /// The line, counted from 1 since the worker began.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars; nil for the line as a whole.
  public var column: Int?
  /// The place in the request; nil when the line is no JSON.
  public var path: String?
  /// What was found and what was expected, as a sentence.
  public var message: String

  /// Makes a rejection.
  public init(line: Int, column: Int? = nil, path: String? = nil, message: String) {
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  public static let recordSchema = RecordSchema(
    name: "Rejection",
    fields: [
      ParameterSchema("line", Int.self, isRequired: true),
      ParameterSchema("column", Int.self),
      ParameterSchema("path", String.self),
      ParameterSchema("message", String.self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    line = try fields.required("line")
    column = try fields.optional("column")
    path = try fields.optional("path")
    message = try fields.required("message")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("line", line)
    fields.write("column", column)
    fields.write("path", path)
    fields.write("message", message)
  }
}

extension Rejection {
  /// Rejects a line that is no JSON.
  init(_ error: JSONError, line: Int) {
    self.init(line: line, column: error.column, message: error.message)
  }

  /// Rejects a line in which a value does not fit.
  init(_ error: ParameterError, in bytes: [UInt8], line: Int) {
    let path = error.path.description
    var error = error
    let column = JSONReader.position(of: error.path, in: bytes)?.column
    error.path = ParameterPath()
    self.init(
      line: line, column: column, path: path.isEmpty ? nil : path, message: error.description)
  }
}
