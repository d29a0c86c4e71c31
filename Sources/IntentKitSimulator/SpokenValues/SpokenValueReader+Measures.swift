import IntentKitCore

/// A number with a unit.
struct Measure<Unit: Sendable>: Sendable {
  var number: SpokenNumber
  var unit: Unit
}

extension SpokenValueReader {
  /// Returns a number with a unit: `half a mile`, `an hour and a half` or `2時間半`.
  func measure<Unit>(
    in words: SpokenWords, at index: Int, units: PhraseTable<Unit>
  ) -> Reading<Measure<Unit>>? {
    guard let number = unitNumber(in: words, at: index),
      let unit = units.match(in: words, at: words.afterMark(number.end))
    else { return nil }
    var measure = Reading(value: Measure(number: number.value, unit: unit.value), end: unit.end)
    let fraction =
      isEnglish
      ? EnglishPhrases.fractionsAfterAnd.match(in: words, at: unit.end)
      : words.isWord(at: unit.end, "半") ? Reading(value: .half, end: unit.end + 1) : nil
    if let fraction, number.value.integer != nil,
      let sum = number.value.adding(fraction.value)
    {
      measure.value.number = sum
      measure.end = fraction.end
    }
    return measure
  }

  /// Returns the number before a unit, where an article is one: `a mile`, `half a mile`.
  private func unitNumber(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    guard isEnglish else {
      if words.isWord(at: index, "半") { return Reading(value: .half, end: index + 1) }
      return number(in: words, at: index)
    }
    if let number = number(in: words, at: index) {
      // "half a mile", "three quarters of an hour"
      guard [.half, .quarter, .threeQuarters].contains(number.value) else { return number }
      var end = number.end
      if words.isWord(at: end, "of") { end += 1 }
      if words.isWord(at: end, "a", "an") { return Reading(value: number.value, end: end + 1) }
      return number
    }
    guard words.isWord(at: index, "a", "an") else { return nil }
    return Reading(value: SpokenNumber(1), end: index + 1)
  }

  // MARK: - Quantities

  /// A number with a unit of a physical dimension.
  struct SpokenQuantity: Sendable {
    var number: SpokenNumber
    /// The name of the unit's case.
    var unit: String

    var parameterValue: ParameterValue {
      ["value": .number(number.double), "unit": .string(unit)]
    }
  }

  /// Returns a quantity: `21 degrees`, `摂氏21度` or `five kilograms`.
  func quantity(
    _ dimension: Dimension, in words: SpokenWords, at index: Int
  ) -> Reading<SpokenQuantity>? {
    if dimension == .temperature { return temperature(in: words, at: index) }
    return measure(in: words, at: index, units: dimension.units(language))?
      .compactMap { SpokenQuantity(number: $0.number, unit: $0.unit) }
  }

  /// Returns a temperature.
  ///
  /// Without a scale, it is in degrees Celsius, or, in English, in degrees Fahrenheit if it would
  /// be too hot otherwise.
  private func temperature(in words: SpokenWords, at index: Int) -> Reading<SpokenQuantity>? {
    let scale = isEnglish ? nil : JapanesePhrases.temperatureScales.match(in: words, at: index)
    guard let number = number(in: words, at: scale?.end ?? index) else { return nil }
    let units = Dimension.temperature.units(language)
    guard let unit = units.match(in: words, at: words.afterMark(number.end)) else { return nil }
    var name = scale?.value ?? unit.value
    if name.isEmpty { name = isEnglish && number.value.double > 45 ? "fahrenheit" : "celsius" }
    return Reading(value: SpokenQuantity(number: number.value, unit: name), end: unit.end)
  }

  // MARK: - Goals

  /// Returns the goal of a workout in a unit of SiriKit: 5000 meters for `5 kilometers`.
  ///
  /// A fraction of an hour is in minutes, and a fraction of a minute in seconds.
  func goal(
    in words: SpokenWords, at index: Int
  ) -> Reading<(value: Double, unit: WorkoutGoalUnitType)>? {
    if let duration = duration(in: words, at: index), let goal = Self.goal(duration.value) {
      return Reading(value: goal, end: duration.end)
    }
    let units = isEnglish ? EnglishPhrases.goalUnits : JapanesePhrases.goalUnits
    return measure(in: words, at: index, units: units)?.compactMap { measure in
      let (unit, factor) = measure.unit
      if factor < 0 {
        return measure.number.shifted(places: -factor).map { ($0.double, unit) }
      }
      return measure.number.multiplied(by: factor).map { ($0.double, unit) }
    }
  }

  private static func goal(
    _ duration: SpokenDuration
  ) -> (value: Double, unit: WorkoutGoalUnitType)? {
    guard duration.months == 0, let milliseconds = duration.totalMilliseconds,
      milliseconds > 0
    else { return nil }
    if milliseconds % 3_600_000 == 0, !duration.hasMinutes {
      return (Double(milliseconds / 3_600_000), .hour)
    }
    if milliseconds % 60_000 == 0, !duration.hasSeconds {
      return (Double(milliseconds / 60_000), .minute)
    }
    return (Double(milliseconds) / 1000, .second)
  }
}

/// A physical dimension of quantities.
enum Dimension: String, Sendable, CaseIterable {
  case length = "LengthUnit"
  case mass = "MassUnit"
  case volume = "VolumeUnit"
  case speed = "SpeedUnit"
  case energy = "EnergyUnit"
  case temperature = "TemperatureUnit"

  /// Creates the dimension of a quantity's record: `Quantity<LengthUnit>`.
  init?(recordName: String) {
    guard recordName.hasPrefix("Quantity<") else { return nil }
    self.init(rawValue: String(recordName.dropFirst("Quantity<".count).dropLast()))
  }

  /// The units by phrase.
  func units(_ language: Language) -> PhraseTable<String> {
    let tables = language == .english ? Self.english : Self.japanese
    return tables[self] ?? PhraseTable([])
  }

  private static let english = tables(EnglishPhrases.units, .english)
  private static let japanese = tables(JapanesePhrases.units, .japanese)

  /// Returns the units by phrase: those of a language, those in the glossary and the case names.
  private static func tables(
    _ phrases: [Dimension: [(String, String)]], _ language: Language
  ) -> [Dimension: PhraseTable<String>] {
    Dictionary(
      uniqueKeysWithValues: allCases.map { dimension in
        let terms = Glossary.cases[dimension.rawValue]?.all ?? [:]
        let written = terms.compactMap { name, term in
          language.phrasebook.word(term).map { ($0, name) }
        }
        let names = dimension.caseNames.flatMap { [($0.words, $0), ($0, $0)] }
        return (dimension, PhraseTable((phrases[dimension] ?? []) + written + names))
      })
  }

  private var caseNames: [String] {
    switch self {
    case .length: LengthUnit.caseNames
    case .mass: MassUnit.caseNames
    case .volume: VolumeUnit.caseNames
    case .speed: SpeedUnit.caseNames
    case .energy: EnergyUnit.caseNames
    case .temperature: TemperatureUnit.caseNames
    }
  }
}
