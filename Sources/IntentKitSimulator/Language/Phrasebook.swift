public import IntentKitCore

/// All words that the assistant says and understands in one language.
///
/// A phrasebook is a table with the same entries for every language, so the compiler reports
/// missing entries, and a test compares the keys of nested tables. ``question(for:context:)`` and
/// ``statement(for:in:)`` build the sentences.
///
/// Phrasebooks are immutable. Each language has a shared one.
public final class Phrasebook: Sendable {
  /// The language.
  public let language: Language
  /// The names of the speakers.
  public let speakers: Speakers
  /// The words in reports.
  public let report: ReportWords

  /// The rules for joining sentences and lists.
  let grammar: Grammar
  /// The questions.
  let questions: Questions
  /// The statements at the end of a request.
  let statements: Statements
  /// The reasons why a value isn't supported, by SiriKit name, or by intent and name (What Siri does,
  /// 2.2).
  let reasons: [String: Wording]
  /// The reasons why an app failed, by the SiriKit name of the response code, or by intent and code
  /// (What Siri does, 4.1).
  let failures: [String: Wording]
  /// The words for values.
  let values: ValueTable
  /// The words that the assistant understands.
  let vocabulary: Vocabulary

  init(
    language: Language, speakers: Speakers, report: ReportWords, grammar: Grammar,
    questions: Questions, statements: Statements, reasons: [String: Wording],
    failures: [String: Wording], values: ValueTable, vocabulary: Vocabulary
  ) {
    self.language = language
    self.speakers = speakers
    self.report = report
    self.grammar = grammar
    self.questions = questions
    self.statements = statements
    self.reasons = reasons
    self.failures = failures
    self.values = values
    self.vocabulary = vocabulary
  }

  /// The names of the speakers.
  public struct Speakers: Sendable, Hashable {
    /// The assistant.
    public let assistant: String
    /// The user.
    public let user: String
    /// The app.
    public let app: String
  }

  /// The words in reports.
  public struct ReportWords: Sendable, Hashable {
    /// The phase of a request.
    public let phase: String
    /// The phase that resolves parameters.
    public let resolve: String
    /// The phase that checks whether the handler can carry out the request.
    public let confirm: String
    /// The phase that carries out the request.
    public let handle: String
    /// A verdict of the pipeline.
    public let verdict: String
    /// A verdict that reports a broken contract.
    public let fault: String
    /// A verdict that reports likely unintended behavior.
    public let warning: String
    /// A verdict that suggests an improvement.
    public let note: String
    /// The remedy for a verdict.
    public let cure: String
    /// The code of a response.
    public let code: String
    /// The reason for an outcome.
    public let reason: String
    /// The time that a method had run: `{method} after {elapsed}`.
    let after: Wording
    /// A method that the handler lacks: `no {method}`.
    let noMethod: Wording
    /// The sentence on a parameter whose value no method checked.
    let takenAsIs: Wording
    /// The sentence on an absent parameter that no method could ask for.
    let notAsked: Wording
    /// The label of an update that the handler sends.
    public let update: String
    /// The label of a call for a view on the screen.
    public let screen: String
    /// The words for views, by ``ViewPlacement``.
    let views: [String: String]
    /// The words for a view of the entire request that the app doesn't have.
    let noView: String
    /// A view of other parameters than those that were asked for: `{view}`, `{parameters}`.
    let viewOf: Wording
    /// The parts of the standard interface that a view displays instead: `{parts}`.
    let displays: Wording
    /// The app's log entries, by ``AppLogEntry/Event``: `{app}`, `{detail}`.
    let appLog: [String: Wording]
    /// The words for a provided list of options, for an empty one, for one that is unavailable, and
    /// for a default value.
    let options: Wording
    let noOptions: Wording
    let unavailableOptions: Wording
    let defaultValue: Wording
    let noDefaultValue: Wording
    /// The words for the results of requests; by default, their identifiers.
    let results: [String: String]
    /// The text for an unanswered question.
    public let noAnswer: String
    /// The text for a request without parameters.
    public let noDetails: String
    /// An answer that changes a parameter: `{parameter}`, `{value}`.
    let change: Wording
    /// The description of an image that isn't drawn: its name or format and size, and the problem.
    let image: Wording

