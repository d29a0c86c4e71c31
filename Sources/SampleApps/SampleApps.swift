public import IntentKitCore

/// The apps that come with the package, for the simulator to drive and for readers to copy from.
public enum SampleApps {
  /// Every sample, in the order in which they are listed.
  public static let all: [any IntentApp.Type] = [
    UnicornChat.self,
    FaultyChat.self,
    UnicornRides.self,
    TasksNotes.self,
    MoveMate.self,
    HarborBank.self,
    UnicornCodes.self,
  ]
}
