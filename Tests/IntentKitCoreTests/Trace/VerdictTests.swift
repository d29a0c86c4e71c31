import IntentKitCore
import Testing

@Suite struct `A verdict` {
  private static let late = Verdict(
    .noAnswer(limit: .seconds(10), state: .blocking, patience: .seconds(1)), method: .handle,
    elapsed: .seconds(10))
  private static let lateText = """
    {"elapsed":10.0,"facts":{"limit":10.0,"patience":1.0,"state":"blocking"},"id":"no-answer",\
    "method":{"name":"handle(intent:)","phase":"handle"},"severity":"fault"}
    """

  @Test func `a verdict is written with its facts and without sentences`() {
    #expect(JSONWriter.text(Self.late.parameterValue, style: .compact) == Self.lateText)
  }

  @Test func `a verdict describes its facts`() {
    #expect(
      Self.late.description
        == "handle(intent:) after 10 s: no-answer (limit 10 s, state blocking, patience 1 s)")
    #expect(
      Verdict(.emptyResult, method: .confirm, elapsed: .zero).description
        == "confirm(intent:) after 0 s: empty-result")
  }

  @Test func `a verdict ignores the sentences that a report added, and the severity`() throws {
    let text = Self.lateText.replacing(
      #""severity":"fault""#, with: #""severity":"note","message":"Late.","cure":"Hurry.""#)
    let read = try Verdict(parameterValue: JSONReader.value(from: Array(text.utf8)))
    #expect(read == Self.late)
    #expect(read.severity == .fault)
  }

  @Test(arguments: [
    // A report of a release that wrote sentences only.
    (
      #""facts":{"limit":10.0,"patience":1.0,"state":"blocking"},"#, "",
      "facts.limit: found nothing"
    ),
    ("no-answer", "no-answr", "id: found the verdict “no-answr”"),
    (#""limit":10.0"#, #""limit":"long""#, "facts.limit: found the string “long”"),
    (
      #""state":"blocking""#, #""state":"blocking","count":1"#, "facts.count: found the key “count”"
    ),
  ])
  func `a verdict is refused with unknown or missing facts`(
    part: String, replacement: String, message: String
  ) throws {
    let text = Self.lateText.replacing(part, with: replacement)
    let error = try #require(throws: ParameterError.self) {
      try Verdict(parameterValue: JSONReader.value(from: Array(text.utf8)))
    }
    #expect(error.description.hasPrefix(message), "\(error)")
  }

  @Test func `a verdict doesn't enlarge the events of a trace`() {
    #expect(MemoryLayout<TraceEvent>.size <= 56)
  }
}
