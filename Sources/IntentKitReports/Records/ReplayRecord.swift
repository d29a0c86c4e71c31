public import IntentKitCore
import IntentKitSimulator

/// What a report tells of one scenario among many, as a value that can be written down and read back.
///
/// Reports are made of records, so one that is made again from the lines of an ``NDJSONReport`` looks as it did when the
/// scenarios had just been run.
public struct ReplayRecord: ParameterRecord {
  /// What the scenario is known by: its file, and behind a colon its line where a file holds several.
  public var id: String
  /// What the scenario shows, in a few words; its ``id`` when it says nothing.
  public var name: String
  /// Where it stands among all that were found, from zero.
  public var index: Int
  /// How it counts.
  public var verdict: ReplayResult.Verdict
  /// How much real time it took.
  public var duration: Duration
  /// Why it could not be run; nil for one that was.
  public var problem: Problem?
  /// What came of it; nil for one that was not run.
  public var run: RunRecord?

  /// Why a scenario could not be run.
  public struct Problem: ParameterRecord {
    /// What was found and what was expected.
    public var message: String
    /// The place in the file, when it is known.
    public var place: String?

    /// Makes a problem.
    public init(message: String, place: String? = nil) {
      self.message = message
      self.place = place
    }

    public static let recordSchema = RecordSchema(
      name: "Problem",
      fields: [
        ParameterSchema("message", String.self, isRequired: true),
        ParameterSchema("place", String.self),
      ])

    public init(from fields: inout ParameterReader) throws(ParameterError) {
      message = try fields.required("message")
      place = try fields.optional("place")
    }

    public func write(to fields: inout ParameterWriter) {
      fields.write("message", message)
      fields.write("place", place)
    }
  }

  /// Makes the record of a result.
  public init(_ result: ReplayResult) {
    id = result.id
    name = result.name
    index = result.index
    verdict = result.verdict
    duration = result.duration
    switch result.ending {
    case .ran(let run): self.run = RunRecord(run, differences: result.differences)
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
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("index", Int.self, isRequired: true),
      ParameterSchema("verdict", ReplayResult.Verdict.self, isRequired: true),
      ParameterSchema("duration", Duration.self, isRequired: true),
      ParameterSchema("problem", Problem.self),
    ] + RunRecord.recordSchema.fields)

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    id = try fields.required("id")
    name = try fields.required("name")
    index = try fields.required("index")
    verdict = try fields.required("verdict")
    duration = try fields.required("duration")
    problem = try fields.optional("problem")
    switch verdict {
    case .passed, .failed: run = try RunRecord(from: &fields)
    case .unusable, .skipped: break
    }
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("id", id)
    fields.write("name", name)
    fields.write("index", index)
    fields.write("verdict", verdict)
    fields.write("duration", duration)
    fields.write("problem", problem)
    run?.write(to: &fields)
  }
}

extension ReplayRecord {
  /// The scenario's file.
  var file: String { idParts.file }

  /// The line of the file at which the scenario stands, where that is known.
  var line: Int? { idParts.line }

  /// The folder of the scenario's file; empty when it names none.
  var folder: String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }

  private var idParts: (file: String, line: Int?) {
    guard let colon = id.lastIndex(of: ":"), colon > id.startIndex,
      let line = Int(id[id.index(after: colon)...]), line > 0
    else { return (id, nil) }
    return (String(id[..<colon]), line)
  }

  /// What went wrong, in a sentence; nil when it passed.
  var complaint: String? {
    switch verdict {
    case .passed: nil
    case .failed: run?.complaint
    case .unusable: problem?.message
    case .skipped: "It was not run."
    }
  }
}
