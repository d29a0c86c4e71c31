import Fleet
import IntentKitCore
import Testing

@Suite struct `A fleet file` {
  @Test func `a file is read`() throws {
    let file = try FleetFile(
      Array(#"{"ada":[{"plate":"AL 1815","name":"blue van","isLocked":false}],"bill":[]}"#.utf8))
    let van = Vehicle(plate: "AL 1815", name: "blue van", isLocked: false)
    #expect(file.vehicles == ["ada": [van], "bill": []])
  }

  @Test(arguments: [
    ("", "line 1, column 1: found an empty text, expected a value."),
    ("[]", "found an empty array, expected an object."),
    (#"{"ada":[{"plate":1815}]}"#, "ada[0].plate: found the number 1815, expected a string."),
    (#"{"ada":[{"plate":"AL 1815"}]}"#, "ada[0].name: found nothing, expected a string."),
  ])
  func `an invalid file is explained`(text: String, message: String) {
    let error = #expect(throws: (any Error).self) { try FleetFile(Array(text.utf8)) }
    #expect(error.map { "\($0)" } == message)
  }
}
