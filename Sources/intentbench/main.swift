import IntentKitCore
import IntentKitExtension
import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The process benchmarks start this program as their guest.
if ProcessInfo.processInfo.environment["INTENTKIT_REQUESTS"] != nil { BenchExtension.main() }

// Each part can be run alone: intentbench phases json
var benchmarks: [(name: String, report: () async -> Void)] = [
  ("phases", PhaseCost.report), ("json", Throughput.report), ("replay", ReplayCost.report),
  ("hung", UnansweredRequests.reportHung), ("blocked", UnansweredRequests.reportBlocked),
  ("process", ProcessCost.report), ("scale", ScaleCost.report), ("phrases", SentenceCost.report),
  ("definitions", DefinitionCost.report),
]
#if os(Linux)
benchmarks.append(("compatible", CompatibleCost.report))
#endif

let arguments: Arguments
do throws(Arguments.Mistake) {
  arguments = try Arguments(
    Array(CommandLine.arguments.dropFirst()), known: benchmarks.map(\.name) + ["profile"])
} catch {
  try? StandardStream.error.write("intentbench: \(error.message)\n")
  CurrentProcess.flushAndExit(2)
}
// A long run of lifecycles only, for profilers.
if arguments.parts.contains("profile") {
  blackHole(await PhaseCost.onLane { await PhaseCost.sequential(200_000) })
  CurrentProcess.flushAndExit(0)
}
Output.begin(isJSON: arguments.isJSON)
let calibration = Calibration.measure()
Output.line(
  "intentbench: medians of interleaved rounds; differences to the first alternative in each round.")
Output.line("The machine is \(calibration.text).")
for (name, report) in benchmarks
where arguments.parts.isEmpty || arguments.parts.contains(name) {
  Output.begin(part: name)
  await report()
}
let end = Calibration.measure()
Output.line("\nAt the end, the machine is \(end.text).")
let report = BenchReport(
  isLoaded: calibration.isLoaded || end.isLoaded,
  slowdown: max(calibration.slowdown, end.slowdown),
  hop: min(calibration.hop, end.hop) * 1_000_000, figures: Output.figures)
if arguments.isJSON { print(JSONWriter.text(report.parameterValue, style: .pretty)) }
let regressions = arguments.baseline.map { report.regressions(from: $0) } ?? []
for line in regressions {
  // Not among the figures, because a program may read these.
  try? StandardStream.error.write("intentbench: worse than the baseline: \(line)\n")
}
// Handlers that block their threads forever are abandoned.
CurrentProcess.flushAndExit(regressions.isEmpty ? 0 : 5)
