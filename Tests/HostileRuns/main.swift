import Foundation

// Runs hostile guests and fails if one of them isn't contained:
//
//     HostileRuns table [COUNT|NAME]   requests in this process
//     HostileRuns interrupts [COUNT]   runs of intentsim, each with Control-C at a random moment
//
// A name such as `stopsReading@handle` or a part of it selects cases.

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) }
let problems: [String]
switch arguments.first {
case "table":
  let name = count == nil ? arguments.dropFirst().first ?? "" : ""
  let cases = HostileCase.selection(count).filter { name.isEmpty || $0.programName.contains(name) }
  problems = try await HostileTable(cases: cases, jobs: 8).run()
case "interrupts":
  problems = try await InterruptedRuns(count: count ?? 300, jobs: 4, seed: 1).run()
default:
  print("usage: HostileRuns table|interrupts [COUNT|NAME]")
  exit(2)
}
for problem in problems { print("✘ \(problem)") }
exit(problems.isEmpty ? 0 : 1)
