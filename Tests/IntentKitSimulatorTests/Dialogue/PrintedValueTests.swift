import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

/// The words that the assistant prints are understood when they are typed back.
@Suite("Values that the assistant prints")
struct PrintedValueTests {
  /// 9:30 on Wednesday, March 4, 2026.
  static let now = Date(timeIntervalSince1970: 1_772_616_600)

  /// A value with its type.
  struct Printed: CustomTestStringConvertible, Sendable {
    var type: ParameterType
    var value: ParameterValue
    var language: Language

    var text: String { language.phrasebook.text(of: value, as: type, now: PrintedValueTests.now) }
    var testDescription: String { "\(type.swiftName): \(text)" }
  }

  private static func printed(_ type: ParameterType, _ values: [ParameterValue]) -> [Printed] {
    Language.allCases.flatMap { language in
      values.map { Printed(type: type, value: $0, language: language) }
    }
  }

  static let numbers: [Printed] =
    printed(.boolean, [true, false])
    + printed(.integer, [0, 1, 7, 12, 1200, -5, 1_234_567, 9_007_199_254_740_991])
    + printed(.number, [0.5, 2.5, 1234.5, -0.25, 3, 1_000_000])
    + printed(.decimal, ["0", "12.50", "1234567.89", "-0.01", "0.0001"])
    + printed(.range, [[1, 2], [2, 5], [1, 101]])

  private static let codes = Locale.commonISOCurrencyCodes

  static let amounts: [Printed] =
    printed(
      CurrencyAmount.parameterType,
      codes.map { ["amount": "12.5", "currencyCode": .string($0)] }
        + ["0", "0.01", "30", "1234567.89", "-212.4", "1000"].flatMap { amount in
          ["USD", "JPY", "EUR", "ISK"].map { code in
            ["amount": .string(amount), "currencyCode": .string(code)]
          }
        })
    + printed(
      PaymentAmount.parameterType,
      [["amount": ["amount": "30", "currencyCode": "USD"]]]
        + names(of: AmountType.self).map { ["amountType": .string($0)] })
    + printed(
      BalanceAmount.parameterType,
      [
        ["amount": "1500", "balanceType": "points"], ["amount": "20", "balanceType": "miles"],
        ["amount": "9.99", "balanceType": "money", "currencyCode": "EUR"],
      ])

  private static func names<Case: ParameterEnumeration>(of type: Case.Type) -> [String] {
    type.enumerationSchema.cases.map(\.name).filter { $0 != "unknown" }
  }

  /// The days of a fortnight around the request, days in other months and years, and all hours.
  static let moments: [Printed] = {
    let calendar = Calendar(identifier: .gregorian)
    let days = [-400, -40, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 30, 300, 400].compactMap {
      calendar.date(byAdding: .day, value: $0, to: now).map {
        $0.formatted(.iso8601.year().month().day())
      }
    }
    let times = (0..<24).flatMap { hour in
      ["00", "05", "30", "59"].map { "\(hour < 10 ? "0" : "")\(hour):\($0)" }
    }
    // Each day with some times, and two days with all.
    let both =
      days.flatMap { day in ["00:05", "08:30", "12:00", "20:59"].map { "\(day)T\($0)" } }
      + days[4...5].flatMap { day in times.map { "\(day)T\($0)" } }
    let components = (days + times + both).map { ParameterValue.string($0) }
    let dates = both.map { ParameterValue.string($0 + ":00Z") }
    return printed(.dateComponents, components) + printed(.date, dates)
  }()

