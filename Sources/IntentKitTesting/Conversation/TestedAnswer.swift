import IntentKitCore
import IntentKitSimulator

/// An answer of a test, and the words from which it was read.
struct TestedAnswer {
  /// The answer.
  let answer: Answer
  /// The words; nil if the test gave the answer as a value.
  var text: String?

  /// Whether the test gave an answer that Siri doesn't understand on purpose.
  var isMisunderstood: Bool {
    if case .notUnderstood = answer { text == nil } else { false }
  }

  /// Returns the reason why the answer doesn't fit a question, or nil if it fits.
  ///
  /// The pipeline would repeat the question (What Siri does, 2.3).
  func misfit(to prompt: Prompt, _ context: DialogueContext) -> String? {
    switch (answer, prompt.kind) {
    case (.cancel, _), (.unavailable, _): return nil
    case (.notUnderstood, _): return isMisunderstood ? nil : notAccepted(for: prompt)
    case (.yes, .confirmation), (.yes, .request), (.yes, .unlock): return nil
    case (.no, .confirmation), (.no, .request), (.no, .unlock): return nil
    case (.option(let index), .choice):
      return prompt.options.indices.contains(index) ? nil : notAccepted(for: prompt)
    case (.change(let parameter), .request):
      return Self.misfit(change: parameter, context)
    case (.value(let value), .value), (.value(let value), .choice),
      (.value(let value), .confirmation):
      return misfit(value, to: prompt, context)
    default: return notAccepted(for: prompt)
    }
  }

  /// Returns the statement that the answer doesn't fit a question.
  func notAccepted(for prompt: Prompt) -> String {
    let given = "The answer \(words) doesn't fit Siri's question"
    switch prompt.kind {
    case .value: return "\(given), which asks for a value."
    case .choice:
      let titles = prompt.options.map { "“\($0.title)”" }.joined(separator: ", ")
      let fitting = prompt.options.count { isPart(of: $0.title) }
      let fit = fitting > 1 ? "fits several of the options" : "fits none of the options"
      return "The answer \(words) \(fit): \(titles)."
    case .confirmation, .unlock: return "\(given), which asks for yes or no."
    case .request: return "\(given), which asks for yes, no, or a change."
    }
  }

  // MARK: - Implementation

  private func misfit(
    _ value: ParameterValue, to prompt: Prompt, _ context: DialogueContext
  ) -> String? {
    guard let type = context.type(of: prompt) else { return nil }
    var value = value
    // A single value answers the question for a list.
    if case .list = type {
      if case .array = value {} else { value = .array([value]) }
    }
    do throws(ParameterError) {
      _ = try type.rewritten(value)
      return nil
    } catch {
      return "\(notAccepted(for: prompt)) In the answer: \(error)"
    }
  }

  private static func misfit(change parameter: String, _ context: DialogueContext) -> String? {
    let known = resolvedParameters(of: context.intent)
    guard !known.contains(parameter) else { return nil }
    let error = ParameterError.unknownName(parameter, kind: "parameter", known: known)
    return "The user can't change this parameter: \(error)"
  }

  private static func resolvedParameters(of intent: some Intent) -> [String] {
    intent.resolvers.map(\.parameter)
  }

  /// The answer as the test states it.
  private var words: String {
    if let text { return "“\(text)”" }
    return switch answer {
    case .value(let value): JSONWriter.text(value, style: .compact)
    case .option(let index): ".option(\(index))"
    case .yes: ".yes"
    case .no: ".no"
    case .change(let parameter): ".change(parameter: \(parameter.debugDescription))"
    case .cancel: ".cancel"
    case .notUnderstood(let text): ".notUnderstood(\(text.debugDescription))"
    case .unavailable: ".unavailable"
    }
  }

  private func isPart(of title: String) -> Bool {
    guard let text, !text.isEmpty else { return false }
    return title.lowercased().contains(text.lowercased())
  }
}
