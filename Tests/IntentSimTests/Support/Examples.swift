import Foundation
import IntentKitCore
import TestSupport

/// The scenarios of the package.
enum Examples {
  struct Scenario {
    /// The file, relative to the package.
    var path: String
    /// The expected exit status: 3 for an expected fault, 4 if the handler can't be started,
    /// otherwise 0.
    var status: Int32
  }

  /// The verdicts that are faults.
  private static let faults = Set(
    VerdictSamples.all.filter { $0.severity == .fault }.map(\.id.parameterValue))

  /// Returns the value in a scenario's file.
  static func value(of scenario: Scenario) throws -> ParameterValue {
    let file = PackageUnderTest.root.appending(path: scenario.path)
    return try JSONReader.value(from: [UInt8](try Data(contentsOf: file)))
  }

  static func scenarios() throws -> [Scenario] {
    let folder = PackageUnderTest.root.appending(path: "Examples/Scenarios")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".json") }.sorted().map { path in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      let scenario = try JSONReader.value(from: bytes)
      let verdicts = scenario["expect"]?["verdicts"]
      let named: [ParameterValue] = if case .array(let names)? = verdicts { names } else { [] }
      let reason: String? =
        if case .string(let reason)? = scenario["expect"]?["reason"] { reason } else { nil }
      let notStarted = Outcome.Reason.obstacles + [.noHandler]
      let isStarted = reason.map { !notStarted.contains(Outcome.Reason(rawValue: $0)) } ?? true
      let status: Int32 =
        isStarted ? named.contains(where: faults.contains) ? 3 : 0 : 4
      return Scenario(path: "Examples/Scenarios/\(path)", status: status)
    }
  }
}
