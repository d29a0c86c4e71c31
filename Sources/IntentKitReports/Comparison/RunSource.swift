import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// The source of one side of a comparison.
public enum RunSource: Sendable {
  /// A scenario to run.
  case scenario(ScenarioFile)
  /// A saved run.
  case saved(RunRecord)

  /// Reads a scenario, a recording, a trace, or a report on a run, as a JSON document or JSON
  /// Lines.
  ///
  /// - Parameter path: The path of a file, a line of a file in the form `recorded.jsonl:3`, or `-`
  ///   for the standard input. The line may be in a JSON report on a replay.
  /// - Throws: `ScenarioError` if the content has another form. It describes the content and its
  ///   location. Show it to the user.
  public init(path: String) throws(ScenarioError) {
    if let (file, number) = Self.line(of: path) {
      let lines = try ScenarioSource.bytes(of: file)
        .split(separator: .lineFeed, omittingEmptySubsequences: false)
      guard lines.indices.contains(number - 1) else {
        throw ScenarioError(
          path: file,
          message:
            "has no line \(number), only \(lines.count == 1 ? "one line" : "\(lines.count) lines")."
        )
      }
      // A JSON report on a replay contains one result per line, and the line may end with a comma.
      let line = lines[number - 1].reversed().drop { $0 == 0x20 || $0 == 0x0D || $0 == 0x2C }
      self = try Self.document(line.reversed(), file, line: number)
    } else {
      self = try Self.content(try ScenarioSource.bytes(of: path), path)
    }
  }

  /// Returns the file and the line in a path like `file:3`, unless a file with the entire name
  /// exists.
  private static func line(of path: String) -> (file: String, number: Int)? {
    guard let colon = path.lastIndex(of: ":"), let number = Int(path[path.index(after: colon)...]),
      number > 0, case .missing = FileEntry(at: path)
    else { return nil }
    return (String(path[..<colon]), number)
  }

  private static func content(_ text: [UInt8], _ path: String) throws(ScenarioError) -> RunSource {
    let lines = text.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .enumerated().filter { !$1.allSatisfy(\.isBlank) }
    guard lines.count > 1, let (_, first) = lines.first,
      case .object(let members)? = try? JSONReader.value(from: Array(first))
    else { return try document(text, path, line: 1) }
    guard members["event"] != nil else {
      throw ScenarioError(
        path: path,
        message: "contains \(lines.count) separate lines; specify one of them, as in \(path):1.")
    }
    var events: [TraceEvent] = []
    var record: RunRecord?
    for (index, line) in lines {
      let value = try value(of: Array(line), path, line: index + 1)
      try read(path, JSONPosition(line: index + 1, column: 1)) { () throws(ParameterError) in
        // The last line contains the record, without the trace in the other lines.
        if let result = value["result"], value["event"] == nil {
          record = try RunRecord(parameterValue: result)
        } else {
          events.append(try TraceEvent(parameterValue: value))
        }
      }
    }
    guard var record else { return .saved(RunRecord(Trace(events))) }
    record.trace = Trace(events)
    return .saved(record)
  }

  private static func document(
    _ text: [UInt8], _ path: String, line: Int
  ) throws(ScenarioError) -> RunSource {
    let record = try read(path, JSONPosition(line: line, column: 1)) {
      () throws(ParameterError) -> RunRecord? in
      switch try? JSONReader.value(from: text) {
      case .array(let steps)?: RunRecord(try Trace(parameterValue: .array(steps)))
      case .object(let members)?: try self.record(in: members)
      default: nil
      }
    }
    if let record { return .saved(record) }
    return .scenario(try ScenarioFile(path: path, text: text, line: line))
  }

  /// Returns the record in an object: a step, a report on a run, or a result of a replay.
  ///
  /// - Returns: The record; nil if the object is something else.
  private static func record(
    in members: [String: ParameterValue]
  ) throws(ParameterError) -> RunRecord? {
    if members["event"] != nil {
      return RunRecord(Trace([try TraceEvent(parameterValue: .object(members))]))
    }
    if let result = members["result"] { return try RunRecord(parameterValue: result) }
    guard members["outcome"] != nil else { return nil }
    guard members["verdict"] != nil else {
      return try RunRecord(parameterValue: .object(members))
    }
    let fields = members.filter { $0.key != NDJSONReport.typeKey }
    return try ReplayRecord(parameterValue: .object(fields)).run
  }

  private static func value(
    of text: [UInt8], _ path: String, line: Int
  ) throws(ScenarioError) -> ParameterValue {
    try Result { () throws(JSONError) in try JSONReader.value(from: text) }.mapError {
      let position = JSONPosition(line: line, column: $0.position.column)
      return ScenarioError(path: path, position: position, message: $0.message)
    }.get()
  }

  private static func read<Value>(
    _ path: String, _ position: JSONPosition, _ body: () throws(ParameterError) -> Value
  ) throws(ScenarioError) -> Value {
    try Result(catching: body).mapError {
      ScenarioError(path: path, position: position, message: $0.description)
    }.get()
  }
}
