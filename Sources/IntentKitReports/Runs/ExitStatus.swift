/// The exit statuses of `intentsim`, whose meanings never change.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// The request succeeded, as expected.
  case success = 0
  /// The request ended differently than expected.
  case unexpectedEnd = 1
  /// The arguments or a file are invalid.
  case usage = 2
  /// The handler broke its contract.
  case contractBroken = 3
  /// The handler couldn't be started.
  case notStarted = 4
  /// The check reported findings.
  case findings = 5
  /// Nothing matched the given criteria.
  case nothingMatched = 69
  /// The user interrupted the command: 128 plus the number of the signal.
  case interrupted = 130
  /// The system terminated the command: 128 plus the number of the signal.
  case terminated = 143

  /// The name of the status.
  public var name: String { "\(self)" }
}
