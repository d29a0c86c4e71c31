import FaultyHandlers
import Foundation
import IntentKitCore
import IntentKitExtension

// Runs every faulty handler at every door, compares the explanations with the truth, and prints the
// score by class. Arguments are the names of handlers, or of doors and classes, to run only these. With
// INTENTKIT_REPETITIONS=1000, each handler runs a thousand times.

let start = ContinuousClock.now
let selection = Set(CommandLine.arguments.dropFirst())
let repetitions =
  ProcessInfo.processInfo.environment["INTENTKIT_REPETITIONS"].flatMap { Int($0) } ?? 1
let guest = try await InstalledExtension.install(at: SimulatorDoor.guestPath)

/// Runs a handler at a door; nil if it can't run there.
@Sendable func run(_ handler: FaultyHandler, _ door: Door, _ guest: InstalledExtension) async throws
  -> Score.Run?
{
  var truth = handler.truth
  var knownMiss: String?
  switch handler.exceptions[door] {
  case .cannotRun: return nil
  case .shows(let other, _): truth = other
  case .missed(let reason): knownMiss = reason
  case nil: break
  }
  let observation =
    switch door {
    case .inProcess: try await SimulatorDoor().observe(handler)
    case .contract: try await ContractDoor().observe(handler)
    case .outOfProcess: try await SimulatorDoor(guest: guest).observe(handler)
    }
  return Score.Run(
    name: handler.name, group: handler.group, door: door,
    judgment: Judgment(observation, truth: truth), explanations: observation.explanations,
    knownMiss: knownMiss)
}

/// Runs jobs, a few at a time, because processes and threads that wait don't need a processor.
func collect(_ jobs: [(FaultyHandler, Door)], atOnce width: Int) async throws -> [Score.Run] {
  var rest = jobs[...]
  return try await withThrowingTaskGroup(of: Score.Run?.self) { group in
    var runs: [Score.Run] = []
    func startNext() {
      guard let (handler, door) = rest.popFirst() else { return }
      group.addTask { [guest] in try await run(handler, door, guest) }
    }
    for _ in 0..<width { startNext() }
    while let run = try await group.next() {
      if let run { runs.append(run) }
      startNext()
    }
    return runs
  }
}

func isSelected(_ names: String...) -> Bool {
  selection.isEmpty || !selection.isDisjoint(with: names)
}

var score = Score()
for (door, width) in [(Door.inProcess, 4), (.contract, 4), (.outOfProcess, 12)] {
  let began = ContinuousClock.now
  let handlers = FaultyHandler.all
    .filter { isSelected($0.name, $0.group.rawValue, door.rawValue) }
  let jobs = (0..<repetitions).flatMap { _ in handlers.map { ($0, door) } }
  score.runs += try await collect(jobs, atOnce: width)
  print("\(door.rawValue): \(jobs.count) handlers, \(ContinuousClock.now - began)")
}
for project in FaultyProject.all where isSelected(project.name, MistakeClass.manifests.rawValue) {
  score.runs.append(
    Score.Run(
      name: project.name, group: project.rule == nil ? .controls : .manifests,
      judgment: try ManifestDoor().judgment(of: project)))
}

if !selection.isEmpty {
  for run in score.runs {
    print("\n\(run.name), \(run.door?.rawValue ?? "manifest"):")
    for line in run.explanations { print("  \(line)") }
  }
}
print("")
for line in score.misses { print(line) }
print("")
for line in score.table { print(line) }
let percentage = Int(score.percentage)
print(
  """

  \(FaultyHandler.all.count) handlers and \(FaultyProject.all.count) projects, \(percentage) % fully right, \
  \(ContinuousClock.now - start)
  """)
exit(percentage >= 95 && score.falseAlarms.isEmpty ? 0 : 1)
