import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import IntentKitUI

/// The command that draws the screens of a request.
struct CardCommand: Command {
  static let usage = CommandUsage(
    name: "card", summary: "Draws what the screen shows while a request is confirmed and handled.",
    details:
      "FILE is a scenario, or - for the standard input. A page has the screen of the confirmation "
      + "and that of the end, in light and in dark. An SVG image has one screen: the last one, or "
      + "the one that --at names. The name of the output decides which it is.",
    arguments: "FILE", maximumArgumentCount: 1,
    examples: [
      "intentsim card Examples/Scenarios/UnicornRides/suv.json --output card.html",
      "intentsim card Examples/Scenarios/UnicornRides/suv.json --output card.svg",
    ])

  struct Options: OptionGroup {
    let output = Option(
      "output", letter: "o", .text("FILE"),
      help: "The file: an SVG image if its name ends with .svg, otherwise a page in HTML.")
    let at = Option<Moment?>(
      "at", .choice, help: "The screen of an SVG image (default: the last one).")
    let scheme = Option<ColorScheme>(
      "scheme", .choice, default: .light, help: "The color scheme of an SVG image.")
    let locale = Option(
      "locale", .language, help: "The language of the conversation (default: the scenario's).")
    let deadline = Option.deadline
  }

  /// A moment at which the screen shows a response.
  enum Moment: String, CaseIterable, NamedValue { case confirmation, end }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    let path = try arguments.first(
      orReport: "card needs a scenario; see intentsim card --help.")
    let target = try usableTargets(
      [arguments.output].compactMap(\.self), inputs: [path]
    ).first
    var file = try usableScenario(at: path, for: "card")
    if let locale = arguments.locale { file.scenario.locale = locale }
    let options = Simulator.Options(
      language: arguments.locale ?? .preferred(in: Output.environment), limit: arguments.deadline)
    let request = try usable { () throws(ScenarioError) in
      try Simulator(nil).prepare(file, options: options)
    }
    let run = await request.run()
    let screens = run.screens.filter { arguments.at == nil || $0.moment == arguments.at }
    guard let last = screens.last else {
      output.failure(
        .unexpectedEnd,
        message:
          "the screen shows no response: the request ended as \(run.outcome.result.rawValue).")
      return .unexpectedEnd
    }
    let text: String
    if arguments.output?.hasSuffix(".svg") == true {
      text = last.screen.drawing.svg(arguments.scheme)
    } else {
      text =
        ScreenPage(
          title: run.file.scenario.name ?? run.intent.schema.name, language: run.choices.language,
          screens: screens.map { ($0.title, $0.screen) }
        ).text
    }
    guard let target else {
      output.write(text)
      return .success
    }
    try usable { () throws(SystemError) in try OutputFile.write(text, to: target) }
    return .success
  }
}

extension SimulatorRun {
  /// The screens of the run, with the assistant's words at the time.
  fileprivate var screens: [(moment: CardCommand.Moment, title: String, screen: Screen)] {
    let conversation = conversation
    let asked = conversation.exchanges.compactMap { exchange in
      exchange.screen.map { (CardCommand.Moment.confirmation, exchange.question.read, $0) }
    }
    let end = conversation.screen.map {
      (CardCommand.Moment.end, conversation.statement?.read ?? "", $0)
    }
    return asked + [end].compactMap(\.self)
  }
}
