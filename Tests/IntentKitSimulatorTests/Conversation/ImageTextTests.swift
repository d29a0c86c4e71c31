import Foundation
import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitSimulator

@Suite struct `Images of responses` {
  private static let code = Image(imageData: Data("P1 3 2 101 100".utf8))

  @Test func `an image is below the assistant's sentence`() {
    #expect(
      text(of: Self.code).joined(separator: "\n") == """
        GetVisualCode · Codes
          You      (no details)
          handle                           success                        0.00 s
          Siri     Here is your code.
                    █▄
        ✔ succeeded
        """)
    #expect(text(of: Self.code, detail: .quiet) == ["  Siri     Here is your code.", Self.drawn])
  }

  @Test func `an image has its own colors if colors are enabled`() {
    let lines = text(of: Self.code, detail: .quiet, usesColor: true)
    #expect(lines.last == "           \u{1B}[97m\u{1B}[40m █▄\u{1B}[0m\u{1B}[0m")
  }

  @Test(
    arguments: [
      (.succeeded, true), (.inProgress, true), (.failed, false), (.continuedInApp, false),
      (.requiresAppLaunch, false), (.cancelled, false),
    ] as [(Outcome.Result, Bool)])
  func `an image is shown only if the request succeeds without the app`(
    _ result: Outcome.Result, _ isShown: Bool
  ) {
    #expect(text(of: Self.code, outcome: Outcome(result)).contains(Self.drawn) == isShown)
  }

  @Test(arguments: [
    (Image(named: "code"), "(image “code”)", "（画像「code」）"),
    (Image(systemName: "qrcode"), "(image “qrcode”)", "（画像「qrcode」）"),
    (
      Image(url: URL(string: "https://example.com/code.png")!),
      "(image “https://example.com/code.png”)", "（画像「https://example.com/code.png」）"
    ),
    (
      image([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]), "(PNG image, 9 bytes)",
      "（PNG画像、9バイト）"
    ),
    (image([0xFF, 0xD8, 0xFF, 0xE0]), "(JPEG image, 4 bytes)", "（JPEG画像、4バイト）"),
    (image(Array("GIF89a".utf8)), "(GIF image, 6 bytes)", "（GIF画像、6バイト）"),
    (image([0x4D, 0x4D, 0, 0x2A]), "(TIFF image, 4 bytes)", "（TIFF画像、4バイト）"),
    (image([1, 2]), "(image, 2 bytes)", "（画像、2バイト）"),
    (image([]), "(image, 0 bytes)", "（画像、0バイト）"),
    (
      image(Array("P1 3 2 10".utf8)), "(PBM image, 9 bytes: it is truncated)",
      "（PBM画像、9バイト：it is truncated）"
    ),
  ])
  func `an image that can't be drawn is named`(
    _ image: Image, _ english: String, _ japanese: String
  ) {
    #expect(text(of: image, detail: .quiet).last == "           \(english)")
    #expect(text(of: image, .japanese, detail: .quiet).last == "          \(japanese)")
  }

  @Test(
    arguments: [
      (49, 60, 11), (50, 60, 0), (60, 60, 0), (61, 60, nil), (29, 40, 11), (41, 40, nil),
      (1024, 80, nil),
    ] as [(Int, Int, Int?)])
  func `an image moves to the left edge on narrow terminals and is never wrapped`(
    _ columns: Int, _ width: Int, _ indent: Int?
  ) {
    let dots = String(repeating: "0", count: columns)
    let image = Image(imageData: Data("P1 \(columns) 1 \(dots)".utf8))
    let lines = text(of: image, detail: .quiet, width: width)
    if let indent {
      let row = String(repeating: "█", count: columns)
      #expect(lines.dropFirst() == [String(repeating: " ", count: indent) + row])
    } else {
      #expect(lines[1].hasPrefix("           (PBM image, \(columns) columns wide:"))
      #expect(lines.allSatisfy { $0.columns <= width })
    }
  }

  @Test func `an unknown intent has no image`() {
    #expect(text(of: Self.code, intent: "OrderSoup").last == "✔ succeeded")
    #expect(!text(of: Self.code, intent: "OrderSoup").contains(Self.drawn))
  }

  // MARK: - Fixtures

  private static let drawn = "            █▄"

  private static func image(_ bytes: [UInt8]) -> Image { Image(imageData: Data(bytes)) }

  private func text(
    of image: Image, _ language: Language = .english, outcome: Outcome = Outcome(.succeeded),
    intent: String = "GetVisualCode", detail: ConversationText.Detail = .normal, width: Int = 80,
    usesColor: Bool = false
  ) -> [String] {
    var text = ConversationText(
      language: language, detail: detail, width: width, usesColor: usesColor)
    let response = GetVisualCodeIntentResponse(code: .success, visualCodeImage: image)
    let events: [TraceEvent.Kind] = [
      .started(intent: intent, parameters: FieldSnapshot(fields: [:]), app: "Codes"),
      .responded(
        .handle, code: "success", response: FieldSnapshot(response), elapsed: .zero),
      .ended(outcome),
    ]
    return events.flatMap { text.lines(for: TraceEvent(at: .zero, $0)) }
  }
}
