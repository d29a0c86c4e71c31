/// The time since a moment, by a clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  /// Starts at the clock's current time.
  init(_ clock: any Clock<Duration>) {
    read = Self.reader(of: clock)
  }

  /// The time since the start.
  var elapsed: Duration { read() }

  private static func reader(of clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
