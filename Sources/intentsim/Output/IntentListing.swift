import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import IntentKitUI
import SampleApps

/// Intents by domain, and apps with the intents that they declare.
struct IntentListing {
  /// One app.
  struct App {
    var description: AppDescription
    /// The description, as a sentence.
    var summary: String?
    /// The description in the language of the text.
    var localizedSummary: String?
    /// The names of the declared intents; nil if unknown.
    var intents: [String]?
    /// The names of the intents for which the app has views.
    var views: [String] = []
  }

  /// The intents; nil to omit them.
  var intents: [IntentSchema]?
  /// The apps; nil to omit them.
  var apps: [App]?
  /// The class names of custom intents that their app doesn't declare.
  private var undeclared: Set<String> = []
  /// The language of the text, but not of JSON.
  private let language: Language

  /// Creates a listing of all intents and the sample apps.
  init(in language: Language) {
    self.language = language
    intents = SystemIntents.all.map { $0.schema } + KnownIntents().custom
    apps = SampleApps.all.map { app in
      App(
        description: app.appDescription, summary: app.summary,
        localizedSummary: app.summary(inLanguage: language.rawValue),
        intents: app.appDescription.intentNames(custom: app.customIntentSchemas),
        views: app.namesOfIntentsWithViews)
    }
  }

  /// Creates a listing of an extension and the intents that it declares or defines.
  init(_ installed: InstalledExtension, in language: Language) {
    self.language = language
    let custom = installed.customIntents
    let description = installed.appDescription
    let declared = description.declaredIntents(custom: custom)
    let classes = Set((declared ?? []).map(\.siriKitName))
    intents =
      SystemIntents.all.map { $0.schema }.filter { classes.contains($0.siriKitName) } + custom
    apps = [
      App(
        description: description, intents: description.intentNames(custom: custom),
        views: custom.names(ofClasses: installed.intentsWithViews))
    ]
    // An app without any declaration can handle intents all the same.
    if declared != nil { undeclared = Set(custom.map(\.siriKitName)).subtracting(classes) }
  }

  /// Creates a listing of custom intents without an app.
  init(_ custom: [IntentSchema], in language: Language) {
    self.language = language
    intents = custom
  }

  // MARK: - Text

  /// The listing as lines of text.
  var text: String {
    let parts = [intents.map(lines(of:)), apps.map(lines(of:))].compactMap(\.self)
    return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(
      separator: "\n")
  }

  private func lines(of intents: [IntentSchema]) -> [String] {
    let domains = SystemIntents.domains + [IntentSchema.customDomain]
    return domains.flatMap { domain -> [String] in
      let schemas = intents.filter { $0.domain == domain }
      guard !schemas.isEmpty else { return [] }
      // Each domain has separate columns, since a few names are very long.
      let width = schemas.map(\.name.count).max() ?? 0
      return [language.phrasebook.name(ofDomain: domain)]
        + schemas.flatMap { schema in
          Self.lines(schema.name, [line(for: schema)], width)
        }
    }
  }

  /// Returns the summary of an intent, with notes.
  private func line(for schema: IntentSchema) -> String {
    let notes = [
      schema.availability.deprecation == nil ? nil : word("(deprecated)", "（非推奨）"),
      undeclared.contains(schema.siriKitName) ? word("(not declared)", "（宣言なし）") : nil,
    ]
    let summary = language.phrasebook.summary(of: schema)
    return ([summary] + notes.compactMap(\.self)).filter { !$0.isEmpty }
      .joined(separator: word(" ", ""))
  }

  private func lines(of apps: [App]) -> [String] {
    let width = apps.map(\.description.displayName.columns).max() ?? 0
    return [word("Apps", "アプリ")]
      + apps.flatMap { app in
        let others = app.description.alternativeNames
        let names = others.joined(separator: word(", ", "、"))
        let also = others.isEmpty ? nil : word("also \(names)", "別名：\(names)")
        let handles =
          switch app.intents {
          case nil: word("Doesn't declare which intents it handles.", "処理するインテントの宣言がありません。")
          case []?: word("Declares no intents.", "インテントを宣言していません。")
          case let names?:
            word(
              "Handles \(names.joined(separator: ", ")).",
              "処理するインテント：\(names.joined(separator: "、"))")
          }
        return Self.lines(
          app.description.displayName,
          [app.localizedSummary, also, handles, views(of: app)].compactMap(\.self), width)
      }
  }

  /// Returns a sentence on the views of an app, if any.
  private func views(of app: App) -> String? {
    guard !app.views.isEmpty else { return nil }
    if app.views == app.intents { return word("Has views for all of them.", "すべてに独自の画面があります。") }
    return word(
      "Has views for \(app.views.joined(separator: ", ")).",
      "独自の画面があるインテント：\(app.views.joined(separator: "、"))")
  }

  /// Returns the words in the language of the text.
  private func word(_ english: String, _ japanese: String) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// Returns a name with wrapped texts beside it.
  private static func lines(_ name: String, _ texts: [String], _ width: Int) -> [String] {
    // Beside the longest names, the remaining column would be too narrow to read.
    let room = max(96 - width, 44)
    return texts.flatMap { $0.wrapped(to: room) }.enumerated().map { number, line in
      let start = "  \((number == 0 ? name : "").padded(to: width))"
      return line.isEmpty ? start : "\(start)  \(line)"
    }
  }

  // MARK: - JSON

  /// The listing as one value.
  var value: ParameterValue {
    .members([
      "intents": intents.map { .array($0.map(item)) }, "apps": apps.map { .array($0.map(item)) },
    ])
  }

  /// The listing as one value per intent and app.
  var items: [ParameterValue] { (intents ?? []).map(item) + (apps ?? []).map(item) }

  private func item(_ schema: IntentSchema) -> ParameterValue {
    [
      "intent": .string(schema.name), "siriKitName": .string(schema.siriKitName),
      "domain": .string(schema.domain), "summary": .string(schema.summary),
      "isDeprecated": .boolean(schema.availability.deprecation != nil),
    ]
  }

  private func item(_ app: App) -> ParameterValue {
    .members([
      "app": .string(app.description.displayName),
      "alternativeNames": .array(app.description.alternativeNames.map { .string($0) }),
      "summary": app.summary.map { .string($0) },
      "intents": app.intents.map { .array($0.map { .string($0) }) },
      "views": app.views.isEmpty ? nil : .array(app.views.map { .string($0) }),
    ])
  }
}

extension SampleApp {
  /// The names of the intents for which the app has views.
  fileprivate static var namesOfIntentsWithViews: [String] {
    guard let provider = Self.self as? any HostedViewProvider.Type else { return [] }
    return customIntentSchemas.names(ofClasses: provider.intentsWithViews)
  }
}

extension [IntentSchema] {
  /// Returns the names of intents, among which these custom intents may be, by their class names.
  fileprivate func names(ofClasses classes: [String]) -> [String] {
    classes.map { name in
      let schema = first { $0.siriKitName == name } ?? SystemIntents.named(name)?.schema
      return schema.map { self.name(of: $0) } ?? name
    }
  }
}
