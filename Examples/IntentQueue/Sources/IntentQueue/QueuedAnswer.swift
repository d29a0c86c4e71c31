public import IntentKitCore

/// What a worker answers to one line of the queue.
public struct QueuedAnswer: ParameterRecord {
  /// What came of a line.
  public enum Content: Sendable, Hashable {
    /// Its request was run.
    case ended(Ending)
    /// It holds no request that can be run.
    case rejected(Rejection)
  }

  /// The id of the request, as its line has it; nil when the line could not be read as far as that.
  public var id: ParameterValue?
  /// What came of the line.
  public var content: Content

  /// Makes an answer.
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

  /// This answer as a line of JSON, with its line break.
  public var line: [UInt8] {
    JSONWriter.bytes(parameterValue, as: Self.parameterType, style: .compact) + [UInt8(ascii: "\n")]
  }
}
