public import IntentKitCore

/// Everything the assistant says and understands in one language.
///
/// A phrasebook is a table: every language fills the same entries, so the compiler knows when one lacks a sentence, and
/// a test compares the keys of the tables in it. How sentences are put together from it stands in
/// ``question(for:context:)`` and ``statement(for:in:)``.
///
/// There is one for each language and it never changes, so it is shared rather than copied.
public final class Phrasebook: Sendable {
  /// The language.
  public let language: Language
  /// The names of those who speak.
  public let speakers: Speakers
  /// The words of reports.
  public let report: ReportWords

  /// How sentences and lists are put together.
  let grammar: Grammar
  /// What the assistant asks.
  let questions: Questions
  /// What the assistant says at the end.
  let statements: Statements
  /// Why a value is not supported, by the reason's name in SiriKit (behaviour reference, 2.6).
  let reasons: [String: Wording]
  /// Why an app failed, by the code's name in SiriKit (behaviour reference, 4.2).
  let failures: [String: Wording]
  /// What parameters are called, by name.
  let nouns: [String: String]
  /// What values are called.
  let values: ValueTable
  /// What the assistant understands.
  let vocabulary: Vocabulary

  init(
    language: Language, speakers: Speakers, report: ReportWords, grammar: Grammar,
    questions: Questions, statements: Statements, reasons: [String: Wording],
    failures: [String: Wording], nouns: [String: String], values: ValueTable,
    vocabulary: Vocabulary
  ) {
    self.language = language
    self.speakers = speakers
    self.report = report
    self.grammar = grammar
    self.questions = questions
    self.statements = statements
    self.reasons = reasons
    self.failures = failures
    self.nouns = nouns
    self.values = values
    self.vocabulary = vocabulary
  }

  /// The names of those who speak.
  public struct Speakers: Sendable, Hashable {
    /// The assistant.
    public let assistant: String
    /// The user.
    public let user: String
    /// The app.
    public let app: String
  }

  /// The words of reports.
  public struct ReportWords: Sendable, Hashable {
    /// The part of a request's life.
    public let phase: String
    /// The phase that settles parameters.
    public let resolve: String
    /// The phase that asks whether the request could be carried out.
    public let confirm: String
    /// The phase that carries the request out.
    public let handle: String
    /// A judgement of the pipeline.
    public let verdict: String
    /// A verdict that says the contract is broken.
    public let fault: String
    /// A verdict on what works otherwise than meant.
    public let warning: String
    /// A verdict on what could be written better.
    public let note: String
    /// What to do about a verdict.
    public let cure: String
    /// What a response carries.
    public let code: String
    /// Why a request ended as it did.
    public let reason: String
    /// How long a method had run: `{method} after {elapsed}`.
    let after: Wording
    /// The app takes over, by ``TraceEvent/HandOver``.
    let foreground: Wording
    let background: Wording
    let launch: Wording
    /// The handler told of a change.
    public let update: String
    /// What the app went through, by ``AppLogEntry/Event``: `{app}`, `{detail}`.
    let appLog: [String: Wording]
    /// Nobody answered.
    public let noAnswer: String
    /// The user asked for something without saying more.
    public let noDetails: String
    /// The answer that changes a parameter.
    let change: Wording
    /// An image that cannot be drawn: its name, or its format and size, with what is in the way.
    let image: Wording

    /// The word for a phase.
    public func word(for phase: Phase) -> String {
      switch phase {
      case .resolve: resolve
      case .confirm: confirm
      case .handle: handle
      }
    }

    /// The word for a verdict's severity.
    public func word(for severity: Verdict.Severity) -> String {
      switch severity {
      case .fault: fault
      case .warning: warning
      case .note: note
      }
    }
  }

