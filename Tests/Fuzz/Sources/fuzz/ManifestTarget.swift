import IntentKitCore
import IntentKitReports
import IntentKitSimulator

/// Reads a manifest, checks it against all rules, and writes and reads it again.
enum ManifestTarget {
  static func run(_ input: [UInt8]) {
    let file: ManifestFile
    do throws(ManifestError) {
      file = try ManifestFile(path: "input.json", text: input)
    } catch {
      requireMessage("\(error)")
      require(error.position != nil, "The error has no position: \(error)")
      return
    }
    let report = ManifestReport(file)
    report.lines.forEach(requireMessage)
    for finding in report.findings {
      require(file.position(of: finding.path) != nil, "The finding has no position: \(finding)")
    }
    requireRoundTrip(report.value)
    do throws(ManifestError) {
      requireRoundTrip(try file.manifest())
    } catch {
      requireMessage("\(error)")
      require(error.position != nil, "The error has no position: \(error)")
      require(!report.findings.isEmpty, "An invalid manifest has no findings: \(error)")
    }
  }
}
