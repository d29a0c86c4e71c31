import Foundation
import IntentKitCore
import IntentKitSimulator

/// Runs requests on apps whose stored document is the input.
enum StoreTarget {
  private static let container = Scratch.folder + "/container"

  /// The document of an app, a key in it, and requests that read and change it.
  private typealias Store = (app: String, name: String, key: String, requests: [Scenario])

  private static let stores: [Store] = [
    (
      "HarborBank", "ledger.json", "accounts",
      [
        Scenario(intent: "PayBill", parameters: ["billPayee": "Electricity"]),
        Scenario(intent: "SearchForBills"),
        Scenario(
          intent: "TransferMoney",
          parameters: ["fromAccount": "Checking", "toAccount": "Savings", "transactionAmount": "5"]),
      ]
    ),
    (
      "MoveMate", "workouts.json", "finished",
      [
        Scenario(intent: "PauseWorkout"), Scenario(intent: "EndWorkout"),
        Scenario(intent: "StartWorkout", parameters: ["workoutName": "run"]),
      ].map { scenario in
        var scenario = scenario
        scenario.given.settings = ["start": "inProcess"]
        return scenario
      }
    ),
    (
      "TasksNotes", "notebook.json", "lists",
      [
        Scenario(intent: "AddTasks", parameters: ["taskTitles": ["Water the roses"]]),
        Scenario(intent: "SearchForNotebookItems", parameters: ["title": "roses"]),
        Scenario(intent: "CreateNote", parameters: ["title": "Roses", "content": "Water them."]),
        Scenario(intent: "SnoozeTasks", parameters: ["all": true]),
      ]
    ),
    (
      "UnicornRides", "rides.json", "rides",
      [
        Scenario(intent: "GetRideStatus"),
        Scenario(
          intent: "RequestRide",
          parameters: ["pickupLocation": "Home", "dropOffLocation": "Airport"]),
        Scenario(intent: "CancelRide", parameters: ["rideIdentifier": "ride-1"]),
      ]
    ),
  ]

  static func run(_ input: [UInt8]) {
    let keys: Set<String> =
      if case .object(let members)? = try? JSONReader.value(from: input) { Set(members.keys) } else
      {
        []
      }
    // Most inputs are the document of one app, and the others would only refuse it.
    let known = stores.filter { keys.contains($0.key) }
    for (app, name, _, requests) in known.isEmpty ? stores : known {
      let folder = "\(container)/\(app)"
      do {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        fatalError("\(error)")
      }
      Scratch.write(input, to: "\(folder)/\(name)")
      for request in requests { self.run(request, app, "\(folder)/\(name)") }
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
      require(
        Set(files ?? []).isSubset(of: [name, ".container.lock"]), "Files remain: \(files ?? [])")
    }
  }

  /// Runs a request that keeps a document that it can't read, and otherwise leaves a readable one.
  private static func run(_ request: Scenario, _ app: String, _ path: String) {
    var request = request
    request.app = app
    let before = Scratch.read(path)
    let run = wait { [request] () async -> SimulatorRun in
      // The handlers are right; on a busy machine they get the time that they need.
      var options = Simulator.Options(
        patience: .seconds(60), answers: ["confirmation": ["yes", "yes", "yes"]])
      options.container = container
      do throws(ScenarioError) {
        return try await ScenarioTarget.simulator.run(ScenarioFile(request), options: options)
      } catch {
        fatalError("\(error)")
      }
    }
    requireRoundTrip(run.trace)
    require(!run.trace.hasFault, "The app broke the contract: \(run.trace.verdicts)")
    let after = Scratch.read(path)
    guard after != before else { return }
    require(
      before.flatMap { try? JSONReader.value(from: $0) } != nil, "A damaged document was replaced.")
    require(
      after.flatMap { try? JSONReader.value(from: $0) } != nil,
      "A document was damaged by \(request)")
  }
}
