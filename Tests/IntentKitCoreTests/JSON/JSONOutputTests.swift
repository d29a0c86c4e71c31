import IntentKitCore
import Testing

/// Values are written directly as the same bytes as their untyped form.
@Suite("Writing values directly as JSON")
struct JSONOutputTests {
  private func isWrittenDirectly(_ value: some ParameterConvertible) -> Bool {
    JSONWriter.bytes(of: value) == JSONWriter.bytes(value.parameterValue, style: .compact)
  }

  @Test func `untyped values of all kinds are written as by the writer of untyped values`() {
    var values = JSONSamples.Values(seed: 16)
    for _ in 0..<2_000 {
      let value = values.value()
      #expect(isWrittenDirectly(value), "\(value)")
    }
  }

  @Test func `a duration is written like the number of its seconds`() {
    var values = JSONSamples.Values(seed: 7)
    var nanoseconds = [0, 1, 9, 10, 99, 100, 54_000, 99_999, 100_000, 100_001, 999_999_999]
    var power = 1
    for _ in 0..<18 {
      nanoseconds += [power, power + 1, power - 1, power * 5, -power]
      power *= 10
    }
    for bits in 1..<63 {
      for _ in 0..<200 { nanoseconds.append(Int(values.bits() >> (64 - UInt64(bits)))) }
    }
    for count in nanoseconds {
      #expect(isWrittenDirectly(Duration.nanoseconds(count)), "\(count) ns")
    }
  }

  @Test func `a method of a handler is written the same each time`() {
    let methods = [
      HandlerMethod("resolve\"Größe\"(for:)", phase: .resolve, parameter: "größe"),
      HandlerMethod("handle(intent:)", phase: .handle),
    ]
    for _ in 0..<2 {
      for method in methods { #expect(isWrittenDirectly(method)) }
      #expect(isWrittenDirectly([methods, methods].flatMap { $0 }))
    }
  }

  @Test func `several threads may write a method for the first time`() async {
    for number in 0..<100 {
      let method = HandlerMethod("resolve\(number)(for:)", phase: .resolve)
      let texts = await withTaskGroup(of: String.self) { group in
        for _ in 0..<4 { group.addTask { JSONWriter.text(of: method) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(texts).count == 1)
    }
  }

  @Test func `numbers without a form in JSON are written as their names`() {
    for number in [
      0.0, -0.0, 1, 1e16, .leastNonzeroMagnitude, .infinity, -.infinity, .nan, 0.1, 1e-5,
    ] {
      #expect(isWrittenDirectly(number), "\(number)")
    }
  }

  /// A record that writes its fields out of order, some of them twice.
  struct Unsorted: ParameterRecord {
    var names: [String]

    static let recordSchema = RecordSchema(name: "Unsorted", fields: [])

    init(_ names: [String]) { self.names = names }

    init(from fields: inout ParameterReader) throws(ParameterError) { names = [] }

    func write(to fields: inout ParameterWriter) {
      for (index, name) in names.enumerated() { fields.write(name, index) }
      for name in names.prefix(2) { fields.write(name, ["again"]) }
      fields.write("nested", names.isEmpty ? nil : Unsorted(Array(names.dropFirst())))
    }
  }

  @Test(
    arguments: [
      [], ["b"], ["b", "a"], ["z", "aa", "a", "b", "ab"], ["é", "f", "e"],
      ["\"", "!", "\\", "\n"], ["田", "a", "ア", "😀", "\u{FFFD}"], ["nested", "a"],
    ])
  func `members are sorted by name and the last value of a name counts`(_ names: [String]) {
    #expect(isWrittenDirectly(Unsorted(names)))
    #expect(isWrittenDirectly([Unsorted(names), Unsorted(names.reversed())]))
  }

  @Test func `a record with an untyped form of its own is written in that form`() throws {
    let value: ParameterValue = [
      "definitions": [
        [
          "name": "Order",
          "parameters": [
            [
              "name": "size", "type": "Size",
              "unsupportedReasons": ["tooBig", ["name": "no", "text": "No"]],
            ]
          ],
        ]
      ],
      "types": [["name": "Size", "cases": ["small", ["name": "big", "displayName": "Big"]]]],
    ]
    let definitions = try IntentDefinitions(parameterValue: value)
    #expect(isWrittenDirectly(definitions))
    #expect(JSONWriter.text(of: definitions).contains(#""cases":["small",{"#))
    #expect(JSONWriter.text(of: definitions).contains(#""unsupportedReasons":["tooBig",{"#))
  }

  @Test func `a dynamic intent is written like its typed form`() throws {
    let typed = SendMessageIntent(
      recipients: [Person(displayName: "Bill \"Bob\" Bürgi")], content: "a\u{85}b")
    let dynamic = try DynamicIntent(SendMessageIntent.schema, fields: typed.fieldValues)
    let traces = [FieldSnapshot(typed), FieldSnapshot(dynamic)].map { parameters in
      Trace([
        TraceEvent(
          at: .milliseconds(3),
          .started(intent: "SendMessage", parameters: parameters, app: "App"))
      ])
    }
    #expect(JSONWriter.text(of: traces[0]) == JSONWriter.text(of: traces[1]))
    #expect(isWrittenDirectly(traces[0]))
  }
}
