extension Verdict {
  /// The facts about a call that the cure depends on, besides the method and the kind of the verdict.
  ///
  /// Each verdict has only those that its cure needs.
  public struct Circumstances: DeclaredRecord {
    /// The part of the elapsed time that the launch took; nil if it doesn't matter.
    public var launch: Duration?
    /// The number of elements in the list that the method resolves.
    public var elements: Int?
    /// The name of the code by which the method says that everything is fine.
    public var goodCode: String?
    /// The name of the code by which the method says that the work continues after its answer; nil
    /// if the intent lacks such a code.
    public var continuingCode: String?
    /// The line in the log of the app's process that explains the verdict, if any.
    public var message: String?
    /// The file and line of the app's code that was being executed; nil if it is unknown.
    public var place: String?
    /// Whether the method had answered before; nil if it doesn't matter.
    public var isAfterAnswer: Bool?

    /// Creates the facts about a call.
    public init(
      launch: Duration? = nil, elements: Int? = nil, goodCode: String? = nil,
      continuingCode: String? = nil, message: String? = nil, place: String? = nil,
      isAfterAnswer: Bool? = nil
    ) {
      self.launch = launch
      self.elements = elements
      self.goodCode = goodCode
      self.continuingCode = continuingCode
      self.message = message
      self.place = place
      self.isAfterAnswer = isAfterAnswer
    }

    public static let recordFields = RecordFields<Circumstances>(
      name: "Circumstances",
      .optional("launch", \.launch),
      .optional("elements", \.elements),
      .optional("goodCode", \.goodCode),
      .optional("continuingCode", \.continuingCode),
      .optional("message", \.message),
      .optional("place", \.place),
      .optional("isAfterAnswer", \.isAfterAnswer),
      make: Circumstances.init)
  }
}

extension Verdict.Circumstances {
  /// The words of Swift's runtime for a continuation that was released without being resumed.
  package static let lostContinuation = "leaked its continuation"

  /// Whether the log says that a continuation was released without being resumed.
  package var isContinuationLost: Bool { message?.contains(Self.lostContinuation) ?? false }

  /// The facts with a value.
  package var facts: [Verdict.Fact] {
    let all: [(String, (any ParameterConvertible)?)] = [
      ("launch", launch), ("elements", elements), ("goodCode", goodCode),
      ("continuingCode", continuingCode), ("message", message),
      ("place", place), ("isAfterAnswer", isAfterAnswer),
    ]
    return all.compactMap { name, value in value.map { Verdict.Fact(name: name, value: $0) } }
  }
}
