public import IntentKitCore

/// A verdict as reports write it: its fields, with `message` and `cure` in a language.
///
/// Both sentences are ignored when it is read, because they follow from the facts.
public struct ExplainedVerdict: ParameterConvertible {
  /// The verdict.
  public let verdict: Verdict
  /// The sentences, or nil for a verdict that was read.
  public let explanation: Explanation?

  /// Creates an explained verdict in a language.
  public init(_ verdict: Verdict, in language: Language) {
    self.verdict = verdict
    explanation = language.phrasebook.explanation(of: verdict)
  }

  public static var parameterType: ParameterType { Verdict.parameterType }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    verdict = try Verdict(parameterValue: parameterValue)
    explanation = nil
  }

  public var parameterValue: ParameterValue {
    var fields = verdict.fieldValues
    fields["message"] = explanation.map { .string($0.message) }
    fields["cure"] = explanation.map { .string($0.cure) }
    return .object(fields)
  }

  public var spokenText: String { verdict.spokenText }
}
