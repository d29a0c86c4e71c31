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

  /// Returns the reason why the answer doesn't fit a question, possibly empty, or nil if it fits.
  ///
  /// The pipeline would repeat the question (What Siri does, 2.3).
  func misfit(to prompt: Prompt, _ context: DialogueContext) -> String? {
    switch (answer, prompt.kind) {
    case (.cancel, _), (.unavailable, _), (.again, _): nil
    case (.notUnderstood, _): isMisunderstood ? nil : ""
    case (.yes, .confirmation), (.yes, .request), (.yes, .unlock), (.yes, .authorization): nil
    case (.no, .confirmation), (.no, .request), (.no, .unlock), (.no, .authorization): nil
    case (.option(let index), .choice): prompt.options.indices.contains(index) ? nil : ""
    case (.narrowed(let indices, _), .choice):
      prompt.options.indices.contains(where: indices.contains) ? nil : ""
    case (.draft, .choice): context.searchesOptions ? nil : ""
    case (.more, .choice), (.back, .choice): prompt.page == nil ? "" : nil
    case (.skip, .value), (.skip, .choice), (.skip, .confirmation): nil
    case (.similar(let index, _), .choice), (.option(let index), .change),
      (.option(let index), .confirmation):
      prompt.options.indices.contains(index) ? nil : ""
    case (.change(nil, _), .request): nil
    case (.change(let parameter?, _), .request), (.change(let parameter?, _), .change):
      resolvedParameters(of: context.intent).contains(parameter) ? nil : ""
    case (.changes(let values), .request):
      Set(resolvedParameters(of: context.intent)).isSuperset(of: values.keys) ? nil : ""
    case (.no, .change): nil
    case (.value(let value), .value), (.value(let value), .choice),
      (.value(let value), .confirmation):
      misfit(value, to: prompt, context)
    default: ""
    }
  }

  /// Returns the statement that the answer doesn't fit a question.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - options: The answers that choose the question's options.
  ///   - changes: The parameters that the user can change.
  /// - Returns: A sentence.
  func notAccepted(for prompt: Prompt, options: [String], changes: some Sequence<String>) -> String
  {
    let given = "The answer \(words) doesn't fit Siri's question, which asks for"
    switch prompt.kind {
    case .value: return "\(given) a value."
    case .choice:
      let fit = options.count(where: isPart) > 1 ? "several of the options" : "none of the options"
      let titles = options.map { "“\($0)”" }.joined(separator: ", ")
      return "The answer \(words) fits \(fit): \(titles)."
    case .confirmation, .unlock, .authorization: return "\(given) yes or no."
    case .change: return "\(given) one of \(changes.joined(separator: ", "))."
    case .request:
      return "\(given) yes, no, or a change of one of \(changes.joined(separator: ", "))."
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
      return "In the answer: \(error)"
    }
  }

  private func resolvedParameters(of intent: some Intent) -> [String] {
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
    case .change(let parameter?, let value?):
      ".change(parameter: \(parameter.debugDescription), "
        + "to: \(JSONWriter.text(value, style: .compact)))"
    case .change(let parameter, _):
      ".change(parameter: \(parameter.map(\.debugDescription) ?? "nil"))"
    case .changes(let values):
      ".changes(\(JSONWriter.text(.object(values), style: .compact)))"
    case .skip: ".skip"
    case .more: ".more"
    case .back: ".back"
    case .again: ".again"
    case .similar(let index, let text):
      ".similar(option: \(index), text: \(text.debugDescription))"
    case .narrowed(let indices, let text):
      ".narrowed(options: \(indices), text: \(text.debugDescription))"
    case .draft(let text): ".draft(\(text.debugDescription))"
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
