import IntentKitCore
import IntentKitExtension

/// The extension that this program becomes when it is started as one.
struct BenchExtension: IntentExtension {
  static let appDescription = AppDescription(displayName: "intentbench")

  init(environment: AppEnvironment) {}

  func handler(for intent: any Intent) -> (any IntentHandling)? { PhaseCost.Handler() }
}

/// The benchmark of a handler in a separate process.
enum ProcessCost {
  private static let intent = try? DynamicIntent(
    CreateNoteIntent.schema, fields: PhaseCost.intent.fieldValues)

  static func report() async {
    let path = CommandLine.arguments[0]
    do throws(ExtensionError) {
      let installed = try await InstalledExtension.install(at: path)
      await reportTurns(installed)
      await reportLaunch(installed)
    } catch {
      Output.line("\nThe process benchmarks were skipped: \(error.description)")
    }
  }

  private static func reportTurns(_ installed: InstalledExtension) async {
    let app = installed.prepare(for: AppEnvironment())
    let named = DynamicAppAdapter(BenchExtension(environment: AppEnvironment()))
    guard let intent, let remote = try? await app.handler(for: intent, at: .intentsExtension),
      let local = try? named.handler(for: intent, at: .intentsExtension)
    else { return Output.line("\nThe turn benchmarks were skipped: the guest has no handler.") }
    let turns = 2_000
    await Measurement(
      name: "turn", title: "A turn: one parameter resolved", unit: "turn",
      ways: [
        (
          "in this process, by names",
          { await PhaseCost.onLane { await resolve(local, intent, turns) } }
        ),
        (
          "over the wire, its caller on a lane",
          { await PhaseCost.onLane { await resolve(remote, intent, turns) } }
        ),
        ("over the wire, its caller elsewhere", { await resolve(remote, intent, turns) }),
      ]
    ).report()
    await Measurement(
      name: "phase", title: "A phase of a lifecycle", unit: "phase",
      ways: [
        ("typed", { await PhaseCost.onLane { await PhaseCost.sequential(1_000) } }),
        ("by names", { await PhaseCost.onLane { await sequential(intent, local, 400) } }),
        ("over the wire", { await PhaseCost.onLane { await sequential(intent, remote, 400) } }),
      ]
    ).report()
    _ = await app.end()
  }

  private static func reportLaunch(_ installed: InstalledExtension) async {
    guard let intent else { return }
    var firsts: [Double] = []
    var wholes: [Double] = []
    for _ in 0..<50 {
      let began = ContinuousClock.now
      let app = installed.prepare(for: AppEnvironment())
      _ = try? await app.handler(for: intent, at: .intentsExtension)
      firsts.append(began.duration(to: .now).seconds)
      _ = await app.end()
      wholes.append(began.duration(to: .now).seconds)
    }
    Output.add("launch, first answer", firsts.median * 1_000_000, "µs")
    Output.add("launch, reaped", wholes.median * 1_000_000, "µs")
    Output.line("\nA launch, median of 50")
    Output.line("  from the launch to the first answer          \(firsts.median.microseconds) µs")
    Output.line("  until the process is reaped                  \(wholes.median.microseconds) µs")
  }

  private static func resolve(
    _ handler: any DynamicIntentHandling, _ intent: DynamicIntent, _ turns: Int
  ) async -> Int {
    for _ in 0..<turns { blackHole(try? await handler.resolve("title", of: intent)) }
    return turns
  }

  private static func sequential(
    _ intent: DynamicIntent, _ handler: any DynamicIntentHandling, _ lifecycles: Int
  ) async -> Int {
    await PhaseCost.run(intent, handler, lifecycles) * PhaseCost.phases
  }
}
