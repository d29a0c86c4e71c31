package import Foundation
package import IntentKitCore
import IntentKitSimulator

/// The page of a verdict in the documentation, whose samples `.ci/samples` runs.
package struct VerdictPage {
  package let text: String

  package init(_ id: Verdict.ID) throws { try self.init(named: id.rawValue) }

  package init(named name: String) throws {
    text = try String(
      contentsOf: Self.catalog.appending(path: "\(name).md"), encoding: .utf8)
  }

  package static let catalog = PackageUnderTest.root.appending(
    path: "Sources/IntentKitCore/IntentKitCore.docc/Verdicts")

  /// Returns the outputs of the programs in a section.
  package func outputs(in section: String) -> [String] {
    let parts = text.components(separatedBy: "\n## ")
    let blocks = parts.first { $0.hasPrefix("\(section)\n") }?.components(
      separatedBy: "\n```text\n")
    return (blocks ?? []).dropFirst().map { String($0.components(separatedBy: "\n```")[0]) }
  }
}

extension Verdict {
  /// Whether its page shows its cure, and the handler that follows it.
  fileprivate var isOnPage: Bool {
    let cure = Phrasebook.english.explanation(of: self).cure
    let outputs = (try? VerdictPage(id).outputs(in: "How it comes about")) ?? []
    return outputs.contains { $0.words.contains("→ \(cure)".words) }
  }

  /// Whether only another process, or a pool of its own, can draw the verdict.
  package var isOfProcess: Bool {
    // Only another process has a log, and a main thread that isn't that of the tests.
    if circumstances.message != nil { return true }
    if case .noAnswer(_, .waitingForMain, _) = kind { return true }
    return Self.ofProcesses.contains(id)
  }

  /// The verdicts that a handler in this process never draws.
  package static let ofProcesses: Set<Verdict.ID> = [
    .noThread, .launchFailed, .launchTooSlow, .protocolMismatch, .crashed, .exited,
    .unreadableMessage, .cutOffMessage, .flood, .ignoredShutdown, .leftProcesses,
  ]
}

extension VerdictSamples {
  /// The verdicts with a cure that their page doesn't follow.
  package static let notOnPages = all.filter { !$0.isOnPage }
}

extension String {
  /// The words on one line; the place of an error is that of the page's sample.
  fileprivate var words: String {
    split { $0.isWhitespace }.joined(separator: " ").replacing(
      /\w+\.swift:\d+/, with: "Handler.swift:12")
  }
}
