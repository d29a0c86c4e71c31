import IntentKitCore

/// Sample values for the gaps of sentences, in one language.
struct LineSamples {
  let language: Language

  /// The values with which the gaps of a sentence are filled.
  fileprivate struct Style {
    /// Whether the optional parts of the sentence are said.
    var isComplete = true
    /// The number of elements in lists.
    var count = 1
    /// Whether records have all fields; otherwise only those that name them.
    var isFull = true
  }

  private static let styles = [
    Style(), Style(isComplete: false), Style(count: 2), Style(isFull: false),
  ]

  // MARK: - Situations

  /// Returns situations in which each version of some wordings is said.
  ///
  /// The first situation has no values.
  func situations(for wordings: [Wording], of situation: Situation) -> [Situation] {
    var situations: [Situation] = []
    for parts in wordings.flatMap(\.sentences) {
      for style in Self.styles {
        var filled = situation
        fill(parts, of: &filled, style)
        situations.append(filled)
      }
    }
    return situations + [situation]
  }

  private func fill(_ parts: [Wording.Part], of situation: inout Situation, _ style: Style) {
    for part in parts {
      switch part {
      case .text: break
      case .optional(let parts): if style.isComplete { fill(parts, of: &situation, style) }
      case .gap(let gap):
        var path = GapPath(gap)
        if path.names.first == "response" {
          path.names.removeFirst()
          fill(path, of: &situation.response, situation.schema?.responseProperties ?? [], style)
        } else {
          fill(path, of: &situation.parameters, situation.schema?.parameters ?? [], style)
        }
      }
    }
  }

  /// Sets the value at a path, and the records and lists that lead to it.
  private func fill(
    _ path: GapPath, of values: inout [String: ParameterValue], _ fields: [ParameterSchema],
    _ style: Style
  ) {
    guard let name = path.names.first, let type = fields.first(where: { $0.name == name })?.type
    else { return }
    var rest = path
    rest.names.removeFirst()
    values[name] = filled(values[name], rest, as: type, named: name, style)
  }

  private func filled(
    _ value: ParameterValue?, _ path: GapPath, as type: ParameterType, named name: String,
    _ style: Style
  ) -> ParameterValue {
    switch type {
    case .list(let element) where path.names.first == "count":
      return list(of: element, named: name, style.elementCount(for: path.condition), style)
    case .list(let element) where element.hasField(path.names.first):
      let elements: [ParameterValue?] =
        if case .array(let values)? = value { values } else {
          Array(repeating: nil, count: style.count)
        }
      return .array(elements.map { filled($0, path, as: element, named: name, style) })
    case .record(let reference) where type.hasField(path.names.first):
      var fields: [String: ParameterValue] =
        if case .object(let fields)? = value { fields } else { [:] }
      fill(path, of: &fields, reference.schema.fields, style)
      return .object(fields)
    default:
      if let condition = path.condition, condition.isEqual { return type.value(condition.value) }
      return complete(value, as: type, named: name, style)
    }
  }

  /// Returns a value with the fields that it lacks.
  private func complete(
    _ value: ParameterValue?, as type: ParameterType, named name: String, _ style: Style
  ) -> ParameterValue {
    switch (value, type) {
    case (nil, .list(let element)): return list(of: element, named: name, style.count, style)
    case (nil, _): return self.value(of: type, named: name, isFull: style.isFull)
    case (.object(let fields)?, _):
      guard case .object(let sample) = self.value(of: type, named: name, isFull: style.isFull)
      else { return .object(fields) }
      return .object(sample.merging(fields) { $1 })
    case (.array(let values)?, .list(let element)):
      return .array(values.map { complete($0, as: element, named: name, style) })
    case (let value?, _): return value
    }
  }

  private func list(
    of type: ParameterType, named name: String, _ count: Int, _ style: Style
  ) -> ParameterValue {
    .array((0..<count).map { value(of: type, named: name, number: $0, isFull: style.isFull) })
  }

  // MARK: - Values

