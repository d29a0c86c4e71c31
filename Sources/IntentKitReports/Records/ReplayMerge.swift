import IntentKitCore

/// The combined results of several replays in ``NDJSONReport`` format.
///
/// A replay can be distributed among several machines. Each result includes its index in the entire
/// replay, so the combined results form the report that a single machine would have produced.
public struct ReplayMerge: Sendable {
  /// The results, sorted by index and, for equal indices, in the order in which they were read.
  public var records: [ReplayRecord] { results.sorted { $0.index < $1.index } }

  /// The summary of the results, with the total wall-clock time of all machines.
  public private(set) var summary = ReplaySummary()

  /// The paths of the truncated files, without a summary or some of the results that it counts.
  public private(set) var cutShort: [String] = []

  private var results: [ReplayRecord] = []
  /// The location of each scenario's result, for error messages about duplicates.
  private var places: [String: String] = [:]

  /// An error in a file.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The location, in the form `file:line`.
    public var place: String
    /// The actual and the expected content.
    public var message: String

    public var description: String { "\(place): \(message)" }
  }

  /// Creates an empty merge.
  public init() {}

  /// Adds the results of a file.
  ///
  /// Concatenated files count as several files.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - path: The path of the file, for error messages.
  /// - Throws: ``Failure`` for a line that is neither a result nor a summary, and for a duplicate
  ///   result, because each machine must run different scenarios. Nothing is added in this case.
  public mutating func add(_ text: [UInt8], path: String) throws(Failure) {
    var merge = self
    // The expected counts of the results since the last summary.
    var open: ReplaySummary?
    var hasSummary = false
    var isCutShort = false
    for (number, line) in text.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .enumerated()
    where !line.allSatisfy(\.isBlank) {
      let place = "\(path):\(number + 1)"
      switch try Self.read(line, place) {
      case .result(let record):
        try merge.add(record, place)
        open = open ?? ReplaySummary()
        open?.add(record.verdict)
      case .summary(let summary):
        var counted = open ?? ReplaySummary()
        counted.duration = summary.duration
        if counted != summary { isCutShort = true }
        merge.summary.duration += summary.duration
        open = nil
        hasSummary = true
      }
    }
    if open != nil || !hasSummary { isCutShort = true }
    if isCutShort { merge.cutShort.append(path) }
    self = merge
  }

  private mutating func add(_ record: ReplayRecord, _ place: String) throws(Failure) {
    if let other = places.updateValue(place, forKey: record.id) {
      throw Failure(
        place: place,
        message: "found a second result of “\(record.id.shortened(to: 200))”, expected one of each "
          + "scenario. The first is at \(other); leave one of the files out.")
    }
    results.append(record)
    summary.add(record.verdict)
  }

  /// Writes a report on all results.
  ///
  /// - Parameters:
  ///   - report: An empty report.
  ///   - write: Receives the text of the report in pieces.
  /// - Throws: The error of the closure.
  public func write<Failure: Error>(
    as report: some ReplayReport, to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var report = report
    try write(report.begin())
    for record in records { try write(report.add(record)) }
    try write(report.end(summary))
  }

  // MARK: - Lines

  private enum Line {
    case result(ReplayRecord)
    case summary(ReplaySummary)
  }

  /// Returns the value of a line.
  static func value(
    in line: ArraySlice<UInt8>, _ place: String
  ) throws(Failure) -> ParameterValue {
    try Result { () throws(JSONError) in try JSONReader.value(from: Array(line)) }
      .mapError { error in
        let found = error.found.map { "found \($0)" } ?? "the line ends too early"
        return Failure(
          place: "\(place):\(error.column)", message: "\(found), expected \(error.expected).")
      }.get()
  }

  private static func read(_ line: ArraySlice<UInt8>, _ place: String) throws(Failure) -> Line {
    let value = try value(in: line, place)
    do throws(ParameterError) {
      var fields: [String: ParameterValue] =
        if case .object(let members) = value { members } else { [:] }
      guard let name = fields.removeValue(forKey: NDJSONReport.typeKey) else {
        throw ParameterError(
          found: value.summary, expected: "a line of a replay's report",
          hint: "Use a report in the format ndjson.")
      }
      switch try NDJSONReport.LineType(parameterValue: name) {
      case .result:
        let record = try ReplayRecord(parameterValue: .object(fields))
        // The reports show the conversation, and that is in the trace.
        guard record.run == nil || record.run?.trace != nil else {
          throw ParameterError(found: "a result without its trace", expected: "one with it")
        }
        return .result(record)
      case .summary: return .summary(try ReplaySummary(parameterValue: .object(fields)))
      }
    } catch {
      throw Failure(place: place, message: error.description)
    }
  }
}