    /// Returns the word for a phase.
    public func word(for phase: Phase) -> String {
      switch phase {
      case .resolve: resolve
      case .confirm: confirm
      case .handle: handle
      }
    }

    /// Returns the word for the result of a request.
    public func word(for result: Outcome.Result) -> String {
      results[result.rawValue] ?? result.rawValue
    }

    /// Returns the word for a verdict's severity.
    public func word(for severity: Verdict.Severity) -> String {
      switch severity {
      case .fault: fault
      case .warning: warning
      case .note: note
      }
    }
  }

  /// The rules for joining sentences and lists.
  struct Grammar: Sendable {
    /// The separator between sentences.
    let betweenSentences: String
    /// The separator between words.
    let betweenWords: String
    /// The separator between list elements.
    let betweenValues: String
    /// The separator before the last list element.
    let beforeLastValue: String
    /// The separator between spoken options.
    let betweenOptions: String
    /// The separator before the last spoken option.
    let beforeLastOption: String
    /// Whether nouns have a plural.
    let hasPlurals: Bool
    /// Whether a noun from a title is written in lowercase inside a sentence.
    let lowercasesNouns: Bool
    /// The last letters of verbs, where a text that ends with one is set off by quotation marks.
    let verbEndings: String
    /// The words before the name of a method that runs in the app, where they are needed.
    let inApp: String
    /// A quoted text: `“{text}”`.
    let quotation: Wording
    /// A parameter and its value: `{parameter} {value}`.
    let assignment: Wording
    /// The separator between parameters with values.
    let betweenAssignments: String
    /// A time in seconds: `{seconds} s`.
    let seconds: Wording
    let yes: String
    let no: String
    /// The spoken forms of the two signs in addresses.
    let at: String
    let dot: String
  }

  /// The assistant's questions.
  struct Questions: Sendable {
    /// The open question for parameters without a specific one.
    let openForAny: Wording
    /// The open question for several values, whose noun is in the plural.
    let openForSeveral: Wording
    /// The open question for a number of things, whose noun is in the plural.
    let openForCount: Wording
    /// The yes-or-no question for parameters without a specific one.
    let yesOrNoForAny: Wording
    /// The yes-or-no question between the author's words for yes and no: `{one}`, `{other}`.
    let oneOrTheOther: Wording
    /// The choice between two values.
    let whichOfTwo: Wording
    /// The choice between several values.
    let whichOfMany: Wording
    /// The choice between several people.
    let whichPerson: Wording
    /// The spoken list of options.
    let options: Wording
    /// The sentence before the options that are spoken in parts: `{count}`.
    let optionCount: Wording
    /// The spoken list of further options.
    let furtherOptions: Wording
    /// Further options after an introduction that ends with a colon: `{introduction}`, `{options}`.
    let introducedOptions: Wording
    /// The sentence on options that have replaced those that the user was looking at.
    let optionsExpired: Wording
    /// The sentence after options that others follow.
    let moreOptions: String
    /// The sentence after the last options, if the user asks for more.
    let noMoreOptions: String
    /// The question whether a value is correct.
    let isRight: Wording
    /// The question whether a value is correct, by parameter, or by intent and parameter.
    let isRightByParameter: [String: Wording]
    /// The question whether a value is correct, by the SiriKit name of the reason.
    let isRightForReason: [String: Wording]
    /// The confirmation of a request, by intent (What Siri does, 3.1).
    let request: [String: Wording]
    /// The spoken confirmation of a request, by intent, if it says more than the displayed one.
    ///
    /// Without a screen, the user can't read the card beside the question.
    let spokenRequest: [String: Wording]
    /// The confirmation of other requests.
    let requestForAny: Wording
    /// The content of a custom request, for a user without a screen: `{summary}`.
    let requestSummary: Wording
    /// A value that the content omits: `{label}`, `{value}`.
    let requestDetail: Wording
    /// The request to unlock the device.
    let unlock: Wording
    /// The request to allow the assistant to use the app.
    let authorization: Wording
    /// The sentence before a question whose answer wasn't understood.
    let notUnderstood: Wording
    /// The hints at possible answers, after an answer that wasn't understood.
    let hints: Hints
    /// The question whether the user means an option that is similar to the answer.
    let didYouMean: Wording
    /// The question which parameter to change.
    let whatToChange: Wording
    /// The offer of the only option that is left.
    let instead: Wording
    /// The sentences before a question whose last answer isn't supported.
    let complaints: Complaints
    /// The sentence for users who haven't given the app access to their contacts.
    let noContacts: Wording
    /// The explanations of the possible answers.
    let help: Help
  }

