import IntentKitCore
import TestSupport
import Testing

@testable import IntentKitSimulator

/// The templates that are nearest to a sentence that no template fits.
@Suite(.serialized) struct NearMissTests {
  private static func misses(_ sentence: String, _ language: Language) async throws -> [NearMiss] {
    let reader = try SentenceCorpus(language, isHeldOut: false).reader()
    let reading = await onOwnThread { reader.reading(of: sentence) }
    #expect(reading.interpretations == [])
    return reading.nearMisses
  }

  @Test(arguments: [
    ("Send a massage to Tom", "SendMessage"), ("Book me a flight to Boston", "RequestRide"),
    ("Start a swim with sharks in the bay", "StartWorkout"),
    ("Add milk too my grocery", "AddTasks"), ("Pay the tooth fairy with a tooth", "SendPayment"),
  ])
  func `the nearest template shares its words`(_ sentence: String, _ intent: String) async throws {
    let misses = try await Self.misses(sentence, .english)
    #expect(misses.map(\.intent).contains(intent))
    #expect(Set(misses.map(\.intent)).count == misses.count)
    for miss in misses {
      #expect("\(miss.understood) \(miss.rest)".trimmingSuffix(" ") == sentence)
    }
  }

  @Test(arguments: [
    ("太郎さんにメッセージ食べて", "SendMessage"), ("空港まで車を洗って", "RequestRide"),
  ])
  func `the nearest Japanese template shares its words`(
    _ sentence: String, _ intent: String
  ) async throws {
    let misses = try await Self.misses(sentence, .japanese)
    #expect(misses.map(\.intent).contains(intent))
  }

  @Test func `a near miss in Japanese continues with words`() async throws {
    let misses = try await Self.misses("空港まで車を洗って", .japanese)
    let expected = try #require(misses.first).expected
    let words = expected.filter { !$0.hasPrefix("{") }
    #expect(words.contains { $0.count > 1 }, "\(words)")
  }

  @Test(arguments: [
    ("Bananas grow quickly", Language.english), ("Xander Quill", .english),
    ("Hamlet and Ophelia", .english), ("ふわふわ", .japanese), ("昨日の夜はとても寒かった", .japanese),
    ("明日の天気は？", .japanese), ("今朝はとても寒かった", .japanese),
  ])
  func `a sentence that shares no words with templates has no near miss`(
    _ sentence: String, _ language: Language
  ) async throws {
    #expect(try await Self.misses(sentence, language) == [])
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