  /// How sentences and lists are put together.
  struct Grammar: Sendable {
    /// What stands between two sentences.
    let betweenSentences: String
    /// What stands between the values of a list.
    let betweenValues: String
    /// What stands before the last value of a list.
    let beforeLastValue: String
    /// What stands between the values of a list that have commas of their own.
    let betweenLongValues: String
    /// What stands before the last of them.
    let beforeLastLongValue: String
    /// What stands between options that are read out.
    let betweenOptions: String
    /// What stands before the last option that is read out.
    let beforeLastOption: String
    /// A text as it is quoted: `“{text}”`.
    let quotation: Wording
    /// A parameter with its value: `{parameter} {value}`.
    let assignment: Wording
    /// What stands between parameters with their values.
    let betweenAssignments: String
    /// A time in seconds: `{seconds} s`.
    let seconds: Wording
    let yes: String
    let no: String
    /// How the two signs of addresses are read out.
    let at: String
    let dot: String
  }

  /// What the assistant asks.
  struct Questions: Sendable {
    /// Open questions by parameter, or by intent and parameter: `content`, `CreateNote.content`.
    let open: [String: Wording]
    /// The open question for any other parameter.
    let openForAny: Wording
    /// Yes or no, by parameter.
    let yesOrNo: [String: Wording]
    /// Yes or no for any other parameter.
    let yesOrNoForAny: Wording
    /// One of two values.
    let whichOfTwo: Wording
    /// One of several values.
    let whichOfMany: Wording
    /// One of several people.
    let whichPerson: Wording
    /// The options as they are read out.
    let options: Wording
    /// Whether a value is right.
    let isRight: Wording
    /// Whether a value is right, by parameter.
    let isRightByParameter: [String: Wording]
    /// Whether a value is right, by the reason's name in SiriKit.
    let isRightForReason: [String: Wording]
    /// Whether to carry out the request, by intent (behaviour reference, 3.1).
    let request: [String: Wording]
    /// Whether to carry out any other request.
    let requestForAny: Wording
    /// To unlock the device.
    let unlock: Wording
    /// What goes before a question that was not understood.
    let notUnderstood: Wording
    /// What goes before a question whose last answer no contact fits.
    let noSuchPerson: Wording
    /// What goes before a question whose last answer is not supported.
    let unsupported: Wording
    /// The same with a reason that is not in the table.
    let unsupportedForReason: Wording
    /// What may be said, by the kind of question.
    let help: Help
  }

  /// What may be said to each kind of question.
  struct Help: Sendable {
    let value: String
    let choice: String
    let confirmation: String
    let request: String
    let unlock: String
  }

  /// What the assistant says at the end.
  struct Statements: Sendable {
    /// Done, by intent or by domain.
    let succeeded: [String: Wording]
    let succeededForAny: Wording
    /// The app goes on by itself, by intent.
    let inProgress: [String: Wording]
    let inProgressForAny: Wording
    /// The app goes on in front, by intent.
    let continuedInApp: [String: Wording]
    let continuedInAppForAny: Wording
    /// The app goes on in the background, by intent.
    let handledInApp: [String: Wording]
    let handledInAppForAny: Wording
    /// Not done.
    let failed: Wording
    /// Not done, and the app is needed.
    let requiresAppLaunch: Wording
    let cancelled: Wording
    let needsInput: Wording
    let awaitingConfirmation: Wording
    let gaveUp: Wording
    /// The handler was not asked, by reason.
    let refused: [String: Wording]
    let refusedForAny: Wording
    /// The handler broke the contract.
    let broken: Wording
  }

  /// What the assistant understands; everything is compared by ``Swift/String/folded``.
  struct Vocabulary: Sendable {
    let yes: KnownWords
    let no: KnownWords
    let cancel: KnownWords
    /// Wants to hear what may be said.
    let help: KnownWords
    /// Politeness that changes nothing.
    let courtesies: KnownWords
    /// Words for places in a list, from one; the table has them as they are folded.
    let places: [String: Int]
    /// Words for the last place.
    let last: KnownWords
    /// What may follow a number that means a place.
    let placeEndings: KnownWords
    /// What may stand before the words that matter.
    let fillersBefore: [String]
    /// What may stand after the words that matter.
    let fillersAfter: [String]
    /// How a parameter is changed: `change {parameter}`.
    let change: [String]
    /// What stands between the values of a list.
    let listSeparators: [String]
    /// What is said after a person's name.
    let honorifics: KnownWords
  }
}
