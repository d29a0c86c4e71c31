import Testing

@testable import IntentKitExtension

@Suite struct `Places in the output of llvm-symbolizer` {
  @Test(arguments: [
    ("/Chat/Sources/Chat/Handler.swift:12:7\n\n", "Handler.swift:12"),
    // A frame without debug information, and one of the runtime.
    ("??:0:0\n\ncrtstuff.c:0:0\n\n/Chat/Handler.swift:3:1\n\n", "Handler.swift:3"),
    // A function that was inlined at an unknown place.
    ("/Chat/Handler.swift:0:0\n/Chat/Service.swift:9:5\n\n", "Service.swift:9"),
    ("/Chat/Handler.swift:7:0 (approximate)\n\n", "Handler.swift:7"),
    ("/Chat/<compiler-generated>:1:0\n\n/Chat/A:B.swift:4:2\n\n", "A:B.swift:4"),
    // The library that calls the app's code.
    ("/kit/Sources/IntentKitExtension/Guest/GuestServer.swift:9:1\n\n", nil),
    ("", nil), (":::\n\n", nil), ("Handler.swift:-1:0\n\n", nil),
  ])
  func `the innermost place in the app's code counts`(output: String, place: String?) {
    #expect(Symbolizer.place(in: output, ofThreadsWith: [9]) == place)
  }

  @Test func `the place of several threads is that of the only one in the app's code`() {
    let (chat, library) = ("/Chat/Handler.swift:3:1\n\n", "pool.c:1:1\n\n")
    #expect(Symbolizer.place(in: library + chat, ofThreadsWith: [1, 1]) == "Handler.swift:3")
    #expect(Symbolizer.place(in: chat + library + chat, ofThreadsWith: [2, 1]) == nil)
    #expect(
      Symbolizer.place(in: library + chat + chat, ofThreadsWith: [0, 1, 2]) == "Handler.swift:3")
    // A function of the compiler that the library shares with the app.
    let shared = "/Chat/Other.swift:9:1 (approximate)\n\n"
    #expect(Symbolizer.place(in: shared + chat, ofThreadsWith: [1, 1]) == "Handler.swift:3")
    #expect(Symbolizer.place(in: shared + library, ofThreadsWith: [1, 1]) == "Other.swift:9")
  }
}
