/// A way to run a handler.
public enum Door: String, Sendable, CaseIterable {
  /// The simulator runs the request in its own process.
  case inProcess = "in process"
  /// The contract check runs the request, and others with sample values.
  case contract = "contract check"
  /// The simulator runs the request with the handler in a separate process.
  case outOfProcess = "out of process"
}

/// A class of mistakes.
public enum MistakeClass: String, Sendable, CaseIterable {
  case completions, time, codes, results, disambiguation, questions, concurrency, blocking
  case handOvers = "hand-overs"
  case updates, provision, declarations
  case silentMethods = "silent methods"
  case customIntents = "custom intents"
  /// Features that only definition files have: options, search, defaults and conditions.
  case definitions
  case crashes
  /// Correct handlers that are written in an unusual way.
  case controls
  /// Projects with mistakes in their property lists, without a handler.
  case manifests
}