  /// Returns the options of a type, or sample values if it has no list of values.
  func options(of type: ParameterType, named name: String, count: Int = 3) -> [Prompt.Option] {
    if !type.offeredOptions.isEmpty { return type.offeredOptions }
    return (0..<count).map { number in
      let value = value(of: type, named: name, number: number)
      return Prompt.Option(value: value, title: type.spokenText(of: value))
    }
  }

  /// Returns a sample value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - name: The name of the parameter or field.
  ///   - number: The number of the sample, from zero.
  ///   - isFull: Whether records have all fields; otherwise only those that name them.
  ///   - depth: The number of records that contain the value.
  /// - Returns: The value.
  func value(
    of type: ParameterType, named name: String, number: Int = 0, isFull: Bool = true,
    depth: Int = 0
  ) -> ParameterValue {
    switch type {
    case .boolean: return true
    case .integer: return .integer(number + 2)
    case .number: return .integer((number + 1) * 5)
    case .decimal: return .string("\((number + (name == "maximumPrice" ? 2 : 1)) * 20)")
    case .string, .any: return .string(word(for: name, number))
    case .date: return .string("2026-01-02T0\(8 + number % 2):\(number % 6)0:00Z")
    case .dateComponents:
      return ["year": 2026, "month": 1, "day": 2, "hour": .integer(8 + number), "minute": 0]
    case .url: return "https://example.com/page"
    case .data: return "aGVsbG8="
    case .range: return [1, 4]
    case .dictionary: return [:]
    case .enumeration(let schema), .keyword(let schema):
      let cases = schema.cases.filter { !$0.name.lowercased().hasSuffix("unknown") }
      let index = depth == 0 ? number : 0
      return .string(cases.isEmpty ? "" : cases[index % cases.count].name)
    case .options(let schema):
      return .array(
        schema.cases.dropFirst(number % 3).prefix(1).map { .string($0.name) })
    case .list(let element):
      return [value(of: element, named: name, number: number, isFull: isFull, depth: depth + 1)]
    case .record(let reference):
      return record(reference.schema, named: name, number, isFull: isFull, depth)
    }
  }

  private func record(
    _ schema: RecordSchema, named name: String, _ number: Int, isFull: Bool, _ depth: Int
  ) -> ParameterValue {
    // The next of three samples.
    let number = Self.others.contains(name) ? number / 3 * 3 + (number + 1) % 3 : number
    let naming = [schema.textField].compactMap(\.self) + schema.spokenFields
    let fields = schema.fields.filter { field in
      field.isRequired || naming.contains(field.name) || isFull && depth < 3
        || field.name == "currencyCode"
    }
    var values: [String: ParameterValue] = [:]
    for field in fields where !Self.omitted.contains(field.name) {
      // The text that names a record depends on the purpose of the record.
      let isName =
        naming.contains(field.name) && (Self.words[name] != nil || Self.words[field.name] == nil)
      values[field.name] = value(
        of: field.type, named: isName ? name : field.name, number: number, isFull: isFull,
        depth: depth + 1)
    }
    return .object(values)
  }

  /// The fields without which a record is more usual.
  private static let omitted: Set = [
    "recurrenceRule", "endDateComponents", "nameComponents", "pronunciationHint", "isMe",
    "isMissedPickup", "isCanceled", "location", "suffix", "spokenPhrases",
    "alternativeSpeakableMatches", "siriMatches",
  ]

  /// The values that differ from others in the same sentence.
  private static let others: Set = [
    "dropOffLocation", "toAccount", "feeAmount", "transferFee", "cancellationFee", "tip",
    "secondaryBalance", "waypoints",
  ]

  private func word(for name: String, _ number: Int) -> String {
    let words = Self.words[name] ?? Self.words["title"] ?? ([], [])
    let choice =
      switch language {
      case .english: words.english
      case .japanese: words.japanese
      }
    let word = choice.isEmpty ? name : choice[number % 3 % choice.count]
    return number < 3 ? word : "\(word) \(number / 3 + 1)"
  }

