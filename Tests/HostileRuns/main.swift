import Foundation

// Runs hostile guests and fails if one of them isn't contained:
//
//     HostileRuns table [COUNT|NAME] [JOBS] [SECONDS]  requests in this process, which may take
//                                                      these seconds more than their limits
//     HostileRuns interrupts [COUNT] [JOBS] [SECONDS]  runs of intentsim with Control-C at random
//                                                      moments, which end within the given time
//
// A name, for example `stopsReading@handle`, or a part of it selects cases.

// A shell starts background jobs with interrupts ignored, and the programs that this one starts would
// inherit that.
_ = signal(SIGINT, SIG_DFL)

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = (1...3).map { arguments.count > $0 ? Int(arguments[$0]) : nil }
let problems: [String]
switch arguments.first {
case "table":
  let name = numbers[0] == nil && arguments.count > 1 ? arguments[1] : ""
  let cases = HostileCase.selection(numbers[0])
    .filter { name.isEmpty || $0.programName.contains(name) }
  problems = try await HostileTable(
    cases: cases, jobs: numbers[1] ?? 8, tolerance: .seconds(numbers[2] ?? 1)
  ).run()
case "interrupts":
  problems = try await InterruptedRuns(
    count: numbers[0] ?? 300, jobs: numbers[1] ?? 4, maximumDuration: .seconds(numbers[2] ?? 1),
    seed: 1
  ).run()
default:
  print("usage: HostileRuns table [COUNT|NAME] [JOBS] [SECONDS]")
  print("       HostileRuns interrupts [COUNT] [JOBS] [SECONDS]")
  exit(2)
}
for problem in problems { print("✘ \(problem)") }
exit(problems.isEmpty ? 0 : 1)
