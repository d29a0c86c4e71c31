public import IntentKitCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Simulator {
  /// The settings for whatever a scenario leaves open.
  public struct Options: Sendable {
    /// The language for scenarios that don't have one.
    public var language: Language
    /// The time limit for each call of the handler.
    public var limit: Duration
    /// Whether time is wall-clock time; otherwise it is simulated.
    public var isRealTime: Bool
    /// The launch of the handler.
    public var launch = HandlerLaunch()
    /// The real time that a handler may take for one call in simulated time.
    public var patience: Duration
    /// Answers by parameter, which come before those of the scenario.
    public var answers: [String: [String]]
    /// The folder in which apps keep their data between runs, each in a folder of its display name;
    /// nil to discard the data after each run.
    ///
    /// Missing folders are created. Settings that fill an app with data apply only until the app
    /// has stored some.
    public var container: String?
    /// A closure that creates the dialogue for questions to which the scenario has no answer.
    public var fallback: Fallback

    /// A closure that creates a dialogue, from the language, the contacts and the date of a
    /// request.
    public typealias Fallback = @Sendable (Language, ContactBook, Date) -> any Dialogue

    /// Creates options.
    public init(
      language: Language = .english, limit: Duration = .seconds(10), isRealTime: Bool = false,
      patience: Duration = .seconds(1), answers: [String: [String]] = [:],
      fallback: @escaping Fallback = { _, _, _ in SilentDialogue() }
    ) {
      self.language = language
      self.limit = limit
      self.isRealTime = isRealTime
      self.patience = patience
      self.answers = answers
      self.fallback = fallback
    }
  }
}
