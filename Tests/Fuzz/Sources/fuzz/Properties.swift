import Dispatch
import IntentKitCore
import IntentKitPlatform

/// Traps unless a property holds.
///
/// A trap is what libFuzzer recognizes: it prints the message, saves the input and exits.
func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
  guard !isTrue else { return }
  fatalError(message())
}

/// Traps unless an error message has text, and not a whole document in it.
///
/// Messages quote what they found, with its line breaks; programs escape them where they print.
func requireMessage(_ message: String) {
  require(!message.isEmpty, "An error has no message.")
  require(message.utf8.count < 4096, "An error has \(message.utf8.count) bytes: \(message)")
}

/// Traps unless a value that was read is equal after writing and reading it again.
func requireRoundTrip<Value: ParameterConvertible>(_ value: Value) {
  for style in [JSONWriter.Style.compact, .pretty] {
    let text = JSONWriter.bytes(value.parameterValue, as: Value.parameterType, style: style)
    do {
      let again = try Value(parameterValue: try JSONReader.value(from: text))
      require(again == value, "Reading what was written gives another value:\n\(value)\n\(again)")
    } catch {
      fatalError(
        "What was written can't be read: \(error)\n\(String(decoding: text, as: UTF8.self))")
    }
  }
}

/// Waits for the result of an asynchronous function.
func wait<Result: Sendable>(for body: @escaping @Sendable () async -> Result) -> Result {
  let box = Locked<Result?>(nil)
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    let result = await body()
    box.withLock { $0 = result }
    end.signal()
  }
  end.wait()
  guard let result = box.withLock({ $0 }) else {
    fatalError("The signal precedes the result.")
  }
  return result
}
