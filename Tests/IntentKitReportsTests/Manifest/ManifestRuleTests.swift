import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

/// Sections 5.1 to 10 of “What Siri does”: what a manifest can get wrong.
@Suite struct `Broken manifests` {
  @Test(arguments: brokenManifests)
  func `a broken manifest has the finding of its rule and no other`(_ case: Broken) throws {
    let findings = AppManifest.findings(in: `case`.manifest)
    #expect(findings.map(\.id) == [`case`.id])
    #expect(findings.map(\.path.description) == [`case`.path])
    let rule = try #require(ManifestRule.all.first { $0.id == `case`.id })
    for finding in findings {
      #expect(finding.severity == rule.severity)
      #expect(finding.code == rule.code)
      #expect(finding.message.hasSuffix("."))
      #expect(finding.cure.hasSuffix(".") || finding.cure.hasSuffix("?"))
      #expect(`case`.words.map(finding.sentences.contains) ?? true, "\(finding.sentences)")
    }
  }

  @Test func `every rule has a broken manifest`() {
    let ids = ManifestRule.all.map(\.id)
    #expect(ids.count == 45)
    #expect(Set(ids).count == ids.count)
    #expect(Set(brokenManifests.map(\.id) + BrokenProject.all.map(\.id)) == Set(ids))
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test func `only documented rules result in errors`() {
    for rule in ManifestRule.all where rule.severity == .error {
      #expect(rule.certainty == .documented, "\(rule.id)")
    }
    for certainty in ManifestFinding.Certainty.allCases {
      #expect(ManifestRule.all.contains { $0.certainty == certainty })
    }
  }

  @Test func `the article lists every rule with its severity, its code and its certainty`() throws {
    let url = PackageUnderTest.url(
      of: "Sources/IntentKitReports/IntentKitReports.docc/Articles/ManifestRules.md")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter {
      $0.contains(/^\| `[a-z-]+` \| (error|warning|note)/)
    }
    let listed = rows.map { $0.split(separator: "|").prefix(3).map(\.words).joined(separator: " ") }
    let rules = ManifestRule.all.map { rule in
      "`\(rule.id)` \(rule.severity.rawValue)" + (rule.code.map { ", \($0.rawValue)" } ?? "")
        + " \(rule.certainty.rawValue)"
    }
    #expect(listed.sorted() == rules.sorted())
  }

  /// Section 10 lists the codes.
  @Test func `findings carry the codes of INIntentError`() {
    let codes = ManifestRule.all.reduce(into: [:]) { $0[$1.id] = $1.code?.rawValue }
    #expect(
      codes == [
        "intent-in-two-extensions": 2001, "restricted-not-supported": 2002,
        "unknown-intent": 2004, "no-intents": 2005, "storyboard-and-class": 5001,
        "no-storyboard-or-class": 5001, "class-without-module": 5001,
      ])
  }

  @Test func `findings are ordered by severity`() {
    var manifest = AppManifest.right
    manifest.extensions[0].intentsSupported = ["OrderSoupIntent", "INSendMesageIntent"]
    manifest.app.userActivityTypes = [""]
    let severities = manifest.findings.map(\.severity)
    #expect(severities == [.error, .error, .error, .warning, .note])
  }

  /// A malformed manifest draws no findings about missing keys.
  @Test func `a malformed manifest has only findings about its form`() {
    let findings = AppManifest.findings(in: ["app": ["INIntentsSupported": "INSendMessageIntent"]])
    #expect(findings.map(\.id) == ["wrong-type"])
  }
}

@Suite struct `Valid manifests` {
  @Test(arguments: validManifests) func `a valid manifest has no findings`(_ manifest: AppManifest)
  {
    #expect(manifest.findings == [])
  }
}

extension Substring {
  /// This text without the spaces around it.
  fileprivate var words: String { trimmingCharacters(in: .whitespaces) }
}

extension ManifestFinding {
  fileprivate var sentences: String { "\(message) \(cure)" }
}
