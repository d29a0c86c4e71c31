public import IntentKitCore

/// A part of a sentence with its role in the request.
public struct ExplainedWord: Sendable, Hashable {
  /// The words as they were said.
  public let text: String
  public let role: Role

  /// A role of words in a request.
  public enum Role: Sendable, Hashable {
    /// A word of the intent, or a mark of a parameter.
    case word(of: String)
    /// The value of a parameter.
    case value(of: String)
    /// The name of the app.
    case app
    /// A word that changes nothing.
    case filler
    /// A clause that says why the request is made.
    case reason
    /// A sign between words.
    case pause
    /// No role: the sentence isn't understood as a whole.
    case leftover
  }
}

/// A request that a sentence means.
public struct Meaning: Sendable {
  /// The apps that handle the request and can be meant, by position: one if the sentence names it;
  /// empty if none handles it.
  public let apps: [Int]
  /// The app that the sentence names, by position, although it may not handle the request.
  public let namedApp: Int?
  public let intent: IntentSchema
  /// The parameters, with values as in a scenario.
  public let parameters: [String: ParameterValue]
  /// Each word with its role, in the order of the sentence.
  public let words: [ExplainedWord]
  /// The cost of the cover; lower is better.
  public let cost: Int

  /// Whether the sentence names an app that doesn't handle the request.
  var isMissingIntent: Bool { namedApp != nil && apps.isEmpty }

  /// The words without a role.
  public var leftovers: [String] {
    words.filter { $0.role == .leftover }.map(\.text)
  }
}

/// The meanings of a sentence.
public struct Reading: Sendable {
  /// The requests that all words of the sentence are part of, best first.
  public let meanings: [Meaning]
  /// The request that most words are part of, if none has all.
  public let partial: Meaning?
  /// The number of steps that reading took.
  public let steps: Int

  /// The difference in cost up to which two requests are equally likely.
  static let margin = 1

  /// The request that the sentence means, unless two are equally likely.
  public var meaning: Meaning? {
    guard let first = meanings.first else { return nil }
    let rivals = meanings.dropFirst().filter { $0.cost <= first.cost + Self.margin }
    return rivals.isEmpty ? first : nil
  }
}