  /// The sentences on what can be said, by kind of answer.
  struct Hints: Sendable {
    let text: String
    let name: String
    let number: String
    let amount: String
    /// An amount after one in a currency that isn't supported.
    let otherAmount: String
    let moment: String
    let place: String
    let list: String
    let choice: String
    let confirmation: String
    let request: String
    let change: String
    let unlock: String
    let authorization: String
  }

  /// The explanations of the possible answers, by kind of question.
  struct Help: Sendable {
    let value: String
    let choice: String
    let confirmation: String
    let request: String
    let change: String
    let unlock: String
    let authorization: String
  }

  /// The assistant's statements at the end of a request.
  struct Statements: Sendable {
    /// Success, by intent or domain.
    let succeeded: [String: Wording]
    /// The spoken statement of success, by intent, if it says more than the displayed one.
    let spokenSuccess: [String: Wording]
    let succeededForAny: Wording
    /// The app continues on its own, by intent.
    let inProgress: [String: Wording]
    let inProgressForAny: Wording
    /// The app continues in the foreground, by intent.
    let continuedInApp: [String: Wording]
    let continuedInAppForAny: Wording
    /// The app continues in the background, by intent.
    let handledInApp: [String: Wording]
    let handledInAppForAny: Wording
    /// An intent that the app may stop offering.
    let deprecated: Wording
    /// Failure.
    let failed: Wording
    /// A rating that isn't a number of stars.
    let impossibleRating: Wording
    /// Failure for a reason that only the name of an app's own code states.
    let failedForReason: Wording
    /// Failure for which the app has a sentence: `{text}`.
    let appSays: Wording
    /// Failure that requires opening the app.
    let requiresAppLaunch: Wording
    let cancelled: Wording
    let needsInput: Wording
    let awaitingConfirmation: Wording
    let gaveUp: Wording
    /// Two answers to a question weren't understood.
    let notUnderstood: Wording
    /// The request was refused before the handler was called, by reason.
    let refused: [String: Wording]
    let refusedForAny: Wording
    /// The handler broke its contract.
    let broken: Wording
    /// An update can't be shown, and no more are requested.
    let noMoreUpdates: Wording
  }

  /// The words that the assistant understands, in ``Swift/String/folded`` form.
  struct Vocabulary: Sendable {
    let yes: KnownWords
    let no: KnownWords
    let cancel: KnownWords
    /// The words that leave a value out, for writing.
    let skip: String
    /// The words that ask for the next options, and for those before, for writing.
    let more: String
    let back: String
    /// The words that ask for the question again, for writing.
    let again: String
    /// The words that ask for an explanation of the possible answers.
    let help: KnownWords
    /// The phrases that change a parameter: `change {parameter}`.
    let change: [String]
    /// The separators between list elements.
    let listSeparators: [String]
    /// The honorifics after a person's name.
    let honorifics: KnownWords
    /// The names for the user's home.
    let home: KnownWords
    /// The names for the place where the user works.
    let work: KnownWords
  }
}
