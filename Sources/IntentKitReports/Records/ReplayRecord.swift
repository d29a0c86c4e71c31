public import IntentKitCore
import IntentKitSimulator

/// The result of one scenario in a replay, in a form that can be stored.
///
/// All reports are created from records, so a report that is created from the lines of an
/// ``NDJSONReport`` is identical to the original report.
public struct ReplayRecord: ParameterRecord {
  /// The identifier of the scenario.
  ///
  /// This is the path of the file. If the file contains several scenarios, the line number follows
  /// after a colon.
  public var id: String
  /// A short description of the scenario, by default its ``id``; also the name of its run.
  public var name: String
  /// The index of the scenario among all that were found.
  public var index: Int
  /// The verdict on the scenario.
  public var verdict: ReplayResult.Verdict
  /// The wall-clock time that the scenario took.
  public var duration: Duration
  /// The reason why the scenario couldn't be run, or nil if it was run.
  public var problem: Problem?
  /// The record of the run, or nil if the scenario wasn't run.
  public var run: RunRecord?

  /// The reason why a scenario couldn't be run.
  public struct Problem: DeclaredRecord {
    /// The actual and the expected content.
    public var message: String
    /// The location in the file, if known.
    public var place: String?

    public static let recordFields = RecordFields<Problem>(
      .required("message", \.message),
      .optional("place", \.place),
      make: Problem.init)
  }

  /// Creates the record of a result.
  public init(_ result: ReplayResult) {
    id = result.id
    name = result.name
    index = result.index
    verdict = result.verdict
    duration = result.duration
    switch result.ending {
    case .ran(let run):
      self.run = RunRecord(run, differences: result.differences)
      self.run?.name = name
    case .unusable(let error):
      var bare = error
      (bare.path, bare.position) = (nil, nil)
      let place = [error.path, error.position.map { "\($0.line):\($0.column)" }]
      problem = Problem(
        message: bare.description,
        place: error.path == nil ? nil : place.compactMap(\.self).joined(separator: ":"))
    case .skipped: break
    }
  }

  public static let recordSchema = RecordSchema(
    name: "ReplayRecord",
    fields: [
      ParameterSchema("id", String.self, isRequired: true),
      ParameterSchema("index", Int.self, isRequired: true),
      ParameterSchema("verdict", ReplayResult.Verdict.self, isRequired: true),
      ParameterSchema("duration", Duration.self, isRequired: true),
      ParameterSchema("problem", Problem.self),
    ] + RunRecord.recordSchema.fields)

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    id = try fields.required("id")
    index = try fields.required("index")
    verdict = try fields.required("verdict")
    duration = try fields.required("duration")
    problem = try fields.optional("problem")
    switch verdict {
    case .passed, .failed:
      let run = try RunRecord(from: &fields)
      name = run.name ?? id
      self.run = run
    case .unusable, .skipped: name = try fields.required("name")
    }
  }

  public func write(to fields: inout ParameterWriter) {
    run?.write(to: &fields)
    fields.write("id", id)
    fields.write("name", name)
    fields.write("index", index)
    fields.write("verdict", verdict)
    fields.write("duration", duration)
    fields.write("problem", problem)
  }

  /// The record without the trace of its run.
  var withoutTrace: ReplayRecord {
    var record = self
    record.run?.trace = nil
    return record
  }
}

extension ReplayRecord {
  /// The path of the scenario's file.
  var file: String { idParts.file }

  /// The line number of the scenario, if known.
  var line: Int? { idParts.line }

  /// The folder of the scenario's file, or an empty string if the path has no folder.
  var folder: String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }

  private var idParts: (file: String, line: Int?) {
    guard let colon = id.lastIndex(of: ":"), colon > id.startIndex,
      let line = Int(id[id.index(after: colon)...]), line > 0
    else { return (id, nil) }
    return (String(id[..<colon]), line)
  }

  /// A sentence that describes the problem, or nil if the scenario passed.
  var failure: String? {
    switch verdict {
    case .passed: nil
    case .failed: run?.summary()
    case .unusable: problem?.message
    case .skipped: "It was not run."
    }
  }
}