  /// Sample texts, by the name of the parameter or field.
  private static let words: [String: (english: [String], japanese: [String])] = [
    "title": (["Groceries", "Party", "Trip"], ["買い物", "パーティー", "旅行"]),
    "tasks": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "taskTitle": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "taskTitles": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "addedTasks": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "deletedTasks": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "snoozedTasks": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "modifiedTask": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "targetTask": (["Buy milk", "Call Anne", "Water the roses"], ["牛乳を買う", "花子に電話する", "水やり"]),
    "content": (
      ["See you soon.", "On my way!", "Where are you?"], ["またあとで。", "今から行きます！", "どこですか？"]
    ),
    "editedContent": (
      ["See you soon.", "On my way!", "Where are you?"], ["またあとで。", "今から行きます！", "どこですか？"]
    ),
    "text": (["See you soon.", "On my way!", "Where are you?"], ["またあとで。", "今から行きます！", "どこですか？"]),
    "notes": (["Ideas", "Diary", "Recipes"], ["アイデア", "日記", "レシピ"]),
    "targetNote": (["Ideas", "Diary", "Recipes"], ["アイデア", "日記", "レシピ"]),
    "displayName": (["Tom", "Anne", "Bill"], ["太郎", "花子", "次郎"]),
    "name": (["the airport", "the station", "the harbor"], ["空港", "駅", "港"]),
    "rideOptionName": (["Sedan", "SUV", "Van"], ["セダン", "ワゴン", "バン"]),
    "rideOption": (["Sedan", "SUV", "Van"], ["セダン", "ワゴン", "バン"]),
    "rideOptions": (["Sedan", "SUV", "Van"], ["セダン", "ワゴン", "バン"]),
    "manufacturer": (["Pegasus"], ["ペガサス"]),
    "model": (["Gallop"], ["ギャロップ"]),
    "registrationPlate": (["UN 202"], ["品川 202"]),
    "workoutName": (["running", "yoga", "cycling"], ["ランニング", "ヨガ", "サイクリング"]),
    "carName": (["Roadster", "Van", "Pickup"], ["ロードスター", "バン", "トラック"]),
    "restaurant": (["Harbor Grill", "Sushi Bar", "Old Mill"], ["港食堂", "寿司処", "水車亭"]),
    "speakableGroupName": (["Family", "Team", "Choir"], ["家族", "チーム", "合唱団"]),
    "groupName": (["Family", "Team", "Choir"], ["家族", "チーム", "合唱団"]),
    "nickname": (["Everyday", "Savings", "Travel"], ["普段の口座", "貯金", "旅行の口座"]),
    "organizationName": (["Bay Electric", "City Water", "Harbor Bank"], ["湾岸電力", "市水道局", "港銀行"]),
    "accountNumber": (["1001", "1002", "1003"], ["1001", "1002", "1003"]),
    "currencyCode": (["USD"], ["JPY"]),
    "note": (["lunch", "rent", "tickets"], ["昼食代", "家賃", "切符代"]),
    "mediaItems": (["Blue Train", "Night Song", "Harbor"], ["青い汽車", "夜の歌", "港"]),
    "artist": (["The Unicorns"], ["一角獣楽団"]),
    "rating": (["4.7"], ["4.7"]),
    "phoneNumber": (["+354 555 0102"], ["03-5555-0102"]),
  ]
}

extension LineSamples.Style {
  /// Returns the number of elements that a condition on the number requires.
  fileprivate func elementCount(for condition: GapPath.Condition?) -> Int {
    guard let condition, let number = Int(condition.value) else { return count }
    if condition.isEqual { return number }
    return number == count ? count + 1 : count
  }
}

extension ParameterType {
  /// Returns whether values are records with a field.
  fileprivate func hasField(_ name: String?) -> Bool {
    guard case .record(let reference) = self, let name else { return false }
    return reference.schema.fields.contains { $0.name == name }
  }

  /// Returns the value that a condition compares with.
  fileprivate func value(_ text: String) -> ParameterValue {
    switch self {
    case .boolean: .boolean(text == "true")
    case .integer, .number: Int(text).map { .integer($0) } ?? .string(text)
    default: .string(text)
    }
  }
}
