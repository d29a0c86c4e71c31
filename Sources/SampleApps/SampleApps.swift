package import IntentKitCore

/// An app that ships with the package.
package protocol SampleApp: IntentApp {
  /// A one-sentence description of the app.
  static var summary: String { get }
  /// The same sentence in Japanese.
  static var japaneseSummary: String { get }
}

/// The apps that ship with the package, for the simulator to run and for readers to learn from.
package enum SampleApps {
  /// Every sample app, in listing order.
  package static let all: [any SampleApp.Type] = [
    UnicornChat.self,
    FaultyChat.self,
    UnicornRides.self,
    TasksNotes.self,
    MoveMate.self,
    HarborBank.self,
    UnicornCodes.self,
    SoupChef.self,
    RecipeAssistant.self,
  ]
}

extension SampleApp {
  /// Returns the one-sentence description of the app in a language.
  package static func summary(inLanguage languageCode: String) -> String {
    languageCode == "ja" ? japaneseSummary : summary
  }
}
