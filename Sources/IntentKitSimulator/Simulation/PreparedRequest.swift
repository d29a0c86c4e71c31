public import IntentKitCore
import IntentKitPlatform

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
  /// Returns the way to the handlers for a further request of the same app.
  let accessAgain: @Sendable () -> HandlerAccess
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
    guard case .maps(let period, .some) = pipeline.source else {
      pipeline.observer = observer
      return result(of: await run(intent, with: pipeline))
    }
    // If an option is picked, the request continues with the booking.
    let end = Locked<[TraceEvent]>([])
    pipeline.observer = { event in
      let isLast = end.withLock { events in
        if event.isEnd || !events.isEmpty { events.append(event) }
        return !events.isEmpty
      }
      if !isLast { observer?(event) }
    }
    let listing = await run(intent, with: pipeline)
    guard let booking = booking(of: listing.trace, after: intent) else {
      for event in end.withLock(\.self) { observer?(event) }
      return result(of: listing)
    }
    let start = listing.trace.elapsed ?? .zero
    pipeline.source = .maps(watching: period)
    pipeline.observer = { observer?($0.later(by: start)) }
    var booked = await run(
      booking, with: pipeline, reachedBy: accessAgain(), device.settled)
    booked.trace.events =
      Array(listing.trace.events.prefix { !$0.isEnd })
      + booked.trace.events.map { $0.later(by: start) }
    return result(of: booked)
  }

  /// A run of an intent whose type isn't known.
  private struct Run {
    var intent: any Intent
    var response: (any IntentResponse)?
    var trace: Trace
    var launch: LaunchReport?
  }

  private borrowing func run(
    _ intent: some Intent, with pipeline: IntentPipeline, reachedBy access: HandlerAccess? = nil,
    _ device: DeviceState? = nil
  ) async -> Run {
    let run = await pipeline.run(
      intent, reachedBy: access ?? self.access, dialogue: dialogue, app: app,
      device: device ?? self.device)
    return Run(intent: run.intent, response: run.response, trace: run.trace, launch: run.launch)
  }

  private borrowing func result(of run: Run) -> SimulatorRun {
    SimulatorRun(
      file: file, reading: reading, choices: choices, app: app, limit: pipeline.limit,
      requested: schema, intent: run.intent, response: run.response, trace: run.trace,
      answers: answers, launch: run.launch)
  }
}

extension DeviceState {
  /// The device after the user has unlocked it and has allowed the request.
  fileprivate var settled: DeviceState {
    var device = self
    device.isLocked = false
    device.siriAuthorization = .authorized
    return device
  }
}

extension TraceEvent {
  /// Whether the request ends with the event.
  fileprivate var isEnd: Bool { if case .ended = kind { true } else { false } }

  /// Returns the event at a later time.
  fileprivate func later(by duration: Duration) -> TraceEvent {
    var event = self
    event.at += duration
    return event
  }
}
