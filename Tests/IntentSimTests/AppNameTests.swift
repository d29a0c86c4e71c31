import IntentKitCore
import SampleApps
import TestSupport
import Testing

private let addTask = ["run", "--intent", "AddTasks", "--set", "taskTitles=WWDC"]

/// The app name in the request.
private func spokenName(_ scenario: String, _ options: [String] = []) async throws
  -> ParameterValue?
{
  let result = try await IntentSim.run(
    ["run", "-", "--format", "json"] + options, input: scenario)
  #expect(result.status == 0, "\(result.errors)")
  return try JSONReader.value(from: result.output)["app"]
}

@Suite struct `The names of an app` {
  @Test(
    arguments: [
      (#""app": "TasksNotes""#, "TasksNotes"),
      (#""app": "TasksNotes", "appName": "MonkeyTodo""#, "MonkeyTodo"),
      (#""app": "MonkeyNotes", "appName": "MonkeyTodo""#, "MonkeyTodo"),
      (#""app": "MonkeyNotes""#, "MonkeyNotes"),
      (#""appName": "MonkeyTodo""#, "MonkeyTodo"),
      (#""appName": "tasksnotes""#, "TasksNotes"),
      (#""appName": " monkeytodo! ""#, "MonkeyTodo"),
      (#""appName": "ＭｏｎｋｅｙＴｏｄｏ""#, "MonkeyTodo"),
      (#""app": "monkéytodo""#, "MonkeyTodo"),
    ])
  func `an app can be called by each of its names`(keys: String, name: String) async throws {
    let scenario = #"{\#(keys), "intent": "AddTasks", "parameters": {"taskTitles": ["WWDC"]}}"#
    #expect(try await spokenName(scenario) == .string(name))
  }

  @Test func `a name chooses the app among those that handle the intent`() async throws {
    let message =
      #""intent": "SendMessage", "parameters": {"recipients": ["Tom"], "content": "hello"}"#
    let fault = #""given": {"settings": {"fault": "none"}}"#
    let chosen = #"{"appName": "FaultyChat", \#(message), \#(fault), "turns": ["yes"]}"#
    #expect(try await spokenName(chosen) == "FaultyChat")
    let first = #"{\#(message), "turns": ["yes"]}"#
    #expect(try await spokenName(first) == "UnicornChat")
  }

  @Test func `an app's name can be an option, and is shown in the conversation`() async throws {
    let result = try await IntentSim.run(
      addTask + ["--app", "MonkeyNotes", "--given", "signedIn=false"])
    #expect(result.status == 1)
    #expect(result.output.contains("MonkeyNotes"), "\(result.output)")
    #expect(!result.output.contains("TasksNotes"), "\(result.output)")
  }

  @Test(
    arguments: [
      (
        #""app": "TasksNotes", "appName": "MonkyNotes""#,
        "a.json:1:23: appName: found the app “MonkyNotes”, expected one of TasksNotes, MonkeyNotes, "
          + "MonkeyTodo. Did you mean “MonkeyNotes”?"
      ),
      (
        #""app": "TasksNotes", "appName": "UnicornChat""#,
        "a.json:1:23: appName: found the app “UnicornChat”, expected one of TasksNotes, MonkeyNotes, "
          + "MonkeyTodo."
      ),
      (
        #""appName": "Monky Todo""#,
        "a.json:1:2: appName: found the app “Monky Todo”, expected one of \(appNames). "
          + "Did you mean “MonkeyTodo”?"
      ),
      (
        #""app": """#,
        "a.json:1:2: app: found the app “”, expected one of \(appNames). For another app, use "
          + "--extension PATH."
      ),
    ])
  func `an unknown name of an app is rejected`(keys: String, message: String) async throws {
    let folder = try Folder()
    try folder.write(
      "a.json", #"{\#(keys), "intent": "AddTasks", "parameters": {"taskTitles": ["WWDC"]}}"#)
    let result = try await IntentSim.run(["run", "a.json"], folder: folder)
    #expect(result.status == 2)
    #expect(result.errors == "intentsim: \(message)\n")
    #expect(result.output == "")
  }

  /// The examples with such a name wouldn't run if the app didn't declare it.
  @Test func `the names in the examples are declared by their apps`() throws {
    var names: Set<String> = []
    for scenario in try Examples.scenarios() {
      guard case .string(let name)? = try Examples.value(of: scenario)["appName"] else { continue }
      names.insert(name)
    }
    #expect(names.isSuperset(of: ["MonkeyNotes", "MonkeyTodo", "柿の種"]))
    let declared = SampleApps.all.map { $0.appDescription.alternativeNames }
    #expect(names.isSubset(of: declared.joined()))
    #expect(declared.allSatisfy { $0.count <= 3 })
  }

  @Test func `the names of an app are listed`() async throws {
    let text = try await IntentSim.run(["list", "--apps"])
    #expect(
      text.output.contains(
        """
          TasksNotes       Keeps tasks and notes, and reminds of them at a time or a place.
                           also MonkeyNotes, MonkeyTodo

        """), "\(text.output)")
    let machine = try await IntentSim.run(["list", "--apps", "--format", "ndjson"])
    let apps = try machine.output.split(separator: "\n").map {
      try JSONReader.value(from: String($0))
    }
    let app = apps.first { $0["app"] == "TasksNotes" }
    #expect(app?["alternativeNames"] == ["MonkeyNotes", "MonkeyTodo"])
  }
}
