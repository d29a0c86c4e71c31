public import IntentKitCore

/// An app that comes with the package.
public protocol SampleApp: IntentApp {
  /// What the app is, as a sentence.
  static var summary: String { get }
}

/// The apps that come with the package, for the simulator to drive and for readers to copy from.
public enum SampleApps {
  /// Every sample, in the order in which they are listed.
  public static let all: [any SampleApp.Type] = [
    UnicornChat.self,
    FaultyChat.self,
    UnicornRides.self,
    TasksNotes.self,
    MoveMate.self,
    HarborBank.self,
    UnicornCodes.self,
  ]
}
