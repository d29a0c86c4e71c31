import Foundation

/// Inputs of any size for every command.
enum Inputs {
  private static func json(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func people(_ count: Int) -> [[String: String]] {
    (0..<count).map { ["displayName": "Bill\($0) James\($0)"] }
  }

  /// A request that sends a message.
  static func message(
    name: String = "n", people count: Int? = nil, content: String = "hello", contacts: Int = 0,
    turns: [String] = ["yes"], shown: [String]? = nil
  ) -> String {
    let recipients: Any = count.map { people($0) as Any } ?? ["Bill James"]
    return json([
      "name": name, "app": "UnicornChat", "intent": "SendMessage",
      "parameters": ["recipients": recipients, "content": content], "turns": turns,
      "given": contacts == 0 ? [:] : ["contacts": people(contacts)],
      "expect": shown.map { ["shows": $0] as Any } ?? [:] as Any,
    ])
  }

  /// Requests, one in each line.
  static func lines(_ count: Int) -> String {
    (0..<count).map { message(name: "n\($0)") + "\n" }.joined()
  }

  /// The declarations of an app with intents and example phrases that it doesn't declare.
  static func manifest(intents: Int, phrases: Int = 0) -> String {
    json([
      "app": ["CFBundleDisplayName": "Tea"],
      "extensions": [
        [
          "NSExtension": [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionAttributes": [
              "IntentsSupported": (0..<intents).map { "OrderTea\($0)Intent" }
            ],
          ]
        ]
      ],
      "vocabularies": [
        [
          "language": "en",
          "IntentPhrases": (0..<phrases).map {
            ["IntentName": "OrderTee\($0)Intent", "IntentExamples": ["Order tea"]] as [String: Any]
          },
        ]
      ],
    ])
  }

  /// Donations of an app, half of which it deletes.
  static func donations(_ count: Int, deletes: Bool) -> String {
    json([
      "donations": (0..<count).map { number -> [String: Any] in
        deletes && number % 2 == 1
          ? ["delete": ["group": "g\(number - 1)"]]
          : [
            "intent": "SendMessage", "parameters": ["content": "x\(number)"], "group": "g\(number)",
          ]
      }
    ])
  }

  /// A definition file in which one thing is many.
  enum Definition: CaseIterable {
    case parameters, combinations, cases, properties, codes, placeholders, summary, unknownKeys

    func text(_ count: Int) -> String {
      let all = 0..<count
      var intent: [String: Any] = [
        "INIntentName": "OrderTea", "INIntentTitle": "Order Tea", "INIntentVerb": "Order",
        "INIntentCategory": "order", "INIntentDescription": "Orders tea.",
      ]
      var file: [String: Any] = [
        "INEnums": [Any](), "INTypes": [Any](), "INIntentDefinitionModelVersion": "1.2",
      ]
      intent["INIntentParameters"] = (self == .parameters ? all : 0..<10).map(parameter)
      switch self {
      case .parameters: break
      case .combinations: intent["INIntentParameterCombinations"] = combinations(all)
      case .cases:
        file["INEnums"] = [
          [
            "INEnumName": "Kind", "INEnumType": "Regular",
            "INEnumValues": all.map {
              ["INEnumValueName": "case\($0)", "INEnumValueIndex": $0 + 1] as [String: Any]
            },
          ]
        ]
        intent["INIntentParameters"] = [
          parameter(0).merging([
            "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Kind",
          ]) { $1 }
        ]
      case .properties:
        intent["INIntentResponse"] = [
          "INIntentResponseParameters": all.map {
            [
              "INIntentResponseParameterName": "value\($0)",
              "INIntentResponseParameterType": "String",
            ]
          }
        ]
      case .codes:
        intent["INIntentResponse"] = [
          "INIntentResponseCodes": all.map { ["INIntentResponseCodeName": "code\($0)"] }
        ]
      case .placeholders:
        intent["INIntentParameterCombinations"] = [
          "tea0": [
            "INIntentParameterCombinationTitle": String(repeating: "${tea0} ", count: count)
          ]
        ]
      case .summary: intent["INIntentDescription"] = String(repeating: "tea ", count: 10 * count)
      case .unknownKeys: for number in all { file["Key\(number)"] = number }
      }
      file["INIntents"] = [intent]
      let data = try? PropertyListSerialization.data(
        fromPropertyList: file, format: .xml, options: 0)
      return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private func parameter(_ number: Int) -> [String: Any] {
      [
        "INIntentParameterName": "tea\(number)", "INIntentParameterType": "String",
        "INIntentParameterTag": number + 1, "INIntentParameterSupportsResolution": true,
      ]
    }

    private func combinations(_ numbers: Range<Int>) -> [String: Any] {
      let pairs = numbers.map { number in
        let names = (0..<10).filter { (number + 1) >> $0 & 1 == 1 }.map { "tea\($0)" }
        let title = "Order " + names.map { "${\($0)}" }.joined(separator: ", ")
        return (names.joined(separator: ","), ["INIntentParameterCombinationTitle": title])
      }
      return Dictionary(pairs) { first, _ in first }
    }
  }
}