  static let ranges: [Printed] = {
    let single: [ParameterValue] = [
      "2026-03-05", "08:00", "2026-03-06T20:30", "2026-04-20", "2027-01-05", "2027-01-05T08:00",
      "2031-12-31T22:15", "2025-12-31T08:00",
    ]
    let frequencies = ["minute", "hourly", "daily", "weekly", "monthly", "yearly"]
    var rules: [ParameterValue] = frequencies.flatMap { frequency in
      [1, 2, 3, 30].map { ["interval": .integer($0), "frequency": .string(frequency)] }
    }
    for days: ParameterValue in [["monday"], ["monday", "thursday"], ["saturday", "sunday"]] {
      for interval in 1...3 {
        rules.append(
          [
            "interval": .integer(interval), "frequency": "weekly", "weeklyRecurrenceDays": days,
          ])
      }
    }
    var ranges = single.map { ParameterValue.object(["startDateComponents": $0]) }
    ranges += single.map { ["endDateComponents": $0] }
    ranges += [
      ["startDateComponents": "2026-03-05", "endDateComponents": "2026-03-09"],
      ["startDateComponents": "2026-02-23", "endDateComponents": "2026-03-01"],
      ["startDateComponents": "08:00", "endDateComponents": "10:30"],
      ["startDateComponents": "2026-03-05T08:00", "endDateComponents": "2026-03-05T22:00"],
      ["startDateComponents": "2026-12-30", "endDateComponents": "2027-01-05"],
      ["startDateComponents": "2027-01-05", "endDateComponents": "2028-02-29"],
      ["startDateComponents": "2027-01-05T08:00", "endDateComponents": "2027-01-05T22:00"],
    ]
    ranges += rules.map { ["recurrenceRule": $0] }
    ranges += rules.flatMap { rule in
      single.map { ["startDateComponents": $0, "recurrenceRule": rule] }
    }
    return printed(DateComponentsRange.parameterType, ranges)
      + printed(
        TemporalEventTrigger.parameterType, ranges.map { ["dateComponentsRange": $0] })
      + printed(RecurrenceRule.parameterType, rules)
  }()

  static let places: [Printed] = [
    Language.english: [
      "home", "駅", "Union Square", "1 Main Street, Springfield", "東京都渋谷区神南一丁目の小さな喫茶店",
    ],
    .japanese: ["home", "駅", "Union Square", "渋谷の喫茶店"],
  ]
  .flatMap { language, places in
    places.flatMap { place in
      ["arrive", "depart"].map { event in
        Printed(
          type: SpatialEventTrigger.parameterType,
          value: ["placemark": ["name": .string(place)], "event": .string(event)],
          language: language)
      }
    }
  }

  static let quantities: [Printed] =
    quantities(LengthUnit.self) + quantities(MassUnit.self) + quantities(VolumeUnit.self)
    + quantities(SpeedUnit.self) + quantities(EnergyUnit.self) + quantities(TemperatureUnit.self)

  private static func quantities<Unit: QuantityUnit>(_ unit: Unit.Type) -> [Printed] {
    printed(
      Quantity<Unit>.parameterType,
      Unit.caseNames.flatMap { name in
        [1, 21.5, 1200].map { ["value": .number($0), "unit": .string(name)] }
      })
  }

  /// All enumerations and sets of options in the parameters of SiriKit's intents.
  static let cases: [Printed] = {
    var types: [String: ParameterType] = [:]
    for schema in IntentSchema.system {
      for parameter in schema.parameters {
        switch parameter.type {
        case .enumeration, .options, .keyword: types[parameter.type.swiftName] = parameter.type
        default: continue
        }
      }
    }
    return types.sorted { $0.key < $1.key }.flatMap { _, type -> [Printed] in
      switch type {
      case .enumeration(let schema), .keyword(let schema):
        return printed(
          type, schema.cases.map(\.name).filter { $0 != "unknown" }.map { .string($0) })
      case .options(let schema):
        let names = schema.cases.map(\.name)
        return printed(
          type, names.map { [.string($0)] } + [.array(names.prefix(3).map { .string($0) })])
      default: return []
      }
    }
  }()

