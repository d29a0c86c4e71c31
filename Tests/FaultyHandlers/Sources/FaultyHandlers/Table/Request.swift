public import IntentKitCore
public import IntentKitSimulator

/// A request, its environment, and the user's answers.
public struct Request: Sendable {
  /// The intent, its values, the declarations of the app and the answers.
  public var scenario: Scenario
  /// The declarations of the app.
  public var app: AppDescription
  /// The time that the launch takes.
  public var launch = Duration.zero
  /// The maximum number of bytes that the process may map; nil for no limit.
  public var memory: Int?
  /// The time limit of a call in real time, shorter for handlers that never answer.
  public var limit = Duration.seconds(10)

  init(_ intent: any SystemIntent.Type, _ parameters: [String: ParameterValue] = [:]) {
    self.init(named: intent.schema.name, className: intent.schema.siriKitName, parameters)
  }

  /// A request for the custom intent of the app.
  init(custom name: String, _ parameters: [String: ParameterValue] = [:]) {
    self.init(named: name, className: "\(name)Intent", parameters)
  }

  private init(
    named name: String, className: String, _ parameters: [String: ParameterValue]
  ) {
    scenario = Scenario(intent: name, parameters: parameters)
    app = AppDescription(
      displayName: "Faulty", intentsSupported: [className], userActivityTypes: [])
  }
}

// MARK: - Variations

extension Request {
  /// Answers the questions of the request in order.
  func answering(_ answers: String...) -> Request { answering(answers) }

  /// Answers the questions of the request in order.
  func answering(_ answers: [String]) -> Request {
    with { $0.scenario.turns = answers.map { ScenarioTurn(answer: $0) } }
  }

  /// Sets the duration of the launch.
  func launched(in duration: Duration) -> Request { with { $0.launch = duration } }

  /// Changes the declarations of the app.
  func declaring(_ change: (inout AppDescription) -> Void) -> Request { with { change(&$0.app) } }

  /// Changes the permission to use Siri.
  func allowed(_ status: SiriAuthorizationStatus) -> Request {
    with { $0.scenario.given.siriAuthorization = status }
  }

  /// Sends the request from Maps to an app that handles all rides.
  func fromMaps() -> Request {
    with {
      $0.scenario.source = .maps
      $0.scenario.watchSeconds = 2
      $0.app.intentsSupported = SystemIntents.rides.map(\.siriKitName)
    }
  }

  /// Shortens the wait for an answer in real time.
  func within(_ limit: Duration) -> Request { with { $0.limit = limit } }

  /// Limits the memory of the process.
  func limited(toMegabytes count: Int) -> Request { with { $0.memory = count << 20 } }

  private func with(_ change: (inout Request) -> Void) -> Request {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: - Requests that many handlers share

extension Request {
  /// A message.
  static func message(_ content: String? = "hello", to names: String...) -> Request {
    var parameters: [String: ParameterValue] = [:]
    parameters["recipients"] = names.isEmpty ? nil : .array(names.map { .string($0) })
    parameters["content"] = content.map { .string($0) }
    return Request(SendMessageIntent.self, parameters).answering("yes")
  }

  /// A payment.
  static func payment(_ amount: String = "25 USD", to payee: String = "Bill") -> Request {
    Request(
      SendPaymentIntent.self, ["payee": .string(payee), "currencyAmount": .string(amount)]
    ).answering("yes")
  }

  /// A ride.
  static let ride = Request(
    RequestRideIntent.self,
    ["pickupLocation": ["name": "Station"], "dropOffLocation": ["name": "Airport"]]
  ).answering("yes")

  /// A workout.
  static let workout = Request(StartWorkoutIntent.self, ["workoutName": "Morning Run"])

  /// A list of tasks.
  static func tasks(_ titles: String...) -> Request {
    Request(
      AddTasksIntent.self,
      titles.isEmpty ? [:] : ["taskTitles": .array(titles.map { .string($0) })])
  }

  /// A note.
  static let note = Request(
    CreateNoteIntent.self, ["title": "Ideas", "content": ["kind": "text", "text": "a boat"]])

  /// A search for messages.
  static let search = Request(SearchForMessagesIntent.self, ["senders": ["Bill"]])

  /// A call.
  static let call = Request(StartCallIntent.self, ["contacts": ["Bill"]])

  /// A song.
  static let song = Request(
    PlayMediaIntent.self, ["mediaSearch": ["mediaName": "Blue", "mediaType": "song"]])

  /// The state of a ride, for which Maps asks.
  static let rideStatus = Request(GetRideStatusIntent.self).fromMaps()
}
