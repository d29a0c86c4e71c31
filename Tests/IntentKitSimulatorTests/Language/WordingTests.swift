import Testing

@testable import IntentKitSimulator

@Suite("Sentences with gaps")
struct WordingTests {
  private static let known: [String: Utterance] = [
    "driver": "Bob", "empty": "", "address": Utterance(heard: "a at b", read: "a@b"),
  ]

  @Test(
    arguments: [
      (["It is {driver}."], "It is Bob."),
      (["{nobody} is here.", "{driver} is here."], "Bob is here."),
      (["{nobody} is here."], nil),
      (["Booked[: {driver} comes]."], "Booked: Bob comes."),
      (["Booked[: {nobody} comes]."], "Booked."),
      (["Booked[: {driver} comes[ in {vehicle}]]."], "Booked: Bob comes."),
      (["Booked[: {nobody} comes[ with {driver}]]."], "Booked."),
      (["[{nobody} ][{driver}]"], "Bob"),
      (["{empty}Fine."], "Fine."),
      (["No gap."], "No gap."),
    ] as [([String], String?)])
  func `the first sentence whose gaps can be filled is used`(
    _ sentences: [String], _ expected: String?
  ) {
    #expect(Wording(sentences).filled { Self.known[$0] }?.read == expected)
  }

  @Test func `the spoken and the printed form are separate`() {
    let utterance = Wording(["Send it to[ {address}]."]).filled { Self.known[$0] }
    #expect(utterance == Utterance(heard: "Send it to a at b.", read: "Send it to a@b."))
  }

  @Test func `gaps in brackets are found`() {
    let wording: Wording = ["{a}[ and {b}[ or {c}]]", "{d}"]
    #expect(wording.gaps == ["a", "b", "c", "d"])
  }

  @Test(arguments: [("{driver", "Bob"), ("[Hello", "Hello"), ("a]b", "a"), ("[", "")])
  func `an unclosed gap ends with the sentence`(_ sentence: String, _ expected: String) {
    #expect(Wording([sentence]).filled { Self.known[$0] }?.read == expected)
  }

  @Test func `a gap contains a path with an optional article or condition`() {
    let plain = GapPath("response.rideStatus.driver")
    #expect(plain.names == ["response", "rideStatus", "driver"])
    #expect(plain.article == nil && plain.condition == nil)
    #expect(GapPath("a rideOptionName").article == .lower)
    #expect(GapPath("A rideOptionName").article == .upper)
    #expect(GapPath("A rideOptionName").names == ["rideOptionName"])
    #expect(GapPath("tasks.count=1").condition == .init(value: "1", isEqual: true))
    #expect(GapPath("fee.amount!=0").condition == .init(value: "0", isEqual: false))
    #expect(GapPath("fee.amount!=0").names == ["fee", "amount"])
  }
}