  static let lists: [Printed] =
    printed(
      .list(SpeakableString.parameterType),
      [
        ["apples", "pears"], ["apples", "bananas", "pears"], ["リンゴ", "バナナ", "梨"], ["りんご", "みかん"],
        ["おとうふ", "とうもろこし", "とまと"], ["salt and pepper", "milk"], ["milk, whole", "bread", "a, b"],
        ["牛乳"], ["とうふと納豆", "パン"],
      ]) + printed(.list(.integer), [[1, 2, 3], [5]])
    + printed(.list(Person.parameterType), [["太郎", "花子"], ["Bill James", "Ann", "Tom"]])

  @Test(arguments: numbers + amounts + moments + ranges + places + quantities + cases + lists)
  func `a printed value is understood when it is typed back`(_ printed: Printed) throws {
    let text = printed.text
    var prompt = Prompt(.value, parameter: "value")
    // A day or time in the past is understood only as the value in question.
    if printed.isPast { prompt.value = printed.value }
    let answer = try answer(to: prompt, printed)
    guard case .value(var value) = answer else {
      Issue.record("“\(text)” is \(answer)")
      return
    }
    // A single value answers the question for a list.
    if case .list = printed.type, case .array = value {
    } else if case .list = printed.type {
      value = .array([value])
    }
    let read = try #require(
      try? printed.type.rewritten(value), "“\(text)” is \(JSONWriter.text(value, style: .compact))")
    let again = printed.language.phrasebook.text(of: read, as: printed.type, now: Self.now)
    // Days and times are relative to the request, so their words are compared.
    #expect(again == text)
    if printed.isExact { #expect(try read == printed.type.rewritten(printed.value)) }
  }

  @Test(arguments: cases)
  func `a printed case is chosen among all cases`(_ printed: Printed) throws {
    guard case .enumeration(let schema) = printed.type else { return }
    let names = schema.cases.map(\.name).filter { $0 != "unknown" }
    let prompt = Prompt(
      .choice, parameter: "value", cause: .needsValue,
      options: names.map { .init(value: .string($0), title: $0.words) })
    let answer = try answer(to: prompt, printed)
    guard case .option(let index) = answer else {
      Issue.record("“\(printed.text)” is \(answer)")
      return
    }
    #expect(.string(names[index]) == printed.value)
  }

  private func answer(to prompt: Prompt, _ printed: Printed) throws -> Answer {
    let schema = IntentSchema(
      name: "Test", siriKitName: "TestIntent", summary: "", domain: "Tests",
      parameters: [ParameterSchema("value", type: printed.type)], resolveMethods: [],
      responseCodes: [])
    var (context, prompt) = (
      DialogueContext(
        intent: try DynamicIntent(schema), app: AppDescription(displayName: "App")), prompt
    )
    if printed.type == SpatialEventTrigger.parameterType {
      // A visit is said in the words of its request.
      context = DialogueContext(intent: AddTasksIntent(), app: AppDescription(displayName: "App"))
      prompt.parameter = "spatialEventTrigger"
    }
    return AnswerReader(printed.language, now: Self.now)
      .answer(from: printed.text, to: prompt, context: context)
  }
}

extension PrintedValueTests.Printed {
  /// Whether the value is a day or a time before the request.
  fileprivate var isPast: Bool {
    let start =
      switch type {
      case .date, .dateComponents: value
      case .record(let reference) where reference.name == "TemporalEventTrigger":
        value["dateComponentsRange"]?["startDateComponents"]
      default: value["startDateComponents"]
      }
    guard case .string(let text)? = start else { return false }
    return text.hasPrefix("20") && text.contains("-") && text < "2026-03-04T09:31"
      && text != "2026-03-04"
  }

  /// Whether the words state the value completely.
  fileprivate var isExact: Bool {
    switch type {
    case .date, .dateComponents: false
    case .record(let reference):
      !["DateComponentsRange", "TemporalEventTrigger"].contains(reference.name)
    default: true
    }
  }
}
