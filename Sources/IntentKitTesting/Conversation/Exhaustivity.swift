/// How much of a conversation a test must expect.
public enum Exhaustivity: Sendable, Hashable {
  /// All of it: every question, every verdict, the end.
  case on
  /// Only what the test speaks of. A question that it passes over is answered by the next answer,
  /// and once it has nothing more to say, nobody answers.
  case off
}
