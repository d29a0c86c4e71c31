import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// The results of an earlier replay, with which a report compares new ones.
///
/// The results stay in memory as text, because their records are many times larger.
public struct EarlierReplay: Sendable {
  /// The name of the replay in reports.
  public let name: String

  private let text: [UInt8]
  /// The place of each result in the text, by the identifier of its scenario.
  private var places: [String: Range<Int>] = [:]

  /// Reads a report on a replay in the format ndjson or json.
  ///
  /// A JSON report contains no traces, so its runs are compared without their steps.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - path: The path of the file.
  /// - Throws: ``ReplayMerge/Failure`` for text that isn't such a report.
  public init(_ text: [UInt8], path: String) throws(ReplayMerge.Failure) {
    name = path
    self.text = text
    var number = 0
    var isDocument = false
    for line in text.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      number += 1
      let line = line.trimmedRecord
      guard !line.isEmpty else { continue }
      if places.isEmpty, line.elementsEqual("{".utf8) { isDocument = true }
      // The other lines of a document are the brackets and the summary.
      if isDocument, !line.starts(with: "{\"".utf8) { continue }
      let place = "\(path):\(number)"
      guard let record = try Self.record(in: line, place) else { continue }
      guard places.updateValue(line.startIndex..<line.endIndex, forKey: record.id) == nil else {
        throw ReplayMerge.Failure(
          place: place,
          message: "found a second result of “\(record.id.shortened(to: 200))”, expected one of "
            + "each scenario.")
      }
    }
    guard !places.isEmpty else {
      throw ReplayMerge.Failure(
        place: path,
        message: "found no result of a replay, expected the output of replay --format ndjson or "
          + "--format json.")
    }
  }

  /// Compares a result with the earlier one, so that this doesn't count as removed.
  mutating func compare(_ record: ReplayRecord) -> ScenarioComparison {
    let place = places.removeValue(forKey: record.id)
    return ScenarioComparison(record, with: place.flatMap(self.record))
  }

  /// The number of scenarios that weren't compared.
  var removedCount: Int { places.count }

  /// Returns the first scenarios that weren't compared.
  func removed(atMost count: Int) -> [ReplayRecord] {
    places.values.sorted { $0.lowerBound < $1.lowerBound }.prefix(count).compactMap(record)
  }

  private func record(at place: Range<Int>) -> ReplayRecord? {
    // The record was read before.
    (try? Self.record(in: text[place], "")).flatMap(\.self)
  }

  /// Returns the record in a line, or nil if the line is a summary.
  private static func record(
    in line: ArraySlice<UInt8>, _ place: String
  ) throws(ReplayMerge.Failure) -> ReplayRecord? {
    let value = try ReplayMerge.value(in: line, place)
    guard case .object(var fields) = value, fields["id"] != nil else {
      if value["passed"] != nil { return nil }
      throw ReplayMerge.Failure(
        place: place,
        message: "found \(value.summary), expected a line of a replay's report in the format "
          + "ndjson or json.")
    }
    fields[NDJSONReport.typeKey] = nil
    do throws(ParameterError) {
      return try ReplayRecord(parameterValue: .object(fields))
    } catch {
      throw ReplayMerge.Failure(place: place, message: error.description)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The line without blanks around it and the comma after it.
  fileprivate var trimmedRecord: ArraySlice<UInt8> {
    var line = drop(while: \.isBlank)
    while let last = line.last, last.isBlank || last == UInt8(ascii: ",") { line.removeLast() }
    return line
  }
}
