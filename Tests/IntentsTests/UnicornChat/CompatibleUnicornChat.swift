import IntentKitCore
import IntentKitUI
import Intents

@testable import SampleApps

/// UnicornChat with a handler that is written for SiriKit; its views are those of the typed sample.
struct CompatibleUnicornChat: INExtensionHosting {
  static let appDescription = UnicornChat.appDescription

  let hosted: INExtensionApp
  private let sample: UnicornChat

  init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try UnicornSettings(parameterValue: .object(environment.settings))
    sample = try UnicornChat(environment: environment)
    let chat = ChatState(
      isSignedIn: settings.signedIn, isOnline: settings.online,
      contacts: UnicornAddressBook.builtInContacts + settings.contacts,
      groupNames: settings.groups, now: environment.now)
    hosted = INExtensionApp(ChatExtension(chat), delegate: ChatApp(sample.language))
  }
}

extension CompatibleUnicornChat: HostedViewProvider {
  static let intentsWithViews = UnicornChat.intentsWithViews

  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    sample.viewController(for: interaction, in: extensionContext)
  }
}

private final class ChatExtension: INExtension {
  private let chat: ChatState

  init(_ chat: ChatState) { self.chat = chat }

  override func handler(for intent: INIntent) -> Any? {
    intent is INSendMessageIntent ? MessageHandler(chat) : nil
  }
}

private final class ChatApp: INInAppHandling {
  private let language: AppLanguage

  init(_ language: AppLanguage) { self.language = language }

  func application(continue activity: NSUserActivity) -> String? {
    activity.userInfo?["error"] as? String == "UserLoggedOut"
      ? language.text("the sign-in", "サインイン") : nil
  }
}
