/// The name and the labels of a method: `resolveContent(for:with:)`.
struct MethodSpelling: Hashable {
  /// The name without labels.
  var name: String
  /// The labels.
  var labels: [String]

  /// Creates a spelling from its text.
  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    name = String(parts.first ?? "")
    labels = parts.dropFirst().first?.dropLast().split(separator: ":").map(String.init) ?? []
  }
}

/// One method of a handler protocol.
struct HandlerMethod: Hashable {
  /// The name and the labels.
  var spelling: MethodSpelling
  /// The type of the intent.
  var intent: String
  /// The type of the result.
  var result: String
  /// Whether the type of the result selects the method among others of the same name.
  var isOverloaded = false

  /// Whether the method is asynchronous instead of calling a completion.
  var isAsynchronous: Bool { spelling.labels.count == 1 }

  private var intentParameter: String {
    let label = spelling.labels.first ?? ""
    return label == "intent" ? "intent: \(intent)" : "\(label) intent: \(intent)"
  }

  private var parameters: [String] {
    guard let label = spelling.labels.dropFirst().first else { return [intentParameter] }
    let name = label == "completion" ? label : "\(label) completion"
    return [intentParameter, "\(name): @escaping INCompletion<\(result)>"]
  }

  /// The function that waits for the completion.
  var waiting: String {
    isOverloaded && !result.hasPrefix("[") ? "completed" : ".completed"
  }

  private var tail: String { isAsynchronous ? "async -> \(result)" : "" }

  /// The declaration in the protocol.
  var requirement: [String] {
    Declaration.function("func \(spelling.name)", parameters, tail, indent: 2)
  }

  /// Returns a call of the method.
  func call(on receiver: String = "", intent: String = "intent", completion: String) -> String {
    let first = "\(spelling.labels.first ?? ""): \(intent)"
    guard let label = spelling.labels.dropFirst().first else {
      return "\(receiver)\(spelling.name)(\(first))"
    }
    return "\(receiver)\(spelling.name)(\(first), \(label): \(completion))"
  }

  /// Returns the declaration of a reference to the asynchronous method, for a call among methods
  /// whose results have related types.
  func reference(_ name: String, on receiver: String = "", indent: Int = 4) -> [Statement] {
    let labels = spelling.labels.map { "\($0):" }.joined()
    let head = "let \(name): (\(intent)) async -> \(result) ="
    let value = "\(receiver)\(spelling.name)(\(labels))"
    let oneLine = "\(head) \(value)"
    if Page.fits(oneLine, indent: indent) { return [Statement(oneLine)] }
    if Page.fits(head, indent: indent) { return [Statement(head), Statement("  \(value)")] }
    // swift-format puts a long type on a separate line.
    return [
      Statement("let \(name):"), Statement("  (\(intent)) async -> \(result) ="),
      Statement("    \(value)"),
    ]
  }

  /// Returns the default implementation: it calls another method, or answers that the handler lacks
  /// the method.
  func defaultImplementation(calling next: HandlerMethod?) -> [String] {
    Declaration.function(
      "public func \(spelling.name)", parameters, tail, body: body(calling: next), indent: 2)
  }

  private func body(calling next: HandlerMethod?) -> [Statement] {
    guard let next else {
      return [Statement(isAsynchronous ? ".missing" : "completion(.missing)")]
    }
    let isList = result.hasPrefix("[")
    if isAsynchronous {
      if next.result == result {
        return Self.statements("await \(next.waiting)", next, completion: "$0")
      }
      let call =
        next.isAsynchronous
        ? "await next(intent)" : "await \(next.waiting) { \(next.call(completion: "$0")) }"
      let argument = isList ? "converting: others" : "others"
      return (next.isAsynchronous ? next.reference("next") : [])
        + Self.assignment("let others: \(next.result) =", call) + [
          Statement("return \(isList ? result : ".converted")(\(argument))")
        ]
    }
    if next.result == result { return [Statement(next.call(completion: "completion"))] }
    let converted = isList ? "\(result)(converting: $0)" : ".converted($0)"
    // The type of the closure's parameter selects the method.
    return [
      Statement("let converting: @Sendable (\(next.result)) -> Void = {"),
      Statement("  completion(\(converted))"),
      Statement("}"),
      Statement(next.call(completion: "converting")),
    ]
  }

  /// Returns a statement that breaks after the sign of an assignment if it is too long.
  static func assignment(_ head: String, _ value: String) -> [Statement] {
    if Page.fits("\(head) \(value)", indent: 4) { return [Statement("\(head) \(value)")] }
    guard value.hasSuffix(" }"), !Page.fits(value, indent: 6),
      let brace = value.firstIndex(of: "{")
    else {
      return [Statement(head), Statement("  \(value)")]
    }
    let inner = value[brace...].dropFirst(2).dropLast(2)
    return [
      Statement("\(head) \(value[...brace])"), Statement("  \(inner)"), Statement("}"),
    ]
  }

  private static func statements(
    _ head: String, _ next: HandlerMethod, completion: String
  ) -> [Statement] {
    let call = next.call(completion: completion)
    if Page.fits("\(head) { \(call) }", indent: 4) { return [Statement("\(head) { \(call) }")] }
    return [Statement("\(head) {"), Statement("  \(call)"), Statement("}")]
  }
}
