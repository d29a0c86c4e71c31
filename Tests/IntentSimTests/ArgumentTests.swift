import IntentKitCore
import TestSupport
import Testing

/// Invalid arguments with their errors.
private let mistakes: [(arguments: [String], message: String)] = [
  (["runn"], "there is no command “runn”. Did you mean “run”?"),
  (["simulate"], "there is no command “simulate”. See intentsim --help."),
  (["definition"], "there is no command “definition”. Did you mean “check-definition”?"),
  (
    ["SendMessage"],
    "there is no command “SendMessage”. Did you mean “intentsim run --intent SendMessage”?"
  ),
  (
    ["Examples/Scenarios/SoupChef/usual.json"],
    "there is no command “Examples/Scenarios/SoupChef/usual.json”. Did you mean “intentsim run "
      + "Examples/Scenarios/SoupChef/usual.json”?"
  ),
  (
    ["run", "SendMessage"],
    "“SendMessage” is an intent, not a file: use “intentsim run --intent SendMessage”."
  ),
  (
    ["run", "SendMesage"],
    "there is no file “SendMesage”. Did you mean “intentsim run --intent SendMessage”?"
  ),
  (
    ["run", "Send Bill hello"],
    "“Send Bill hello” isn't a file. For a sentence, use “intentsim say SENTENCE”."
  ),
  (
    ["run", "README.md"],
    "“README.md” is a text that isn't JSON, and run takes a scenario, a JSON file. To write one, "
      + "use “intentsim run --intent NAME --record FILE”."
  ),
  (
    ["card", "Examples/Definitions/broken.intentdefinition"],
    "“Examples/Definitions/broken.intentdefinition” is a definition file, and card takes a scenario, "
      + "a JSON file. To check it, use “intentsim check-definition "
      + "Examples/Definitions/broken.intentdefinition”; to run one of its intents, “intentsim run "
      + "INTENT --definition Examples/Definitions/broken.intentdefinition”."
  ),
  (
    ["run", "Examples/Projects/Lighthouse/LighthouseIntents/Info.plist"],
    "“Examples/Projects/Lighthouse/LighthouseIntents/Info.plist” is a property list, and run takes a "
      + "scenario, a JSON file. To check the app that it describes, use “intentsim check "
      + "Examples/Projects/Lighthouse/LighthouseIntents/Info.plist”."
  ),
  (
    ["run", "Examples/Manifests/broken.json"],
    "“Examples/Manifests/broken.json” is a manifest, and run takes a scenario, a JSON file. To check "
      + "it, use “intentsim check Examples/Manifests/broken.json”; to apply it, --manifest "
      + "Examples/Manifests/broken.json."
  ),
  (
    ["run", "Examples/Donations/SoupChef.json"],
    "“Examples/Donations/SoupChef.json” is a file with donations, and run takes a scenario, a JSON "
      + "file. Use “intentsim suggest Examples/Donations/SoupChef.json”."
  ),
  (
    ["run", "--intent", "SendMessage", "--app", "Unicorn"],
    "--app: found the app “Unicorn”, expected one of \(appNames). Did you mean “UnicornChat”?"
  ),
  (
    ["run", "--now", "tomorrow"],
    "--now must be a date such as 2026-03-01T09:30:00Z, not “tomorrow”."
  ),
  (["run", "--source", "map"], "--source must be one of siri, maps, shortcut, not “map”."),
  (
    ["run", "--intent", "RequestRide", "--places", "office=Harpa"],
    "--places office: office: found the key “office”, expected one of home, work."
  ),
  (["help", "lst"], "there is no command “lst”. Did you mean “list”?"),
  (["--trace"], "there is no option --trace before a command; see intentsim --help."),
  (
    ["run"],
    "run needs a scenario file, an intent by --intent NAME, or a sentence by --say SENTENCE; see "
      + "intentsim run --help."
  ),
  (
    ["check"],
    "check needs a folder or a file, or a sample app by --app NAME; see intentsim check --help."
  ),
  (["check", "a.json", "--app", "UnicornChat"], "check takes paths or --app, not both."),
  (
    ["check", "--color", "blue", "a.json"],
    "--color must be one of auto, always, never, not “blue”."
  ),
  (["run", "--manifest"], "--manifest needs a value: PATH."),
  (["run", "a.json", "--intent", "SendMessage"], "run takes one of a file, --intent and --say."),
  (["run", "a.json", "b.json"], "“b.json” is one argument too many; see intentsim run --help."),
  (["run", "--intnet", "X"], "run has no option --intnet. Did you mean --intent?"),
  (["run", "-x"], "run has no option -x. See intentsim run --help."),
  (["run", "--intent"], "--intent needs a value: NAME."),
  (["run", "--intent", "--set", "a=b"], "--intent needs a value: NAME."),
  (["run", "--answer", "-q"], "--answer needs a value: [PARAMETER=]ANSWER."),
  (["run", "-qx"], "run has no option -x. See intentsim run --help."),
  (["run", "-q=yes"], "--quiet takes no value."),
  (["replay", "-jx", "a.json"], "--jobs must be a whole number from 1 to 1024, not “x”."),
  (["replay", "a.json", "-j"], "--jobs needs a value: N."),
  (
    ["run", "--siri-authorization", "allowed"],
    "--siri-authorization must be one of authorized, denied, restricted, notDetermined, not "
      + "“allowed”."
  ),
  (["run", "--contacts", "none"], "--contacts must be one of allowed, denied, not “none”."),
  (
    ["run", "Examples/Scenarios"],
    "“Examples/Scenarios” is a folder, and run takes one scenario. To run all scenarios in it, use "
      + "“intentsim replay Examples/Scenarios”."
  ),
  (
    ["run", "--intent", "SendMessage", "--app", "Lighthouse"],
    "--app: found the app “Lighthouse”, expected one of \(appNames). For another app, use "
      + "--extension PATH."
  ),
  (["run", "--trace=yes"], "--trace takes no value."),
  (["run", "--quiet", "--trace"], "run takes --quiet or --trace, not both."),
  (["run", "--locale", "fr"], "--locale must be one of en, ja, not “fr”."),
  (["run", "--clock", "sundial"], "--clock must be one of virtual, real, not “sundial”."),
  (["run", "--color", "blue"], "--color must be one of auto, always, never, not “blue”."),
  (["run", "--format", "xml"], "--format must be one of text, json, ndjson, not “xml”."),
  (["list", "--color", "blue"], "--color must be one of auto, always, never, not “blue”."),
  (
    ["run", "--deadline", "soon"],
    "--deadline must be a number of seconds from 0.001 to 86400, not “soon”."
  ),
  (
    ["run", "--deadline", "0"],
    "--deadline must be a number of seconds from 0.001 to 86400, not “0”."
  ),
  (
    ["run", "--deadline=-1"],
    "--deadline must be a number of seconds from 0.001 to 86400, not “-1”."
  ),
  (
    ["run", "--deadline", "nan"],
    "--deadline must be a number of seconds from 0.001 to 86400, not “nan”."
  ),
  (
    ["run", "--patience", "1e9"],
    "--patience must be a number of seconds from 0.001 to 86400, not “1e9”."
  ),
  (
    ["run", "--intent", "SendMesage"],
    "--intent: found the intent “SendMesage”, expected one of SiriKit's intents, or "
      + "OrderSoup, OrderUsual, OrderBowl, ShowDirections, ShowRecipe, AddToShoppingList. "
      + "Did you mean “SendMessage”?"
  ),
  (
    ["run", "--intent", "MakeCoffee"],
    "--intent: found the intent “MakeCoffee”, expected one of SiriKit's intents, or "
      + "OrderSoup, OrderUsual, OrderBowl, ShowDirections, ShowRecipe, AddToShoppingList. "
      + "See intentsim list."
  ),
  (
    ["run", "--intent", "ShareFocusStatus"],
    "--intent: found the intent “ShareFocusStatus”, which no app here handles, expected an intent that "
      + "one of the apps handles. See intentsim list --apps."
  ),
  (
    ["run", "--intent", "SendMessage", "--app", "unicronchat"],
    "--app: found the app “unicronchat”, expected one of \(appNames). "
      + "Did you mean “UnicornChat”?"
  ),
  (
    ["run", "--intent", "SendMessage", "--set", "content"],
    "--set must be PARAMETER=VALUE, not “content”."
  ),
  (["run", "--intent", "SendMessage", "--set", "=x"], "--set must be PARAMETER=VALUE, not “=x”."),
  (
    ["run", "--intent", "SendMessage", "--set", "contnt=hello"],
    "--set contnt: found the key “contnt”, expected one of recipients, outgoingMessageType, "
      + "content, speakableGroupName, conversationIdentifier, serviceName, sender, attachments, "
      + "groupName. Did you mean “content”?"
  ),
  (
    ["run", "--intent", "SendMessage", "--set", "content=a", "--set", "content=b"],
    "--set content is given twice, and it holds only one value."
  ),
  (
    ["run", "--intent", "SendMessage", "--set", "recipients=[Bill"],
    "--set recipients: “[Bill” isn't valid JSON: line 1, column 2: found “Bill”, expected a value."
  ),
  (
    ["run", "--intent", "SendMessage", "--set", #"recipients=[{"name":"Bill"}]"#],
    "--set recipients: [0].name: found the key “name”, expected one of "
  ),
  (
    ["run", "--intent", "SendMessage", "--set", "outgoingMessageType=shout"],
    "--set outgoingMessageType: found the name “shout”, expected one of "
  ),
  (
    ["run", "--intent", "SendMessage", "--given", "signedin=false"],
    "--given signedin: found the key “signedin”, expected one of signedIn, online, contacts, "
      + "groups. Did you mean “signedIn”?"
  ),
  (
    ["run", "--intent", "SendMessage", "--given", "signedIn=perhaps"],
    "--given signedIn: found the string “perhaps”, expected true or false."
  ),
  (
    ["run", "--intent", "SendMessage", "--given", "online=true", "--given", "online=false"],
    "--given online is given twice."
  ),
  (
    ["run", "--intent", "SendMessage", "--answer", "recipents=Bill"],
    "--answer recipents: found the question “recipents”, expected one of recipients, groupName, "
      + "outgoingMessageType, content, speakableGroupName, confirmation, change, unlock, "
      + "authorization. "
      + "Did you mean “recipients”?"
  ),
  (["describe"], "describe needs the name of an intent; see intentsim list."),
  (
    ["describe", "SendMessage", "StartCall"],
    "“StartCall” is one argument too many; see intentsim describe --help."
  ),
  (["list", "Messages"], "“Messages” is one argument too many; see intentsim list --help."),
  (["list", "--", "--apps"], "“--apps” is one argument too many; see intentsim list --help."),
]

@Suite("Invalid arguments")
struct ArgumentTests {
  @Test(arguments: mistakes)
  func `each mistake in the arguments is reported in one sentence with status 2`(
    _ arguments: [String], _ message: String
  ) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    // A message that ends with a space lists names. Other tests check them.
    if message.hasSuffix(" ") {
      #expect(result.errors.hasPrefix("intentsim: \(message)"))
    } else {
      #expect(result.errors == "intentsim: \(message)\n")
    }
  }

  @Test(arguments: [
    ["run", "--format", "json", "--bogus"], ["run", "--bogus", "--format=ndjson"],
    ["runn", "--format", "json"], ["--format=json"],
  ])
  func `an error is a line of JSON if the format is JSON`(_ arguments: [String]) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    let error = try failure(result.errors)
    #expect(error["exit"] == 2)
    #expect(error["name"] == "usage")
  }

  @Test
  func `an unknown name exits with 69 and suggests the nearest one`() async throws {
    let result = try await IntentSim.run(["describe", "SendMesage"])
    #expect(result.status == 69)
    #expect(
      result.errors == "intentsim: there is no intent “SendMesage”. Did you mean “SendMessage”?\n")
    let far = try await IntentSim.run(["describe", "MakeCoffee", "--format", "json"])
    #expect(far.status == 69)
    #expect(
      try failure(far.errors) == [
        "exit": 69, "name": "nothingMatched",
        "message": "there is no intent “MakeCoffee”. See intentsim list.",
      ])
  }

  @Test func `values can be attached to letters, and the last of several values counts`()
    async throws
  {
    let result = try await IntentSim.run([
      "run", "-qq", "--intent", "BakeBread", "--intent=SendMessage", "--set", "recipients=Tom",
      "--set=content=hi", "--answer=yes", "--locale", "ja", "--locale", "en",
    ])
    #expect(result.status == 0)
    #expect(result.output == "  Siri     Sent.\n")
    let replay = try await IntentSim.run([
      "replay", "-qj2", "Examples/Scenarios/UnicornChat/which-bill.json", "-j3", "-o/dev/null",
    ])
    #expect(replay.status == 0, "\(replay.errors)")
  }

  @Test func `a long argument is shortened in the error`() async throws {
    let nonsense = String(repeating: "x", count: 100_000)
    for arguments in [
      [nonsense], ["run", "--\(nonsense)"], ["describe", nonsense],
      ["run", "--intent", nonsense], ["run", "--intent", "SendMessage", "--app", nonsense],
      ["run", "--intent", "SendMessage", "--set", nonsense],
    ] {
      let result = try await IntentSim.run(arguments)
      #expect([2, 69].contains(result.status))
      #expect(result.errors.count < 500)
    }
  }
}

/// Returns the error from the only line of the standard error.
func failure(_ errors: String) throws -> ParameterValue {
  #expect(errors.filter { $0 == "\n" }.count == 1 && errors.hasSuffix("\n"))
  return try #require(try JSONReader.value(from: errors)["error"])
}
