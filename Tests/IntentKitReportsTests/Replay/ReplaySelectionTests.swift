import IntentKitCore
import IntentKitSimulator
import Testing

@testable import IntentKitReports
import TestSupport

@Suite struct `Selection of scenarios` {
  fileprivate func selects(
    _ pattern: String?, _ tags: [String] = [], id: String = "a/which-bill.json:3",
    name: String? = "Which Bill?", scenarioTags: [String] = []
  ) throws -> Bool {
    var scenario = Scenario(intent: "SendMessage")
    scenario.name = name
    scenario.tags = scenarioTags
    return try ReplaySelection(pattern: pattern, tags: tags).matcher().selects(scenario, id: id)
  }

  @Test(
    arguments: [
      ("which", true), ("Bill", true), ("^a/", true), (":3$", true), ("^which", false),
      ("ja", false), ("(?i)BILL", true), ("", true),
    ])
  func `a pattern matches the identifier or the name`(_ pattern: String, _ isFound: Bool) throws {
    #expect(try selects(pattern) == isFound)
  }

  @Test func `a pattern doesn't match a missing name`() throws {
    #expect(try !selects("Bill", name: nil))
  }

  @Test(
    arguments: [
      ([], [], true), ([], ["slow"], true), (["slow"], [], false), (["slow"], ["slow"], true),
      (["slow", "smoke"], ["smoke", "ja"], true), (["slow"], ["Slow"], false),
    ] as [([String], [String], Bool)])
  func `a selection by tags requires one of them`(
    _ wanted: [String], _ tags: [String], _ isFound: Bool
  ) throws {
    #expect(try selects(nil, wanted, scenarioTags: tags) == isFound)
  }

  @Test func `a selection requires both the pattern and a tag`() throws {
    #expect(try !selects("Bill", ["slow"]))
    #expect(try !selects("Tom", ["slow"], scenarioTags: ["slow"]))
    #expect(try selects("Bill", ["slow"], scenarioTags: ["slow"]))
  }

  @Test(
    arguments: [
      ("a(b", 3), ("[z-a]", 2), ("*a", 0), (#"x\p{Foo}"#, 4), ("語(", 2), ("a)b", 1),
    ])
  func `an invalid pattern is reported with its position`(_ pattern: String, _ offset: Int) {
    let error = #expect(throws: ReplaySelection.PatternError.self) {
      try ReplaySelection(pattern: pattern)
    }
    #expect(error?.offset == offset)
    #expect(error?.message.isEmpty == false)
  }
}

extension `Selection of scenarios` {
  @Test(arguments: [
    (#"\d"#, #"“\d” isn't supported"#), (#"(a)\1"#, #"“\1” isn't supported"#),
    (#"[\.]"#, "a backslash has no effect between brackets"),
    ("[äö]", "only contain letters of ASCII"),
    ("(a{1,200}){1,200}", "more than 1000 together"),
    (String(repeating: "a", count: 1001), "1001 bytes, expected at most 1000"),
  ])
  func `a pattern that the system reads differently is refused`(
    _ pattern: String, _ reason: String
  ) {
    let error = #expect(throws: ReplaySelection.PatternError.self) {
      try ReplaySelection(pattern: pattern)
    }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (#"\.json:3$"#, true), ("(which|what)-bill", true), ("[a-z]+-bill", true), ("bil{2}", true),
    ("bil{3}", false), ("which.*(Bill|3)", true), ("Bill.$", true), ("語", false),
  ])
  func `a pattern is one of grep -E`(_ pattern: String, _ isFound: Bool) throws {
    #expect(try selects(pattern) == isFound)
  }
}

@Suite struct `Shards of a replay` {
  @Test(arguments: [1, 2, 3, 7]) func `shards cover every scenario exactly once`(_ count: Int) {
    let shards = (1...count).compactMap { ReplayShard($0, of: count) }
    #expect(shards.count == count)
    for index in 0..<100 {
      #expect(shards.count { $0.contains(index: index) } == 1)
    }
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, 3), (1, -1), (.max, 2)])
  func `shards are numbered from one`(_ number: Int, _ count: Int) {
    #expect(ReplayShard(number, of: count) == nil)
  }
}
