import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// A file that was given where a command takes one scenario, and the command that takes it.
struct GivenFile {
  /// The noun phrase for the file.
  let kind: String
  /// The commands that take it, as a sentence; nil if no command does.
  let advice: String?

  /// Recognizes a file by its name and its content; nil for one that may be a scenario.
  init?(_ path: String, _ bytes: [UInt8]) {
    let path = path.shortened(to: 120)
    let beginning = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let isPropertyList = beginning.hasPrefix("bplist") || beginning.contains("<plist")
    if path.hasSuffix(".intentdefinition") || isPropertyList && beginning.contains("INIntents") {
      self.init(
        "a definition file",
        "To check it, use “intentsim check-definition \(path)”; to run one of its intents, "
          + "“intentsim run INTENT --definition \(path)”.")
    } else if isPropertyList {
      self.init(
        "a property list", "To check the app that it describes, use “intentsim check \(path)”.")
    } else if let members = Self.members(bytes) {
      guard members["intent"] == nil, members["say"] == nil else { return nil }
      if members["donations"] != nil {
        self.init("a file with donations", "Use “intentsim suggest \(path)”.")
      } else if members["extensions"] != nil {
        self.init(
          "a manifest",
          "To check it, use “intentsim check \(path)”; to apply it, --manifest \(path).")
      } else {
        return nil
      }
    } else if Self.members(Array(bytes.prefix { $0 != UInt8(ascii: "\n") })) != nil {
      self.init(
        "a file with a scenario in each line",
        "To run them all, use “intentsim replay \(path)”.")
    } else if !path.hasSuffix(".json"), let first = beginning.first(where: { !$0.isWhitespace }),
      first != "{"
    {
      self.init("a text that isn't JSON")
    } else {
      return nil
    }
  }

  private init(_ kind: String, _ advice: String? = nil) {
    self.kind = kind
    self.advice = advice
  }

  private static func members(_ bytes: [UInt8]) -> [String: ParameterValue]? {
    guard case .object(let members)? = try? JSONReader.valueWithNulls(from: bytes) else {
      return nil
    }
    return members
  }
}

/// Returns the scenario in the file at a path.
///
/// - Parameters:
///   - path: The path; `-` for the standard input.
///   - command: The name of the command that takes the scenario.
/// - Returns: The scenario.
/// - Throws: ``CommandError`` if the file can't be read or isn't a scenario.
func usableScenario(
  at path: String, for command: String
) throws(CommandError) -> ScenarioFile {
  let bytes = try usableBytes(of: path)
  do throws(ScenarioError) {
    return try ScenarioFile(path: path, text: bytes)
  } catch {
    guard path != "-", let given = GivenFile(path, bytes) else { throw CommandError(error) }
    throw .usage(
      "“\(path.shortened(to: 120))” is \(given.kind), and \(command) takes a scenario, a JSON "
        + "file. "
        + (given.advice ?? "To write one, use “intentsim run --intent NAME --record FILE”."))
  }
}
