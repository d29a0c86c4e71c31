import IntentKitSimulator
import Testing
import TestSupport

@Suite("Rules for the wording of lines")
struct LineCheckerTests {
  /// A line and the rule that it breaks; nil for a line without a mistake.
  struct Sample: Sendable, CustomTestStringConvertible {
    var line: String
    var rule: LineChecker.Rule?
    var language = Language.english
    var form = LineChecker.Form.speech
    var testDescription: String { line }
  }

  private static func english(_ line: String, _ rule: LineChecker.Rule?) -> Sample {
    Sample(line: line, rule: rule)
  }

  private static func japanese(_ line: String, _ rule: LineChecker.Rule?) -> Sample {
    Sample(line: line, rule: rule, language: .japanese)
  }

  static let samples: [Sample] = [
    english("It says “See you.”.", .doubledPunctuation),
    english("You paid Acme Inc..", .doubledPunctuation),
    english("Did you mean What?.", .doubledPunctuation),
    english("Shall I delete it??", .doubledPunctuation),
    english("It says “wait...”", nil),
    english("It says “See you.” Ready to send it?", nil),
    japanese("送信しました。。", .doubledPunctuation),
    japanese("「またあとで。」。", .doubledPunctuation),
    japanese("太郎、、花子に送りますか？", .doubledPunctuation),
    english("Your ride is booked .", .misplacedSpace),
    english("Your  ride is booked.", .misplacedSpace),
    japanese("送信しますか ？", .misplacedSpace),
    japanese("Runningを始めました。", .englishInJapanese),
    japanese("Tasksに追加しました。", .englishInJapanese),
    japanese("UnicornChatで送信しました。", nil),
    Sample(
      line: "resolveRecipients(for:)はneedsValueを返しました。", rule: nil, language: .japanese,
      form: .explanation),
    Sample(
      line: "resolveRecipients(for:)は値を返しました、too late。", rule: .englishInJapanese,
      language: .japanese, form: .explanation),
    english("You paid nil to Bill.", .missingValue),
    english("You paid Optional(20) to Bill.", .missingValue),
    english("Your note “” is made.", .missingValue),
    english("Your note () is made.", .missingValue),
    japanese("「」を追加しました。", .missingValue),
    english("The answer is failureRequiringAppLaunch.", .rawIdentifier),
    english("UnicornChat goes on with com.example.chat.signIn.", .rawIdentifier),
    english("Call resolveRecipients(for:) first.", .rawIdentifier),
    english("It takes a hour.", .wrongArticle),
    english("It takes an user.", .wrongArticle),
    english("A apple and an SUV.", .wrongArticle),
    english("A sedan, an SUV, a unicorn and an hour.", nil),
    english("I found 1 results.", .wrongNumber),
    english("What is the cups?", .wrongNumber),
    english("What are the cup?", .wrongNumber),
    english("There is 3 of them.", .wrongNumber),
    english("What is the address?", nil),
    english("I found 11 results, and 1 is yours.", nil),
    english("Where is the the list?", .repeatedWord),
    japanese("太郎にをを送りますか？", .repeatedWord),
    english("running has begun.", .lowercaseStart),
    english("Which one? the airport, or the station?", .lowercaseStart),
    english("iPhone is completed.", nil),
    english("Sent", .missingEndMark),
    japanese("送信しました", .missingEndMark),
    english("Which one?\n1  Bill James\n2  Bill Smith", nil),
    Sample(line: "Sent", rule: nil, form: .label),
    english("It says “hello.", .unpairedQuotes),
    english("It says hello” (twice.", .unpairedQuotes),
    japanese("「こんにちはを送信しました。", .unpairedQuotes),
  ]

  @Test(arguments: samples)
  func `a line is checked against every rule`(_ sample: Sample) {
    let checker = LineChecker(sample.language, supplied: ["UnicornChat", "iPhone"])
    let findings = checker.findings(in: sample.line, as: sample.form)
    #expect(Set(findings.map(\.rule)) == Set([sample.rule].compactMap(\.self)), "\(findings)")
  }

  @Test func `every rule has a line that breaks it`() {
    #expect(Set(Self.samples.compactMap(\.rule)) == Set(LineChecker.Rule.allCases))
  }

  @Test func `a text that the app supplied can contain anything`() {
    let checker = LineChecker(.japanese, supplied: ["iPhone を買う", "Bill"])
    #expect(checker.findings(in: "Billが「iPhone を買う」を追加しました。").isEmpty)
    #expect(!checker.findings(in: "Bobが「iPhone を買う」を追加しました。").isEmpty)
  }
}
