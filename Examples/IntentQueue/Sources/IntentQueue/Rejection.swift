public import IntentKitCore

/// The reason for rejecting a line.
public struct Rejection: Error, ParameterRecord {
  /// The number of the line since the start of the worker, counting from 1.
  public var line: Int
  /// The column in Unicode scalars, counting from 1, or nil for the entire line.
  public var column: Int?
  /// The path in the request, or nil if the line isn't valid JSON.
  public var path: String?
  /// A sentence that describes the actual and the expected content.
  public var message: String

  /// Creates a rejection.
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
  /// Creates the rejection of a line that isn't valid JSON.
  init(_ error: JSONError, line: Int) {
    self.init(line: line, column: error.column, message: error.message)
  }

  /// Creates the rejection of a line with an invalid value.
  init(_ error: ParameterError, in bytes: [UInt8], line: Int) {
    let path = error.path.description
    var error = error
    let column = JSONReader.position(of: error.path, in: bytes)?.column
    error.path = ParameterPath()
    self.init(
      line: line, column: column, path: path.isEmpty ? nil : path, message: error.description)
  }
}
