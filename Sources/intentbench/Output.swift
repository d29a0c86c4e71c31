import IntentKitCore
import IntentKitPlatform

/// The output of a run: lines for a reader, or one JSON object at the end for a program.
enum Output {
  private struct State {
    var isJSON = false
    var part = ""
    var figures: [Figure] = []
  }

  private static let state = Locked(State())

  /// Sets whether the output is JSON.
  static func begin(isJSON: Bool) { state.withLock { $0.isJSON = isJSON } }

  /// Sets the part whose figures follow.
  static func begin(part: String) { state.withLock { $0.part = part } }

  /// The figures so far.
  static var figures: [Figure] { state.withLock { $0.figures } }

  /// Prints a line for a reader.
  static func line(_ text: String) {
    guard !state.withLock({ $0.isJSON }) else { return }
    print(text)
  }

  /// Adds a figure, whose name is completed by that of the part.
  static func add(
    _ name: String, _ value: Double, _ unit: String, minimum: Double? = nil,
    maximum: Double? = nil, ratio: Double? = nil
  ) {
    state.withLock { state in
      state.figures.append(
        Figure(
          name: "\(state.part): \(name)", value: value, unit: unit, minimum: minimum,
          maximum: maximum, ratio: ratio))
    }
  }
}
