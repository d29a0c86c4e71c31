/// A method of a handler, as it is named in traces and verdicts.
public struct HandlerMethod: ParameterRecord {
  /// The method as its author wrote it: `resolveRecipients(for:)`.
  public var name: String
  /// The phase it belongs to.
  public var phase: Phase
  /// The parameter it settles, in the resolve phase.
  public var parameter: String?

  /// Makes a method.
  public init(_ name: String, phase: Phase, parameter: String? = nil) {
    self.name = name
    self.phase = phase
    self.parameter = parameter
  }

  /// The method that says whether a request could be carried out.
  public static let confirm = HandlerMethod("confirm(intent:)", phase: .confirm)

  /// The method that carries a request out.
  public static let handle = HandlerMethod("handle(intent:)", phase: .handle)

  public static let recordSchema = RecordSchema(
    name: "HandlerMethod",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("phase", Phase.self, isRequired: true),
      ParameterSchema("parameter", String.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    phase = try fields.required("phase")
    parameter = try fields.optional("parameter")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("phase", phase)
    fields.write("parameter", parameter)
  }
}
