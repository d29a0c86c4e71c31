import IntentKitCore
import TestSupport

extension Cure {
  static let refusals = handlers + declarations + circumstances + activities

  // MARK: - Handlers

  /// An app that gives handlers, and recognizes the activities of some types.
  private struct Chat: IntentHandlerProvider, IntentAppDelegate {
    var inExtension: (any IntentHandling)? = ScriptedHandler()
    var inApp: (any IntentHandling)? = ScriptedHandler()
    var recognized: [String] = []

    func handler(for intent: any Intent) -> (any IntentHandling)? { inExtension }
    func application(handlerFor intent: any Intent) -> (any IntentHandling)? { inApp }
    func application(continue activity: UserActivity) async -> String? {
      recognized.contains(activity.activityType) ? "the chat" : nil
    }
  }

  /// An app with the methods of UIKit's delegates instead of the protocol's.
  private struct UIKitChat: IntentHandlerProvider, IntentAppDelegate {
    var inExtension: (any IntentHandling)?

    func handler(for intent: any Intent) -> (any IntentHandling)? { inExtension }
    func application(_ application: String, handlerFor intent: any Intent) -> Any? {
      ScriptedHandler()
    }
    func scene(_ scene: String, continue activity: UserActivity) {}
  }

  /// A handler that conforms to no intent's protocol.
  private struct Plain: IntentHandling {}

  private static let message = "INSendMessageIntent"
  private static let inExtension = AppDescription(
    displayName: "Chat", intentsSupported: [message], userActivityTypes: ["chat.signIn"])
  private static let inApp = AppDescription(
    displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [message],
    supportsMultipleScenes: true)

  private static func sending(
    by chat: any IntentHandlerProvider & IntentAppDelegate = Chat(),
    _ app: AppDescription = inExtension, device: DeviceState = DeviceState(),
    from source: RequestSource = .siri
  ) -> Run {
    {
      await IntentPipeline(time: .simulated(patience: .seconds(600)), source: source).run(
        SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello"),
        provider: chat, delegate: chat, dialogue: Answering([.yes]), app: app, device: device
      ).verdicts
    }
  }

  private static let handlers: [Cure] = [
    Cure(
      .noHandler, "the extension returns nil", in: "handler(for:)",
      "Return a handler for \(message) that conforms to its handling protocol.",
      mistaken: sending(by: Chat(inExtension: nil)), cured: sending()),
    Cure(
      .noHandler, "the app that handles an intent itself has no method for handlers",
      in: "application(handlerFor:)",
      "Implement application(handlerFor:), with exactly these labels; UIKit's "
        + "application(_:handlerFor:) isn't called here.",
      mistaken: sending(by: UIKitChat(), inApp), cured: sending(inApp)),
    Cure(
      .wrongHandler, "the handler conforms to no protocol of an intent", in: "handler(for:)",
      "Make Plain conform to SendMessageIntentHandling, or return another handler for \(message).",
      mistaken: sending(by: Chat(inExtension: Plain())), cured: sending()),
    Cure(
      .wrongHandler, "the handler is one of another intent", in: "handler(for:)",
      "Return a handler that conforms to SendMessageIntentHandling; check the conditions in "
        + "handler(for:).",
      mistaken: sending(by: Chat(inExtension: Workouts.Handler(code: .success))),
      cured: sending()),
    Cure(
      .noHandleMethod, "a handler by name has no handle method", in: "handle(intent:)",
      "Implement handle(intent:) with exactly these labels and types.",
      mistaken: { try await NamedApp(fields: nil).run(CreateNoteIntent.schema) },
      cured: { try await NamedApp(fields: ["code": "success"]).run(CreateNoteIntent.schema) }),
  ]

  // MARK: - Declarations

  /// Returns a description with a change.
  private static func app(
    _ app: AppDescription = inExtension, _ change: (inout AppDescription) -> Void
  ) -> AppDescription {
    var app = app
    change(&app)
    return app
  }

  private static let rides = SystemIntents.rides.map(\.siriKitName)

  /// Asks for rides, as Maps does, in an app that declares some intents.
  private static func listingRides(_ declared: [String]) -> Run {
    struct Handler: ListRideOptionsIntentHandling {
      func handle(intent: ListRideOptionsIntent) async -> ListRideOptionsIntentResponse {
        .init(code: .success)
      }
    }
    return {
      let rides = Chat(inExtension: Handler())
      return await IntentPipeline(
        time: .simulated(patience: .seconds(600)), source: .maps(watching: .zero)
      ).run(
        ListRideOptionsIntent(), provider: rides, delegate: rides,
        app: AppDescription(displayName: "Rides", intentsSupported: declared)
      ).verdicts
    }
  }

