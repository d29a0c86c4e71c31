import Foundation
import IntentKitCore

@testable import IntentKitSimulator

/// The tables of spoken values: the words, and the value or nil.
///
/// The value consists of all words, or of those before a vertical bar.
enum SpokenValueRows {
  /// 9:30 on Wednesday, March 4, 2026.
  static let now = Date(timeIntervalSince1970: 1_772_616_600)

  /// Returns the value that a reader finds at the start of words, and the number of its words.
  static func value(
    of kind: SpokenValueKind, in words: SpokenWords, at index: Int = 0, _ language: Language
  ) -> (text: String, end: Int)? {
    var reader = SpokenValueReader(language, now: now)
    switch kind {
    case .number: return reader.number(in: words, at: index).map { ($0.value.text, $0.end) }
    case .integer: return reader.integer(in: words, at: index).map { ("\($0.value)", $0.end) }
    case .ordinal:
      return reader.englishOrdinal(in: words, at: index).map { ("\($0.value)", $0.end) }
    case .money:
      return reader.money(in: words, at: index).map {
        ("\($0.value.amount.text) \($0.value.currency)", $0.end)
      }
    case .duration:
      return reader.duration(in: words, at: index).map {
        ("\($0.value.months) \($0.value.days) \($0.value.milliseconds)", $0.end)
      }
    case .goal:
      return reader.goal(in: words, at: index).map {
        ("\($0.value.value.spokenText) \($0.value.unit)", $0.end)
      }
    case .temperature, .length:
      let dimension = kind == .length ? Dimension.length : .temperature
      return reader.quantity(dimension, in: words, at: index).map {
        ("\($0.value.number.text) \($0.value.unit)", $0.end)
      }
    case .moment, .answer:
      reader.isAnswer = kind == .answer
      return reader.moment(in: words, at: index).map { ($0.value.text, $0.end) }
    case .range:
      return reader.range(in: words, at: index).map { range in
        let texts = [range.value.start?.text ?? "", range.value.end?.text].compactMap(\.self)
        return (texts.joined(separator: "/"), range.end)
      }
    case .recurrence:
      return reader.recurrence(in: words, at: index).map { rule in
        let days =
          if case .array(let names)? = rule.value.ruleValue["weeklyRecurrenceDays"] {
            " "
              + names.compactMap { if case .string(let name) = $0 { name } else { nil } }
              .joined(separator: ",")
          } else {
            ""
          }
        let start = rule.value.start.map { " @" + $0.text } ?? ""
        return ("\(rule.value.interval) \(rule.value.frequency)\(days)\(start)", rule.end)
      }
    case .place:
      return reader.spatialTrigger(in: words, at: index).map {
        (($0.value.isDeparture ? "depart " : "arrive ") + $0.value.place, $0.end)
      }
    case .enumeration(let name):
      return schema(name).flatMap { reader.enumerationCase(of: $0, in: words, at: index) }.map {
        ($0.value, $0.end)
      }
    case .boolean:
      return reader.boolean(in: words, at: index).map { ("\($0.value)", $0.end) }
    }
  }

  private static func schema(_ name: String) -> EnumerationSchema? {
    switch name {
    case "WorkoutLocationType": WorkoutLocationType.enumerationSchema
    case "BillType": BillType.enumerationSchema
    case "TaskStatus": TaskStatus.enumerationSchema
    case "CallCapability": CallCapability.enumerationSchema
    default: nil
    }
  }
}

/// The kinds of values in the tables.
enum SpokenValueKind: Hashable {
  case number, integer, ordinal, money, duration, goal, temperature, length, moment
  /// A moment that answers a question, so that a number alone is a time.
  case answer
  case range, recurrence, place, boolean
  case enumeration(String)
}
