public import IntentKitCore
public import IntentKitSimulator

/// The world in which a tested request is made; what is not said is as it is on a good day.
///
/// ```swift
/// IntentTester(intent, app: UnicornChat.self, given: TestWorld(device: .locked))
/// ```
public struct TestWorld: Sendable {
  /// The state of the device.
  public var device: DeviceState
  /// The contacts in which spoken names are looked up, and whether the app may see them.
  public var contacts: ContactBook
  /// The state the app is in, by names that the app itself declares, such as `signedIn`.
  public var settings: [String: ParameterValue]
  /// How the handler is brought up.
  public var launch: HandlerLaunch
  /// What goes wrong on purpose; nil for nothing.
  public var fault: InjectedFault?
  /// What the system knows of the app; nil for what the app says itself.
  public var app: AppDescription?
  /// Who brings the request.
  public var source: RequestSource
  /// The language that is spoken.
  public var language: Language
  /// The date of the request; nil for one that is always the same.
  public var now: Date?
  /// How long a handler may take for each answer.
  public var limit: Duration
  /// How much real time something real may take; a handler that blocks its thread is given up after
  /// it.
  ///
  /// Nil for one second, and for the ``limit`` where the app has a process of its own.
  public var patience: Duration?
  /// The clock by which the request goes; nil for a new one each time. It serves one request.
  public var clock: ManualClock?

  /// Makes a world.
  public init(
    device: DeviceState = DeviceState(), contacts: ContactBook = ContactBook(),
    settings: [String: ParameterValue] = [:], launch: HandlerLaunch = HandlerLaunch(),
    fault: InjectedFault? = nil, app: AppDescription? = nil, source: RequestSource = .siri,
    language: Language = .english, now: Date? = nil, limit: Duration = .seconds(10),
    patience: Duration? = nil, clock: ManualClock? = nil
  ) {
    self.device = device
    self.contacts = contacts
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

extension DeviceState {
  /// A device that must be unlocked first.
  public static let locked = DeviceState(isLocked: true)
  /// A device whose user does not let the assistant use the app.
  public static let siriDenied = DeviceState(siriAuthorization: .denied)
  /// A device with the app on the screen.
  public static let appInForeground = DeviceState(appState: .foreground)
}

extension HandlerLaunch {
  /// A launch that takes most of the first call's time.
  public static let slow = HandlerLaunch(duration: .seconds(8))
  /// A launch that takes longer than the assistant waits.
  public static let tooSlow = HandlerLaunch(duration: .seconds(12))
}

extension ContactBook {
  /// No contacts at all, for the user does not let the app see them.
  public static let denied = ContactBook(access: .denied)
}