  private static let declarations: [Cure] = [
    Cure(
      .notDeclared, "the intent isn't declared", in: "handler(for:)",
      "Add \(message) to IntentsSupported of the extension, or to INIntentsSupported of the app if "
        + "the app itself handles it.",
      mistaken: sending(app { $0.intentsSupported = ["INSearchForMessagesIntent"] }),
      cured: sending(app { $0.intentsSupported = ["INSearchForMessagesIntent", message] }),
      sending(app(inApp) { $0.intentsSupported = ["INSearchForMessagesIntent"] })),
    Cure(
      .notDeclared, "the name of the intent is misspelled", in: "handler(for:)",
      "Write \(message) instead of INSendMesageIntent.",
      mistaken: sending(app { $0.intentsSupported = ["INSendMesageIntent"] }), cured: sending()),
    Cure(
      .noEntitlement, "the app has no Siri capability", in: "handler(for:)",
      "Add the Siri capability to the app's target.",
      mistaken: sending(app { $0.hasSiriEntitlement = false }), cured: sending()),
    Cure(
      .noUsageDescription, "the app doesn't explain its use of Siri", in: "handler(for:)",
      "Add the key to the app's Info.plist, with a sentence for the user.",
      mistaken: sending(app { $0.hasSiriUsageDescription = false }), cured: sending()),
    Cure(
      .singleScene, "the app handles the intent itself and has one scene",
      in: "application(handlerFor:)",
      "Set UIApplicationSupportsMultipleScenes to true in the scene manifest of the app's "
        + "Info.plist.",
      mistaken: sending(app(inApp) { $0.supportsMultipleScenes = false }), cured: sending(inApp)),
    Cure(
      .ridesIncomplete, "an app of rides doesn't declare every intent of rides",
      in: "handler(for:)", "Add what is missing to IntentsSupported of the extension.",
      mistaken: listingRides(rides.dropLast()), cured: listingRides(rides)),
  ]

  // MARK: - Circumstances

  private static func sending(_ authorization: SiriAuthorizationStatus) -> Run {
    sending(device: DeviceState(siriAuthorization: authorization))
  }

  private static let circumstances: [Cure] = [
    Cure(
      .notInMaps, "Maps sends a message", in: "handler(for:)",
      "Send the request from the source siri.",
      mistaken: sending(from: .maps(watching: .zero)), cured: sending(from: .siri)),
    Cure(
      .notAuthorized, "the app never asks for the permission", in: "handler(for:)",
      "Call INPreferences.requestSiriAuthorization(_:) in the app before the first request.",
      mistaken: sending(.notDetermined), cured: sending(.authorized)),
    Cure(
      .notAuthorized, "the user denies the permission", in: "handler(for:)",
      "Nothing in the handler: the user can allow it in Settings, which the app may suggest.",
      mistaken: sending(.denied), cured: sending(.authorized)),
    Cure(
      .notAuthorized, "the device restricts the permission", in: "handler(for:)",
      "Nothing in the handler: the restriction must be lifted in Settings.",
      mistaken: sending(.restricted), cured: sending(.authorized)),
  ]

  // MARK: - Activities

  /// A handler that sends the user to the app with an activity.
  private static let sendingToApp = ScriptedHandler(handle: { _ in
    .init(
      code: .failureRequiringAppLaunch, userActivity: UserActivity(activityType: "chat.signIn"))
  })

  private static let activities: [Cure] = [
    Cure(
      .ignoredActivity, "the app doesn't recognize its activity", in: "application(continue:)",
      "Recognize the type “chat.signIn” in application(continue:), and show what the activity "
        + "contains.",
      mistaken: sending(by: Chat(inExtension: sendingToApp)),
      cured: sending(by: Chat(inExtension: sendingToApp, recognized: ["chat.signIn"]))),
    Cure(
      .ignoredActivity, "the app has no method for activities", in: "application(continue:)",
      "Implement application(continue:), with exactly this label; UIKit's scene(_:continue:) isn't "
        + "called here.",
      mistaken: sending(by: UIKitChat(inExtension: sendingToApp)),
      cured: sending(by: Chat(inExtension: sendingToApp, recognized: ["chat.signIn"]))),
  ]
}
