import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// A program in Python that says what it is told to say, and prints each request that it gets.
struct ScriptedGuest {
  private let folder: URL

  /// Writes the program.
  ///
  /// - Parameters:
  ///   - definitions: The part of its hello that is about custom intents.
  ///   - answers: What it answers, by the name of the call and of the parameter, or of the call alone.
  init(_ definitions: ParameterValue, answers: [String: ParameterValue] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ScriptedGuest-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script: ParameterValue = ["definitions": definitions, "answers": .object(answers)]
    try JSONWriter.text(script, style: .compact).write(
      to: folder.appending(path: "script.json"), atomically: true, encoding: .utf8)
    try Self.program.write(
      to: folder.appending(path: "guest.py"), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "guest.py").path)
  }

  func install() async throws -> InstalledExtension {
    try await InstalledExtension.install(at: folder.appending(path: "guest.py").path)
  }

  /// Runs a scenario with the program.
  func run(_ text: String) async throws -> SimulatorRun {
    // Time is real, and a busy machine may take some to start Python.
    var options = Simulator.Options(limit: .seconds(60))
    options.handlers = .installed(try await install())
    return try await Simulator(apps: []).run(
      ScenarioFile(path: "scenario.json", text: Array(text.utf8)), options: options)
  }

  /// What is wrong with a run, beside how long it took.
  static func verdicts(of run: SimulatorRun) -> [Verdict] {
    run.trace.verdicts.filter { $0.id != .slowAnswer }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let program = """
    #!/usr/bin/env python3
    import json, os, sys

    requests = os.fdopen(int(os.environ["INTENTKIT_REQUESTS"]), "rb", closefd=False)
    answers = os.fdopen(int(os.environ["INTENTKIT_ANSWERS"]), "wb", closefd=False)
    with open(os.path.join(os.path.dirname(sys.argv[0]), "script.json")) as file:
        script = json.load(file)

    def send(message):
        answers.write(json.dumps(message).encode() + b"\\n")
        answers.flush()

    send({"hello": {
        "protocol": 1, "name": "Scripted", "app": {"displayName": "Scripted"},
        **script["definitions"],
    }})
    DEFAULTS = {
        "launch": {}, "handler": {"handler": True}, "confirm": {"response": {"code": "ready"}},
        "handle": {"response": {"code": "success"}},
    }
    for line in requests:
        request = json.loads(line)
        call, parameter = request["call"], request.get("parameter")
        if call == "shutdown":
            break
        print(json.dumps(request, sort_keys=True))
        answer = script["answers"].get(f"{call} {parameter}", script["answers"].get(call))
        if answer is None and call == "resolve":
            value = request["parameters"].get(parameter)
            result = {"kind": "success", "value": value} if value else {"kind": "needsValue"}
            answer = {"results": [result]}
        if answer is None:
            answer = DEFAULTS.get(call, {"error": f"{call} is not supported"})
        send({"id": request["id"], **answer})

    """
}
