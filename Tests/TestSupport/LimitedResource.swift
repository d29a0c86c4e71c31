package import Testing

/// A trait of tests that use a resource of which the machine has few.
///
/// A run of tests begins all of them at once. Those with this trait wait until no other one uses the
/// resource, so that each has its time also on a busy machine.
package struct LimitedResource: SuiteTrait, TestTrait, TestScoping {
  /// Whether the current test may use a terminal.
  @TaskLocal package static var grantsTerminal = false

  /// A test of a terminal blocks a thread of the pool while it waits for output.
  private static let terminal = Gate(width: 1)

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Self.terminal.enter()
    defer { Self.terminal.leave() }
    try await Self.$grantsTerminal.withValue(true) { try await function() }
  }
}

extension Trait where Self == LimitedResource {
  /// Runs a test when no other one uses a terminal.
  package static var usesTerminal: Self { Self() }
}
