package import IntentKitCore

/// A chat app that breaks the contract on request, to show what each verdict looks like.
///
/// Setting: `fault`, one of ``FaultyChat/Fault``'s names.
package struct FaultyChat {
  package static let appDescription = AppDescription(
    displayName: "FaultyChat",
    intentsSupported: [SendMessageIntent.schema.siriKitName],
    userActivityTypes: [signIn])

  /// The only type of activity that the app declares, although it ignores every activity.
  static let signIn = "com.example.FaultyChat.signIn"

  package static let summary = "Breaks the contract of handlers on request, one fault at a time."
  package static let japaneseSummary = "ハンドラの約束を、頼まれたとおりに一つずつ破って見せます。"

  /// A violation of the handler contract that the app can commit.
  package enum Fault: String, Sendable, Hashable, CaseIterable, NamedValue {
    case none
    case blocksThread
    case neverAnswers
    case dropsCompletion
    case completesTwice
    case answersLate
    case answersSlowly
    case readyFromHandle
    case unspecifiedFromConfirm
    case successFromConfirm
    case undeclaredCode
    case tooFewResults
    case emptyResult
    case misplacedResult
    case emptyDisambiguation
    case singleDisambiguation
    case longDisambiguation
    case equalOptions
    case asksForEver
    case asksTooMuch
    case launchesAppForErrors
    case undeclaredActivity
    case ignoresActivity
    case noHandler
    case wrongHandler
    case viewNeverAnswers
    case viewDropsCompletion
    case viewCompletesTwice
    case viewShowsForeignParameters
    case viewNamesNothing
    case viewIsTooTall
  }

  let fault: Fault
  private let clock: any Clock<Duration>

  package init(environment: AppEnvironment) throws(ParameterError) {
    var settings = ParameterReader(environment.settings)
    fault = try settings.value("fault", default: .none)
    try settings.finish(
      with: RecordSchema(
        name: "FaultyChat settings", fields: [ParameterSchema("fault", Fault.self)]))
    clock = environment.clock
  }
}

extension FaultyChat: SampleApp, AppReachedByNameOnly {
  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch fault {
    case .noHandler: nil
    case .wrongHandler: WrongHandler()
    default: FaultyMessageHandler(fault: fault, clock: clock)
    }
  }

  // It recognizes no type of activity, not even the one that it declares.
  package func application(continue activity: UserActivity) async -> String? { nil }
}

/// A handler that conforms to no intent's protocol, as if the conformance had been forgotten.
private struct WrongHandler: IntentHandling {}
