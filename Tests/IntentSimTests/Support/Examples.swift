import Foundation
import IntentKitCore

/// The scenarios that come with the package.
enum Examples {
  struct Scenario {
    /// The file, as seen from the package.
    var path: String
    /// Whether it expects a verdict that is a fault.
    var expectsFault: Bool
  }

  /// The verdicts that leave the contract whole.
  private static let harmless: Set<ParameterValue> = [
    "slow-answer", "empty-result", "success-from-confirm", "result-count-mismatch",
    "undeclared-activity-type",
  ]

  static func scenarios() throws -> [Scenario] {
    let folder = IntentSim.package.appending(path: "Examples/Scenarios")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".json") }.sorted().map { path in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      let verdicts = try JSONReader.value(from: bytes)["expect"]?["verdicts"]
      let named: [ParameterValue] = if case .array(let names)? = verdicts { names } else { [] }
      return Scenario(
        path: "Examples/Scenarios/\(path)", expectsFault: named.contains { !harmless.contains($0) })
    }
  }
}
