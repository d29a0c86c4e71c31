/// The parts of a conversation that a test must expect.
public enum Exhaustivity: Sendable, Hashable {
  /// Every question, every verdict, every screen with views of the app, and the end.
  case on
  /// Every question, every verdict, and the end, but no screen.
  case exceptScreens
  /// Only the parts that the test mentions.
  ///
  /// The test's next answer also answers the questions that it skips. After its last line,
  /// questions remain unanswered.
  case off
}
