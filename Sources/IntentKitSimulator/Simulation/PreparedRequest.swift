public import IntentKitCore

/// A request in which everything that its scenario leaves open is settled.
///
/// The request has an app and a dialogue for one run:
///
/// ```swift
/// let request = try simulator.prepare(file)
/// print("\(request.schema.siriKitName) in \(request.app.displayName)")
/// let run = await request.run()
/// ```
public struct PreparedRequest: ~Copyable, Sendable {
  /// The scenario.
  public let file: ScenarioFile
  /// The meanings of the scenario's sentence, if any.
  public let reading: SentenceReading?
  /// The decisions on whatever the scenario leaves open.
  public let choices: SimulatorRun.Choices
  /// The intent, with the parameters of the scenario.
  ///
  /// The identifier of a ride that a sentence doesn't name is empty until the request runs.
  public let intent: any Intent
  /// Whether the intent is about the current ride, so that the app is asked for the ride first.
  let isAboutCurrentRide: Bool
  /// The system's description of the app, by the name that the user says.
  public let app: AppDescription
  let access: HandlerAccess
  let pipeline: IntentPipeline
  let dialogue: any Dialogue
  let device: DeviceState
  /// Answers by parameter, in addition to the turns of the scenario.
  let answers: [String: [String]]

  /// The description of the intent.
  public var schema: IntentSchema { intent.schema }

  /// Runs the request to its end.
  ///
  /// - Parameter observer: A closure that receives each step as it happens.
  /// - Returns: The result of the request.
  public consuming func run(
    observer: (@Sendable (TraceEvent) -> Void)? = nil
  ) async -> SimulatorRun {
    let intent = isAboutCurrentRide ? await aboutCurrentRide(intent) : intent
    var pipeline = pipeline
    pipeline.observer = observer
    return await run(intent, with: pipeline)
  }

  private borrowing func run(
    _ intent: some Intent, with pipeline: IntentPipeline
  ) async -> SimulatorRun {
    let run = await pipeline.run(
      intent, reachedBy: access, dialogue: dialogue, app: app, device: device)
    return SimulatorRun(
      file: file, reading: reading, choices: choices, app: app, limit: pipeline.limit,
      intent: run.intent,
      response: run.response, trace: run.trace, answers: answers, launch: run.launch)
  }
}
