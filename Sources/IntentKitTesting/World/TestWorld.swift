public import IntentKitCore
public import IntentKitSimulator

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The environment of a tested request, with defaults for the case without problems.
///
/// ```swift
/// let monday = TestWorld(device: .locked, now: .gmt(year: 2026, month: 3, day: 2, hour: 9))
/// IntentTester(intent, app: UnicornChat.self, given: monday)
/// ```
///
/// The date never comes from the system, so a test has the same result on every day. See <doc:Dates>.
public struct TestWorld: Sendable {
  /// The state of the device.
  public var device: DeviceState
  /// The contacts for resolving spoken names, and the app's access to them.
  public var contacts: ContactBook
  /// The names that the app has told the assistant on behalf of its user.
  ///
  /// They are recognized in sentences and answers.
  public var vocabulary: UserVocabulary
  /// The parameters of a custom intent without default values, because the user wants to be asked
  /// each time.
  public var askedEachTime: Set<String>
  /// The initial state of the app, by keys that the app declares.
  ///
  /// Settings reach an app, and a handler that is created from its environment.
  public var settings: [String: ParameterValue]
  /// The launch of the handler.
  public var launch: HandlerLaunch
  /// The injected fault, if any.
  ///
  /// A conversation that must be expected exhaustively fails if the fault doesn't occur.
  public var fault: InjectedFault?
  /// The declarations of the app; nil to use the app's own.
  public var app: AppDescription?
  /// The source of the request.
  public var source: RequestSource
  /// The language of the conversation.
  public var language: Language
  /// The date and time of the request, in the environment of an app or a handler.
  public var now: Date
  /// The time limit for each answer of the handler.
  public var limit: Duration
  /// The real time that a handler may block its thread or wait for a real event.
  ///
  /// If nil, one second, or the ``limit`` for an app that runs out of process.
  public var patience: Duration?
  /// The clock of the request; nil to create a new one for each request.
  ///
  /// A clock can't be shared by several requests.
  public var clock: ManualClock?

  /// The date of requests by default: January 1, 2026, a Thursday, at 9:00 Greenwich Mean Time.
  public static let defaultNow = Simulator.simulatedNow

  /// Creates a world.
  public init(
    device: DeviceState = DeviceState(), contacts: ContactBook = ContactBook(),
    vocabulary: UserVocabulary = UserVocabulary(), askedEachTime: Set<String> = [],
    settings: [String: ParameterValue] = [:], launch: HandlerLaunch = HandlerLaunch(),
    fault: InjectedFault? = nil, app: AppDescription? = nil, source: RequestSource = .siri,
    language: Language = .english, now: Date = TestWorld.defaultNow, limit: Duration = .seconds(10),
    patience: Duration? = nil, clock: ManualClock? = nil
  ) {
    self.device = device
    self.contacts = contacts
    self.vocabulary = vocabulary
    self.askedEachTime = askedEachTime
    self.settings = settings
    self.launch = launch
    self.fault = fault
    self.app = app
    self.source = source
    self.language = language
    self.now = now
    self.limit = limit
    self.patience = patience
    self.clock = clock
  }
}

extension TestWorld {
  /// Returns this world with the names of values that the app has told the assistant.
  func knowing(_ app: AppDescription) -> TestWorld {
    var world = self
    world.contacts.learnNames(of: app, vocabulary, language)
    return world
  }
}

extension DeviceState {
  /// A locked device.
  public static let locked = DeviceState(isLocked: true)
  /// A device that the user talks to without looking at its screen.
  public static let voiceOnly = DeviceState(isVoiceOnly: true)
  /// A device on which the user doesn't allow the assistant to use the app.
  public static let siriDenied = DeviceState(siriAuthorization: .denied)
  /// A device that shows the app.
  public static let appInForeground = DeviceState(appState: .foreground)
}

extension HandlerLaunch {
  /// A launch that takes most of the first call's time.
  public static let slow = HandlerLaunch(duration: .seconds(8))
  /// A launch that exceeds the time limit.
  public static let tooSlow = HandlerLaunch(duration: .seconds(12))
}

extension ContactBook {
  /// An empty contact book without access, because the user denied it.
  public static let denied = ContactBook(access: .denied)
}
