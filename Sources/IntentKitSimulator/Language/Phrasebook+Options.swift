package import IntentKitCore
import IntentKitPlatform

// The words of options: a sentence to speak and a list to display (What Siri does, 2.2 and 2.5).

extension Phrasebook {
  /// An option with a name that no other option has.
  package struct NamedOption: Sendable {
    package var option: Prompt.Option
    /// The name that is displayed.
    package var name: String
    /// The name that is spoken.
    var spokenName: String
  }

  /// Returns the options that a question speaks.
  func spokenOptions(of prompt: Prompt) -> [NamedOption] {
    let titles = OptionTitles(prompt.options)
    return prompt.spokenIndices.map { index in
      NamedOption(
        option: prompt.options[index], name: titles.name(at: index),
        spokenName: [titles.titles[index], titles.details[index]].compactMap(\.self)
          .map { spoken(setOff($0)).heard }.joined(separator: grammar.betweenOptions))
    }
  }

  // MARK: - Options in parts

  /// Returns the number of options as a sentence, unless the intent's author has an introduction.
  func optionCount(of prompt: Prompt, in situation: Situation) -> Utterance? {
    let definition = prompt.parameter.flatMap { situation.definition(of: $0) }
    let introduction = authorSentence(
      definition?.disambiguationIntroduction, in: situation, fillingOptions(of: prompt, situation))
    if prompt.cause == .disambiguation, introduction != nil { return nil }
    return said(questions.optionCount) { _ in Utterance("\(prompt.options.count)") }
  }

  /// Returns the sentences with further options, or with the question alone after the last ones.
  func further(_ prompt: Prompt, in situation: Situation) -> [Utterance] {
    let options = spokenOptions(of: prompt)
    guard !options.isEmpty else {
      return [
        Utterance(questions.noMoreOptions),
        choiceQuestion(for: prompt, in: situation, isIntroduced: false),
      ]
    }
    var further = furtherOptions(options, prompt, in: situation)
    if prompt.hasMoreOptions {
      further.heard += grammar.betweenSentences + questions.moreOptions
    }
    return [further]
  }

  private func furtherOptions(
    _ options: [NamedOption], _ prompt: Prompt, in situation: Situation
  ) -> Utterance {
    let definition = prompt.parameter.flatMap { situation.definition(of: $0) }
    let introduction = authorSentence(
      definition?.subsequentIntroduction, in: situation, fillingOptions(of: prompt, situation))
    let names = list(options.map(\.spokenName))
    var question: Utterance
    switch introduction {
    case let introduction? where introduction.heard.last.map { ":：".contains($0) } == true:
      let sentence = said(questions.introducedOptions) { gap in
        gap == "introduction" ? introduction : Utterance(names)
      }
      question = Utterance(heard: sentence.heard, read: introduction.read)
      question.read += displayed(options)
    case var introduction?:
      introduction.append(options, phrasebook: self)
      question = introduction
    case nil:
      let sentence = sentence(questions.furtherOptions) { _ in Utterance(names) }
      question = Utterance(heard: sentence.heard, read: sentence.read + displayed(options))
    }
    return question
  }

  /// Returns the lines of a list of options, with their subtitles and the names of their images.
  func displayed(_ options: [NamedOption]) -> String {
    let width = "\(options.count)".count
    var lines = ""
    var section: String?
    for (index, named) in options.enumerated() {
      let option = named.option
      if let title = option.section, title != section { lines += "\n\(title)" }
      section = option.section
      let number = "\(index + 1)"
      let indent = String(repeating: " ", count: width - number.count)
      let subtitle = option.subtitle.map { " · \($0)" } ?? ""
      let image = option.image.map { grammar.betweenWords + text(of: $0) } ?? ""
      lines += "\n\(indent)\(number)  \(named.name)\(subtitle)\(image)"
    }
    return lines
  }
}

extension Utterance {
  /// Appends options: a sentence to speak and a list to display.
  mutating func append(_ options: [Phrasebook.NamedOption], phrasebook: Phrasebook) {
    let grammar = phrasebook.grammar
    let names = options.map(\.spokenName)
    let last = names.last ?? ""
    let list =
      names.count > 1
      ? names.dropLast().joined(separator: grammar.betweenOptions) + grammar.beforeLastOption + last
      : last
    let sentence = phrasebook.sentence(phrasebook.questions.options) { _ in Utterance(list) }
    // A question can contain the options: “Indoors or outdoors?”
    let question = heard.folded
    if names.count < 2 || !names.allSatisfy({ question.containsBytes(of: $0.folded) }) {
      heard += grammar.betweenSentences + sentence.heard
    }
    read += phrasebook.displayed(options)
  }
}
