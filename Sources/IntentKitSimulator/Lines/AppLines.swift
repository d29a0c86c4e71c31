public import IntentKitCore

/// The lines that the assistant can say about an app.
///
/// The lines follow from the schemas of the app's intents: the questions for each parameter, by
/// result and reason, the confirmation of the request, and the statement for each response code. A
/// run uses the same sentences. Their gaps contain sample values, in every combination for which
/// the sentence changes.
///
/// ```swift
/// let app = AppDescription(displayName: "Chat", intentsSupported: ["INSendMessageIntent"])
/// for line in AppLines(of: app, languages: [.english]).lines {
///   print(line.cause, line.spoken)
/// }
/// ```
public struct AppLines: Sendable, Hashable {
  /// The description of the app.
  public let app: AppDescription
  /// The lines, grouped by intent and occasion.
  public let lines: [AppLine]

  /// Creates the lines of an app.
  ///
  /// - Parameters:
  ///   - app: The description of the app. Without the intents that it supports, only lines for any
  ///     intent are known.
  ///   - customIntents: The custom intents of the app.
  ///   - methods: The methods that the app declares for its handlers, by the name of the intent and
  ///     in the form of the wire protocol: `resolve content`. By default, a handler can have all
  ///     methods of its intent.
  ///   - languages: The languages of the lines.
  public init(
    of app: AppDescription, customIntents: [IntentSchema] = [], methods: [String: [String]] = [:],
    languages: [Language] = Language.allCases
  ) {
    let schemas = app.declaredIntents(custom: customIntents) ?? customIntents
    let writers = languages.map { language in
      schemas.map { schema in
        LineWriter(
          language: language, app: app.displayName, schema: schema,
          methods: methods[customIntents.name(of: schema)])
      }
    }
    self.app = app
    var lines: [AppLine] = []
    for index in schemas.indices {
      lines += writers.map { $0[index].lines }.grouped
    }
    lines +=
      languages.map { language in
        LineWriter(
          language: language, app: app.displayName,
          schema: schemas.first { $0.name == "GetRideStatus" }
        ).linesOfAnyIntent
      }.grouped
    self.lines = lines
  }
}

extension AppLine {
  /// A line without its words and its language, for lines on the same occasion.
  package var occasion: AppLine {
    AppLine(
      language: .english, intent: intent, phase: phase, parameter: parameter, cause: cause,
      reason: reason, isVoiceOnly: isVoiceOnly, spoken: "")
  }
}

extension [[AppLine]] {
  /// The lines of several languages, in the order of the first, with equal occasions together.
  fileprivate var grouped: [AppLine] {
    var occasions: [AppLine] = []
    var lines: [AppLine: [AppLine]] = [:]
    for line in joined() {
      let occasion = line.occasion
      if lines[occasion] == nil { occasions.append(occasion) }
      lines[occasion, default: []].append(line)
    }
    return occasions.flatMap { lines[$0] ?? [] }
  }
}
