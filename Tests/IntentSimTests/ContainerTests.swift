import Foundation
import IntentKitCore
import TestSupport
import Testing

/// Tests of the files that `intentsim run` keeps with and without `--container`.
@Suite struct `A container of intentsim` {
  private let folder: Folder
  private var container: String { folder.url(of: "data").path }

  init() throws {
    folder = try Folder()
  }

  private func add(_ title: String, _ options: [String] = []) async throws {
    let result = try await IntentSim.run(
      ["run", "--intent", "AddTasks", "--set", "taskTitles=\(title)", "--container", container]
        + options)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  private let search = ["run", "--intent", "SearchForNotebookItems", "--set", "itemType=task"]

  /// Returns the titles of all tasks in a result.
  private func titles(_ result: IntentSim.Result) throws -> [String] {
    let tasks = try JSONReader.value(from: result.output)["response"]?["tasks"]
    guard case .array(let tasks)? = tasks else { return [] }
    return tasks.compactMap {
      if case .string(let title)? = $0["title"]?["spokenPhrase"] { title } else { nil }
    }
  }

  private func found() async throws -> [String] {
    try titles(
      try await IntentSim.run(search + ["--container", container, "--format", "json"]))
  }

  // MARK: - Kept data

  @Test func `a container keeps stored data, and settings fill it only once`() async throws {
    let lists = #"lists=[{"title": "Training", "tasks": ["run"]}]"#
    try await add("WWDC", ["--given", lists])
    #expect(try await found().sorted() == ["WWDC", "run"])
    try await add("Keynote", ["--given", #"lists=[{"title": "Home", "tasks": ["sleep"]}]"#])
    #expect(try await found().sorted() == ["Keynote", "WWDC", "run"])
    let elsewhere = try await IntentSim.run(search + ["--format", "json"])
    #expect(try titles(elsewhere) == [])
  }

  @Test func `a container is the same for each name of its app`() async throws {
    try await add("WWDC", ["--app", "MonkeyTodo"])
    #expect(try await found() == ["WWDC"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: container) == ["TasksNotes"])
  }

  @Test func `a ride in a container can be booked, queried and canceled`() async throws {
    func ride(_ intent: String, _ time: String, _ parameters: String) async throws
      -> (IntentSim.Result, ParameterValue?)
    {
      // Canceling has a fee by then, so it is confirmed, too.
      let isConfirmed = intent == "RequestRide" || time == "09:05:30"
      let answers = isConfirmed ? "\"yes\"" : ""
      let scenario = """
        {
          "app": "UnicornRides", "given": {"now": "2026-01-01T\(time)Z"}, "intent": "\(intent)",
          "parameters": {\(parameters)}, "turns": [\(answers)]
        }
        """
      let result = try await IntentSim.run(
        ["run", "-", "--container", container, "--format", "json"], input: scenario)
      return (result, try JSONReader.value(from: result.output)["response"]?["rideStatus"])
    }
    let way = #""pickupLocation": "Harpa", "dropOffLocation": "Perlan""#
    let (request, booked) = try await ride("RequestRide", "09:00:00", way)
    #expect(request.status == 0, "\(request.output)\(request.errors)")
    #expect(booked?["rideIdentifier"] == "ride-1")
    #expect(booked?["phase"] == "confirmed")
    let (_, later) = try await ride("GetRideStatus", "09:05:00", "")
    #expect(later?["rideIdentifier"] == "ride-1")
    #expect(later?["phase"] == "approachingPickup")
    let (cancel, _) = try await ride(
      "CancelRide", "09:05:30", #""rideIdentifier": "ride-1""#)
    #expect(cancel.status == 0, "\(cancel.output)\(cancel.errors)")
    let (_, canceled) = try await ride("GetRideStatus", "09:06:00", "")
    #expect(canceled?["phase"] == "completed")
    let (again, _) = try await ride("CancelRide", "09:07:00", #""rideIdentifier": "ride-1""#)
    #expect(again.status == 1)
  }

  @Test func `a container with the same data has the same bytes`() async throws {
    var contents: [String] = []
    for name in ["data", "again"] {
      for (intent, parameters) in [
        ("AddTasks", ["taskTitles=WWDC", "taskTitles=Keynote", "targetTaskList=Training"]),
        ("CreateNote", ["title=Ideas", "content=Fly"]),
      ] {
        let result = try await IntentSim.run(
          ["run", "--intent", intent, "--container", folder.url(of: name).path]
            + parameters.flatMap { ["--set", $0] }
            + ["--given", #"lists=[{"title": "Training", "tasks": ["run"]}]"#])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
      }
      contents.append(try folder.read("\(name)/TasksNotes/notebook.json"))
    }
    #expect(contents[0] == contents[1])
    #expect(contents[0].contains("Keynote") && contents[0].contains("Fly"))
  }

  @Test func `a container keeps the data of concurrent runs`() async throws {
    // The shell starts all before it waits for the first; `cat` ends when all have ended.
    let writers = """
      for n in 1 2 3 4 5 6 7 8; do
        "$0" run --intent AddTasks --set "taskTitles=task $n" --container "$CONTAINER" \
          --patience 30 &
      done | cat >/dev/null
      """
    let result = try await IntentSim.run(
      search + ["--container", container, "--format", "json"],
      environment: ["CONTAINER": container], redirections: writers)
    #expect(result.errors == "")
    #expect(try titles(result).sorted() == (1...8).map { "task \($0)" })
  }

  // MARK: - Invalid containers

  @Test(
    arguments: [
      ("file", "file", "isn't a folder"),
      ("file/below", "file/below", "cannot be created: Not a directory"),
      ("taken", "taken/TasksNotes", "isn't a folder"),
      ("", "", "cannot be created: No such file or directory"),
    ])
  func `a path that cannot be a container is rejected`(
    name: String, culprit: String, reason: String
  ) async throws {
    try folder.write("file", "")
    try FileManager.default.createDirectory(
      at: folder.url(of: "taken"), withIntermediateDirectories: true)
    try folder.write("taken/TasksNotes", "")
    let result = try await IntentSim.run(search + ["--container=\(name)"], folder: folder)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        intentsim: --container: found “\(culprit)”, which \(reason), expected a folder in which this \
        user may write. Choose another folder, or move away what is in its place.

        """)
  }

  @Test(.disabled(if: getuid() == 0, "root may write everywhere"))
  func `a container without write permission is rejected`() async throws {
    let data = folder.url(of: "data/TasksNotes")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: data.path)
    let result = try await IntentSim.run(search + ["--container", container])
    #expect(result.status == 2)
    #expect(result.errors.contains("which cannot be used: Permission denied"))
  }

  @Test func `a damaged document is reported by the app and stays unchanged`() async throws {
    try await add("WWDC")
    try folder.write("data/TasksNotes/notebook.json", "{")
    let result = try await IntentSim.run(search + ["--container", container, "--trace"])
    #expect(result.status == 1)
    #expect(result.output.contains("NotebookDamaged"), "\(result.output)")
    #expect(try folder.read("data/TasksNotes/notebook.json") == "{")
  }

  // MARK: - No container

  @Test(
    arguments: [
      ["--intent", "AddTasks", "--set", "taskTitles=WWDC"],
      ["--intent", "CreateNote", "--set", "content=Fly"],
      [
        "--intent", "RequestRide", "--set", "pickupLocation=Harpa", "--set",
        "dropOffLocation=Perlan", "--answer", "yes",
      ],
      [
        "--intent", "GetRideStatus", "--given",
        #"rides=[{"identifier": "ride-1", "pickup": "Harpa", "dropOff": "Perlan", "bookedAt": "2026-01-01T08:59:00Z"}]"#,
      ],
      ["--intent", "StartWorkout", "--set", "workoutName=run"],
      // The app is abandoned while it still stores.
      [
        "--intent", "AddTasks", "--set", "taskTitles=WWDC", "--clock", "real", "--deadline",
        "0.001",
      ],
      [
        "--intent", "SendMessage", "--app", "FaultyChat", "--given", "fault=neverAnswers",
        "--set", "recipients=Tom", "--set", "content=hello",
      ],
      [
        "--intent", "SendMessage", "--app", "FaultyChat", "--given", "fault=blocksThread",
        "--set", "recipients=Tom", "--set", "content=hello", "--patience", "0.01",
      ],
    ])
  func `a run without a container leaves no files`(options: [String]) async throws {
    let result = try await IntentSim.run(
      ["run"] + options, environment: ["TMPDIR": folder.url.path])
    #expect(result.status != 2, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}
