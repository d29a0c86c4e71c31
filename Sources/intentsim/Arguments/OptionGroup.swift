import IntentKitCore
import IntentKitReports
import IntentKitSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options of a command: each stored property is an ``Option``, or a group of further options.
///
/// Whatever is read from the arguments is thus declared, and the help lists what can be read.
protocol OptionGroup: Sendable {
  init()
}

extension OptionGroup {
  /// The options in the order of their declaration.
  ///
  /// - Complexity: O(*n*) in the number of options, by reflection.
  var declared: [any DeclaredOption] {
    Mirror(reflecting: self).children.flatMap { child -> [any DeclaredOption] in
      switch child.value {
      case let option as any DeclaredOption: [option]
      case let group as any OptionGroup: group.declared
      default: []
      }
    }
  }
}

// MARK: - Options of several commands

/// The options of every command that writes its result as text or JSON.
struct OutputOptions: OptionGroup {
  let format = Option<OutputFormat>(
    "format", .choice, default: .text, help: "The format of the result.")
  let color = Option.color
}

/// The options that choose scenarios.
struct SelectionOptions: OptionGroup {
  let filter = Option(
    "filter", .text("REGEX"),
    help: "Only scenarios whose file, line or name matches this regular expression, as in grep -E.")
  let tags = Option(
    repeated: "tag", .text("TAG"),
    help: "Only scenarios with this tag; repeat it for scenarios with another.")
  let shard = Option("shard", .shard, help: "Only part I of N parts of all scenarios.")
  let jobs = Option(
    "jobs", letter: "j", .number("N", in: 1...1024),
    help: "The number of scenarios in flight (default: the number of processors).")
}

/// The options for the situation of a request, as in `given` of a scenario.
struct SituationOptions: OptionGroup {
  let locked = Option("locked", help: "The device is locked.")
  let voice = Option(
    "voice", help: "The user hears the assistant and doesn't look at a screen.")
  let contacts = Option<ContactBook.Access?>(
    "contacts", .choice, help: "The app's access to the contacts (default: allowed).")
  let siriAuthorization = Option<SiriAuthorizationStatus?>(
    "siri-authorization",
    ValueSyntax(names: SiriAuthorizationStatus.caseNames.reversed(), text: { "\($0)" }) {
      try? SiriAuthorizationStatus(parameterValue: .string($0))
    }, help: "Whether the user allows the assistant to use the app (default: authorized).")
  let places = Option(
    repeated: "places", .setting("home|work=PLACE"),
    help: "A place on the user's contact card, as text or JSON.")
  let now = Option<Date?>(
    "now", .date, help: "The date and time of the request (default: a fixed date).")
  let appState = Option<AppState?>(
    "app-state", .choice, help: "The state of the app (default: notRunning).")
  let source = Option<Scenario.Source?>(
    "source", .choice,
    help: "The source of the request (default: siri). In Maps, an answer for rideOptions picks a "
      + "ride.")
}

/// The options for every request of a replay.
struct RequestOptions: OptionGroup {
  let locale = Option.locale
  let deadline = Option.deadline
}

extension Option<ColorChoice> {
  static var color: Self { Option("color", .choice, default: .auto, help: "When to use color.") }
}

extension Option<Language> {
  static var locale: Self {
    Option(
      "locale", .language, default: .english,
      help: "The language of scenarios that don't specify one.")
  }
}

extension Option<Duration> {
  static var deadline: Self {
    Option(
      "deadline", .seconds, default: .seconds(10), help: "The handler's time limit for each answer."
    )
  }
}

extension ValueSyntax<ReplayShard> {
  /// A part and a number of parts.
  static var shard: Self {
    ValueSyntax(
      placeholder: "I/N", expected: "a part and the number of parts, such as 1/4"
    ) { text in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
      return ReplayShard(number, of: count)
    }
  }
}
