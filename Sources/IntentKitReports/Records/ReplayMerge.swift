import IntentKitCore

/// The results of replays that were written down as ``NDJSONReport``, put together as if all had been one replay.
///
/// A replay can be divided among several machines. Each writes its results with their place in the whole, so together
/// they make the report that one machine would have made.
public struct ReplayMerge: Sendable {
  /// The results, in the order of their index; those of the same index in the order in which they were read.
  public var records: [ReplayRecord] {
    results.sorted { ($0.record.index, $0.number) < ($1.record.index, $1.number) }.map(\.record)
  }

  /// What the results count, with the real time that all machines took together.
  public private(set) var summary = ReplaySummary()

  /// The files that lack the line with the summary at their end, or results that it counts: the replay that wrote them
  /// was cut short.
  public private(set) var cutShort: [String] = []

  private var results: [(record: ReplayRecord, number: Int)] = []
  /// Which file each scenario's result stands in, for the message about a second one.
  private var places: [String: String] = [:]

  /// Why a file cannot be used.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where it is, as `file:line`.
    public var place: String
    /// What was found and what was expected.
    public var message: String

    public var description: String { "\(place): \(message)" }
  }

  /// Makes a merge of nothing.
  public init() {}

  /// Adds the results of a file.
  ///
  /// Files that were only put one behind the other count as several.
  ///
  /// - Parameters:
  ///   - text: What stands in the file.
  ///   - path: The file's name, for messages.
  /// - Throws: ``Failure`` for a line that is neither result nor summary, and for a second result of one scenario: the
  ///   machines must have run different ones. Nothing of the file is added then.
  public mutating func add(_ text: [UInt8], path: String) throws(Failure) {
    var merge = self
    // What came since the last summary, as it should be counted.
    var open: ReplaySummary?
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
        merge.summaryCount += 1
      }
    }
    if open != nil || merge.summaryCount == summaryCount { isCutShort = true }
    if isCutShort { merge.cutShort.append(path) }
    self = merge
  }

  private var summaryCount = 0

  private mutating func add(_ record: ReplayRecord, _ place: String) throws(Failure) {
    if let other = places.updateValue(place, forKey: record.id) {
      throw Failure(
        place: place,
        message: "found a second result of “\(record.id.shortened(to: 200))”, expected one of each "
          + "scenario. The first is at \(other); leave one of the files out.")
    }
    results.append((record, results.count))
    summary.add(record.verdict)
  }

  /// Writes a report on everything that was added.
  ///
  /// - Parameters:
  ///   - report: The report, still empty.
  ///   - write: Takes its text, piece by piece.
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

  private static func read(_ line: ArraySlice<UInt8>, _ place: String) throws(Failure) -> Line {
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: Array(line))
    } catch {
      let found = error.found.map { "found \($0)" } ?? "the line ends too early"
      throw Failure(
        place: "\(place):\(error.column)", message: "\(found), expected \(error.expected).")
    }
    do throws(ParameterError) {
      var fields: [String: ParameterValue] =
        if case .object(let members) = value { members } else { [:] }
      guard let name = fields.removeValue(forKey: "type") else {
        throw ParameterError(
          found: value.summary, expected: "a line of a replay’s report",
          hint: "Write it with --format ndjson.")
      }
      switch try NDJSONReport.LineType(parameterValue: name) {
      case .result: return .result(try ReplayRecord(parameterValue: .object(fields)))
      case .summary: return .summary(try ReplaySummary(parameterValue: .object(fields)))
      }
    } catch {
      throw Failure(place: place, message: error.description)
    }
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  /// Whether this is white space of JSON.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
