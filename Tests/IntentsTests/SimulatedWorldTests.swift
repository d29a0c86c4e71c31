import IntentKitCore
import IntentKitTesting
import Intents
import SampleApps
import TestSupport
import Testing

@testable import IntentKitSimulator

@Suite(.serialized) struct `The simulated world` {
  private let world = INSimulatedWorld.shared

  init() { world.reset() }

  @Test func `the world answers when the app asks for permission, and keeps the answer`() async {
    #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
    world.siriAuthorizationAnswer = .denied
    #expect(await INPreferences.requestSiriAuthorization() == .denied)
    world.siriAuthorizationAnswer = .authorized
    INPreferences.requestSiriAuthorization { #expect($0 == .denied) }
  }

  @Test func `the world keeps the vocabulary of the app`() {
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: ["Leg Day", "Arm Day"]), of: .workoutActivityName)
    #expect(
      world.vocabulary.strings(of: .workoutActivityName).map(\.spokenPhrase)
        == ["Leg Day", "Arm Day"])
    INVocabulary.shared().removeAllVocabularyStrings()
    #expect(world.vocabulary == UserVocabulary())
  }

  @Test func `the world makes the vocabulary known in sentences`() throws {
    INVocabulary.shared().setVocabulary(
      NSOrderedSet(array: [
        INSpeakableString(
          vocabularyIdentifier: "7", spokenPhrase: "Leg Day", pronunciationHint: nil)
      ]), of: .workoutActivityName)
    let tester = try IntentTester<StartWorkoutIntent>(
      saying: "Start leg day in MoveMate", app: MoveMate.self,
      given: TestWorld(vocabulary: world.vocabulary))
    #expect(tester.intent.workoutName?.spokenPhrase == "Leg Day")
    #expect(tester.intent.workoutName?.vocabularyIdentifier == "7")
  }

  @Test func `the world suggests requests that the app donated`() async throws {
    for (identifier, name) in [("1", "Sencha"), ("2", "Sencha"), ("3", "Assam")] {
      let order = OrderTeaIntent()
      order.tea = Tea(identifier: name.lowercased(), display: name)
      let interaction = INInteraction(intent: order, response: nil)
      interaction.identifier = identifier
      try await interaction.donate()
    }
    try await INInteraction.delete(with: ["3"])

    let schema = try #require(OrderTeaIntent._schema)
    let suggestions = try world.donationLog.suggestions { $0 == schema.name ? schema : nil }
    #expect(suggestions.map(\.identifiers) == [["1", "2"]])
    #expect(suggestions.first?.parameters["tea"]?["displayString"] == "Sencha")

    // The file gives the command the same suggestions.
    let file = try DonationFile(
      path: "donations.json", text: Array(try world.donationFile.utf8))
    let history = try DonationHistory(file, customIntents: [schema])
    #expect(!history.hasProblems)
    #expect(history.suggestions.map(\.suggestion.identifiers) == [["1", "2"]])
  }

  @Test
  func `the world refuses a donation and a shortcut without a combination of parameters`() async {
    let order = OrderTeaIntent()
    order.note = "not too hot"
    let interaction = INInteraction(intent: order, response: nil)
    await #expect(throws: INIntentError(.donatingInteraction)) { try await interaction.donate() }
    interaction.donate { #expect($0 as? INIntentError == INIntentError(.donatingInteraction)) }
    #expect(world.donations.isEmpty)
    // Users can configure this intent.
    #expect(INShortcut(intent: order) != nil)
    #expect(INShortcut(intent: INPauseWorkoutIntent()) != nil)
  }

  @Test func `the world keeps copies of donations until the app deletes them`() async throws {
    let first = INInteraction(intent: INPauseWorkoutIntent(), response: nil)
    first.groupIdentifier = "workouts"
    try await first.donate()
    let second = INInteraction(intent: INPauseWorkoutIntent(), response: nil)
    second.identifier = "second"
    second.donate { #expect($0 == nil) }
    #expect(world.donations.map(\.identifier) == [first.identifier, "second"])
    try await INInteraction.delete(with: "workouts")
    #expect(world.donations.map(\.identifier) == ["second"])
    try await INInteraction.delete(with: ["second"])
    #expect(world.donations.isEmpty)
  }

  @Test func `the world hides the Focus from an app without permission`() async {
    world.isFocused = true
    #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
    #expect(await INFocusStatusCenter.default.requestAuthorization() == .authorized)
    #expect(INFocusStatusCenter.default.focusStatus.isFocused == true)
  }

  @Test func `the world has folders for the groups to which the app is entitled`() throws {
    let folder = try ScratchFolder()
    let group = "group.com.example.messages"
    let container = folder.url.appending(path: "Messages", directoryHint: .isDirectory)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == nil)
    world.groupContainers[group] = container
    let found = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    #expect(found == container)
    try Data("draft".utf8).write(to: container.appending(path: "draft.txt"))
    #expect(try folder.text(of: "Messages/draft.txt") == "draft")
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == nil)

    // Nil, too, if the folder can't be created.
    try folder.write("", to: "file")
    world.groupContainers[group] = folder.url.appending(path: "file/folder")
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == nil)
    world.reset()
    #expect(world.groupContainers.isEmpty)
  }

  @Test func `the world gives an app in a simulation the folder of its environment`() async throws {
    let folder = try ScratchFolder()
    func send(_ text: String, containerFolder: String?) async -> Outcome.Result {
      let app = DraftApp(environment: AppEnvironment(containerFolder: containerFolder))
      return await IntentPipeline(time: .simulated()).run(
        SendMessageIntent(content: text), reachedBy: .dynamicApp(app.hosted), dialogue: Agreeing()
      ).outcome.result
    }
    #expect(await send("first", containerFolder: folder.path) == .succeeded)
    #expect(await send("second", containerFolder: folder.path) == .succeeded)
    #expect(try folder.text(of: "draft.txt") == "second")
    // Without a folder, the app isn't entitled to the group.
    #expect(await send("third", containerFolder: nil) == .failed)
  }

  @Test func `the world has no shortcut that the user didn't add`() async throws {
    let shortcut = INVoiceShortcut(
      invocationPhrase: "Pause", shortcut: .intent(INPauseWorkoutIntent()))
    world.voiceShortcuts = [shortcut]
    let center = INVoiceShortcutCenter.shared
    #expect(try await center.voiceShortcut(for: shortcut.identifier) === shortcut)
    #expect(shortcut.__shortcut.intent is INPauseWorkoutIntent)
    #expect(shortcut.__shortcut.userActivity == nil)
    await #expect(throws: INIntentError(.voiceShortcutGetFailed)) {
      try await center.voiceShortcut(for: UUID())
    }
  }
}

/// An app whose handler saves in the folder of a group.
private struct DraftApp: INExtensionHosting {
  static let appDescription = AppDescription(
    displayName: "Drafts", intentsSupported: ["INSendMessageIntent"])
  let hosted: INExtensionApp

  init(environment: AppEnvironment) {
    INSimulatedWorld.shared.groupContainers["group.com.example.messages"] =
      environment.containerFolder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    hosted = INExtensionApp(GroupMessages())
  }
}
