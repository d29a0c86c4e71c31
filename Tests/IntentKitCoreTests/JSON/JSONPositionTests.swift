import IntentKitCore
import Testing

@Suite("Positions in JSON")
struct JSONPositionTests {
  @Test(arguments: positions)
  func `a path finds a key, an element or the last existing value`(_ sample: PositionSample) {
    let position = JSONReader.position(of: ParameterPath(sample.steps), in: sample.text.utf8)
    #expect(position == sample.position)
  }

  @Test func `several paths are found in one pass, in any order`() {
    for (text, samples) in Dictionary(grouping: positions, by: \.text) {
      let samples = samples.shuffled()
      let found = JSONReader.positions(
        of: samples.map { ParameterPath($0.steps) }, in: text.utf8)
      #expect(found == samples.map(\.position))
    }
  }

  @Test(arguments: ["", " ", "[nope, 1]", "[1", "[null, 1]", #"["\x", 1]"#])
  func `invalid JSON has no position for a path`(text: String) {
    #expect(JSONReader.position(of: ParameterPath([.index(1)]), in: text.utf8) == nil)
  }

  @Test func `the description of a position states line and column`() {
    #expect("\(JSONPosition(line: 3, column: 14))" == "line 3, column 14")
  }
}

struct PositionSample: Sendable, CustomTestStringConvertible {
  var steps: [ParameterPath.Step]
  var text: String
  var position: JSONPosition
  var testDescription: String { "\(ParameterPath(steps)) at \(position)" }

  init(_ steps: [ParameterPath.Step], _ line: Int, _ column: Int, in text: String = scenario) {
    self.steps = steps
    self.text = text
    position = JSONPosition(line: line, column: column)
  }
}

private let scenario = """
  {
    "ü": { "skipped": [1, {"name": "no"}] },
    "recipients": [
      { "name": "Bill" }, { "\\u006eame": null },
      "Anna"
    ],
    "name": [[1, 2], [3, 4]]
  }
  """

private let positions: [PositionSample] = [
  .init([], 1, 1),
  .init([.name("ü")], 2, 3),
  .init([.name("ü"), .name("skipped")], 2, 10),
  .init([.name("ü"), .name("skipped"), .index(0)], 2, 22),
  .init([.name("ü"), .name("skipped"), .index(1), .name("name")], 2, 26),
  .init([.name("recipients")], 3, 3),
  .init([.name("recipients"), .index(0)], 4, 5),
  .init([.name("recipients"), .index(0), .name("name")], 4, 7),
  .init([.name("recipients"), .index(1), .name("name")], 4, 27),
  .init([.name("recipients"), .index(2)], 5, 5),
  .init([.name("name"), .index(1), .index(1)], 7, 24),
  // What the text does not hold.
  .init([.name("content")], 1, 1),
  .init([.index(0)], 1, 1),
  .init([.name("recipients"), .index(3)], 3, 3),
  .init([.name("recipients"), .index(0), .name("handle")], 4, 5),
  .init([.name("recipients"), .index(0), .name("name"), .name("deeper")], 4, 7),
  .init([.name("recipients"), .index(1), .name("name"), .index(0)], 4, 27),
  .init([.name("recipients"), .name("name")], 3, 3),
  .init([.name("a"), .name("b")], 1, 2, in: #"{"a": {}}"#),
  .init([.index(0), .index(0)], 1, 2, in: "[[]]"),
  .init([], 2, 2, in: "\u{FEFF}\n 1"),
  // The rest of the text may be anything.
  .init([.index(1)], 1, 5, in: "[1, 2"),
]
