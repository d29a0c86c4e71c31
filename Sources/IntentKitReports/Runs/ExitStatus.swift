/// The statuses with which `intentsim` exits; they never change their meaning.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// The request ended well, and as expected.
  case success = 0
  /// It ended otherwise.
  case endedOtherwise = 1
  /// The arguments or a file could not be used.
  case usage = 2
  /// The handler broke the contract.
  case contractBroken = 3
  /// The handler could not be started.
  case notStarted = 4
  /// Something was found that should be looked at.
  case findings = 5
  /// Nothing matched what was asked for.
  case nothingMatched = 69
  /// The user ended it before it was done: 128 and the number of the signal.
  case interrupted = 130
  /// The system asked it to end before it was done.
  case terminated = 143

  /// The status's name, for machines.
  public var name: String { "\(self)" }
}
