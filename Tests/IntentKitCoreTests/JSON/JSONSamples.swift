import IntentKitCore
import IntentKitPlatform

/// The values that several suites about JSON read and write.
enum JSONSamples {
  /// A document with everything that the grammar has.
  static let document = #"""
    {
      "intent": "SendMessage",
      "recipients": [
        { "displayName": "Bill Bürgi", "isMe": false, "handle": null },
        { "displayName": "田中 🐈", "isMe": true }
      ],
      "content": "I\u2019ll be there at \"9\" \ud83d\ude00\n",
      "retries": -3,
      "deadlines": [9.5, 1e-3, -2.25E+8, 0, 123456789012345678901234567890],
      "empty": [[], {}, ""]
    }
    """#

  /// Values of all kinds, the same ones for the same seed.
  struct Values {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func bits() -> UInt64 { generator.next() }

    mutating func below(_ limit: Int) -> Int { Int(bits() % UInt64(limit)) }

    mutating func value(depth: Int = 0) -> ParameterValue {
      switch below(depth < 4 ? 9 : 6) {
      case 0: .boolean(below(2) == 0)
      case 1: .integer(below(2) == 0 ? below(100) : Int(truncatingIfNeeded: bits()))
      case 2: .number(finiteNumber())
      case 3: .number(Double(below(2000) - 1000) / [1, 8, 10, 100][below(4)])
      case 4, 5: .string(text())
      case 6: .array((0..<below(6)).map { _ in value(depth: depth + 1) })
      default: object(depth: depth)
      }
    }

    private mutating func object(depth: Int) -> ParameterValue {
      var members: [String: ParameterValue] = [:]
      for _ in 0..<below(6) { members[text()] = value(depth: depth + 1) }
      return .object(members)
    }

    private mutating func finiteNumber() -> Double {
      while true {
        let number = Double(bitPattern: bits())
        if number.isFinite { return number }
      }
    }

    private mutating func text() -> String {
      var text = ""
      for _ in 0..<below(12) {
        let scalar: UInt32 =
          switch below(6) {
          case 0: UInt32(below(0x20))
          case 1: [0x22, 0x5C, 0x2F, 0x7F, 0x2028, 0x2029, 0x301, 0xFEFF][below(8)]
          case 2: UInt32(below(0x11_0000))
          default: UInt32(0x20 + below(0x5F))
          }
        if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
      }
      return text
    }
  }
}
