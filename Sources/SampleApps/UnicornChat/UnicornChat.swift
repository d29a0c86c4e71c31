package import IntentKitCore

/// A chat app that sends messages to people who also go by a unicorn name.
///
/// The scenario's settings configure the app:
/// - `signedIn`: Whether the user is signed in. Defaults to true.
/// - `online`: Whether the chat server is reachable. Defaults to true.
/// - `contacts`: Additional contacts for the address book.
/// - `groups`: The names of the groups.
package struct UnicornChat {
  package static let appDescription = AppDescription(
    displayName: "UnicornChat",
    alternativeNames: ["柿の種", "ユニコーンチャット"],
    intentsSupported: [SendMessageIntent.schema.siriKitName],
    userActivityTypes: [])

  package static let summary = "Sends messages to people who also go by a unicorn name."
  package static let japaneseSummary = "一角獣の名前もある人にメッセージを送ります。"

  private let handler: UnicornMessageHandler
  let language: AppLanguage

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try UnicornSettings(parameterValue: .object(environment.settings))
    let addressBook = UnicornAddressBook(
      contacts: UnicornAddressBook.builtInContacts + settings.contacts, groups: settings.groups)
    language = AppLanguage(environment)
    handler = UnicornMessageHandler(
      settings: settings, addressBook: addressBook, environment: environment)
  }
}

extension UnicornChat: SampleApp {
  package func application(continue activity: UserActivity) async -> String? {
    activity.userInfo?["error"] == "UserLoggedOut" ? language.text("the sign-in", "サインイン") : nil
  }

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    intent is SendMessageIntent ? handler : nil
  }
}
