public import IntentKitCore

/// The answer to one line of the queue.
public struct QueuedAnswer: ParameterRecord {
  /// The result of a line.
  public enum Content: Sendable, Hashable {
    /// The request was run.
    case ended(Ending)
    /// The line doesn't contain a valid request.
    case rejected(Rejection)
  }

  /// The identifier of the request, or nil if it couldn't be read.
  public var id: ParameterValue?
  /// The result of the line.
  public var content: Content

  /// Creates an answer.
  public init(id: ParameterValue?, _ content: Content) {
    self.id = id
    self.content = content
  }

  public static let recordSchema = RecordSchema(
    name: "QueuedAnswer",
    fields: [
      ParameterSchema("id", ParameterValue.self),
      ParameterSchema("error", Rejection.self),
    ] + Ending.recordSchema.fields)

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    id = try fields.optional("id")
    if let rejection: Rejection = try fields.optional("error") {
      content = .rejected(rejection)
    } else {
      content = .ended(try Ending(from: &fields))
    }
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("id", id)
    switch content {
    case .ended(let ending): ending.write(to: &fields)
    case .rejected(let rejection): fields.write("error", rejection)
    }
  }

  /// The answer as a line of JSON, with its line break.
  public var line: [UInt8] {
    JSONWriter.bytes(parameterValue, as: Self.parameterType, style: .compact) + [UInt8(ascii: "\n")]
  }
}
