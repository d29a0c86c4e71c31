/// A judgment of the pipeline on a handler: a broken contract, or an answer that users won't like.
///
/// A verdict consists of facts. Its ``id`` is stable, and the documentation has a page for each. The
/// sentences that explain a verdict depend on the language, so they belong to the phrasebooks of
/// `IntentKitSimulator`; ``description`` lists the facts only.
public struct Verdict: Sendable, Hashable {
  /// The judgment, with its facts.
  public var kind: Kind
  /// The method that caused it.
  public var method: HandlerMethod
  /// The time that the call had taken when it was judged.
  public var elapsed: Duration
  /// The facts about the call that the cure depends on.
  public var circumstances: Circumstances

  /// Creates a verdict.
  public init(
    _ kind: Kind, method: HandlerMethod, elapsed: Duration,
    circumstances: Circumstances = Circumstances()
  ) {
    self.kind = kind
    self.method = method
    self.elapsed = elapsed
    self.circumstances = circumstances
  }

  /// The stable identifier of the kind.
  public var id: ID { kind.id }

  /// The severity of the kind.
  public var severity: Severity { kind.severity }

  /// Whether the verdict explains why a request was refused.
  package var isRefusal: Bool { kind.isRefusal }

  /// The severity of a verdict.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The contract is broken: the assistant would report a problem with the app.
    case fault
    /// The request works, but not as the author probably intended, or the declarations of the app
    /// prevent it.
    case warning
    /// The request works, and the code could be clearer, or neither the code nor the declarations
    /// prevent the request.
    case note
  }
}

extension Verdict: CustomStringConvertible {
  /// The method, the time, and the identifier with the facts:
  /// `handle(intent:) after 0.2 s: flood (source message, limit 65536)`.
  public var description: String { "\(method.name) after \(elapsed.spokenText): \(kind)" }
}

extension Verdict.Kind: CustomStringConvertible {
  /// The identifier with the facts, as in `flood (source message, limit 65536)`.
  public var description: String {
    let facts = facts.map { "\($0.name) \($0.text)" }
    return facts.isEmpty ? id.rawValue : "\(id.rawValue) (\(facts.joined(separator: ", ")))"
  }
}

extension Verdict: DeclaredRecord {
  /// The fields of a verdict.
  ///
  /// `severity` follows from the identifier. `message` and `cure` are sentences in a language,
  /// added by reports for their readers. All three are ignored when a verdict is read.
  public static let recordFields = RecordFields<Verdict>(
    .required("id", \.id),
    .derived("severity", \.severity),
    .required("method", \.method),
    .required("elapsed", \.elapsed),
    .optional("facts", \.kind.factFields, absence: [:]),
    .optional("circumstances", \.circumstances, absence: Circumstances()),
    .derived("message", \.sentence),
    .derived("cure", \.sentence)
  ) { id, _, method, elapsed, facts, circumstances, _, _ throws(ParameterError) in
    Verdict(
      try Kind(id, facts: facts), method: method, elapsed: elapsed, circumstances: circumstances)
  }

  /// The sentences of a verdict depend on the language, so the core doesn't write any.
  private var sentence: String? { nil }
}
