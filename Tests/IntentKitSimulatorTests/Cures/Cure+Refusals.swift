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

  private static let message = "INSendMessageIntent"
  private static func inExtension(declaring intent: String = message) -> AppDescription {
    AppDescription(
      displayName: "Chat", intentsSupported: [intent], userActivityTypes: ["chat.signIn"])
  }
  private static let inApp = AppDescription(
    displayName: "Chat", intentsSupported: [], intentsSupportedInApp: [message],
    supportsMultipleScenes: true)

  private static func sending(
    by chat: any IntentHandlerProvider & IntentAppDelegate = Chat(),
    _ app: AppDescription = inExtension(), device: DeviceState = DeviceState()
  ) -> Run {
    {
      await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello"),
        provider: chat, delegate: chat, dialogue: Answering([.yes]), app: app, device: device
      ).verdicts
    }
  }

  private static let handlers: [Cure] = [
    Cure(
      .noHandler, "the app that handles an intent itself has no method for handlers",
      in: "application(handlerFor:)",
      "Implement application(handlerFor:), with exactly these labels; UIKit's "
        + "application(_:handlerFor:) isn't called here.",
      mistaken: sending(by: UIKitChat(), inApp), cured: sending(inApp)),
    Cure(
      .wrongHandler, "the handler is one of another intent", in: "handler(for:)",
      "Return a handler that conforms to SendMessageIntentHandling; check the conditions in "
        + "handler(for:).",
      mistaken: sending(by: Chat(inExtension: Workouts.Handler(code: .success))),
      cured: sending()),
  ]

  // MARK: - Declarations

  private static let declarations: [Cure] = [
    Cure(
      .notDeclared, "the name of the intent is misspelled", in: "handler(for:)",
      "Write \(message) instead of INSendMesageIntent.",
      mistaken: sending(inExtension(declaring: "INSendMesageIntent")), cured: sending())
  ]

  // MARK: - Circumstances

  private static func sending(_ authorization: SiriAuthorizationStatus) -> Run {
    sending(device: DeviceState(siriAuthorization: authorization))
  }

  private static let circumstances: [Cure] = [
    Cure(
      .notAuthorized, "the app never asks for the permission", in: "handler(for:)",
      "Call INPreferences.requestSiriAuthorization(_:) in the app before the first request.",
      mistaken: sending(.notDetermined), cured: sending(.authorized)),
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
      .ignoredActivity, "the app has no method for activities", in: "application(continue:)",
      "Implement application(continue:), with exactly this label; UIKit's scene(_:continue:) isn't "
        + "called here.",
      mistaken: sending(by: UIKitChat(inExtension: sendingToApp)),
      cured: sending(by: Chat(inExtension: sendingToApp, recognized: ["chat.signIn"])))
  ]
}
