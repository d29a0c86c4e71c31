import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@testable import SampleApps

@Suite struct `The scenarios of RecipeAssistant` {
  private let scenarios = AppScenarios(app: RecipeAssistant.self)

  @Test func `every scenario of RecipeAssistant passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 40)
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of RecipeAssistant reach every code`() async throws {
    let expected: Set = [
      "ShowDirections.ready", "ShowDirections.continueInApp", "ShowDirections.success",
      "ShowDirections.successStep", "ShowDirections.successDone", "ShowRecipe.ready",
      "ShowRecipe.continueInApp", "ShowRecipe.success", "AddToShoppingList.ready",
      "AddToShoppingList.success", "AddToShoppingList.successAlreadyThere",
      "AddToShoppingList.failure",
    ]
    let defaults: Set = ["ShowDirections.ready", "ShowRecipe.ready", "AddToShoppingList.ready"]
    #expect(try await scenarios.runs().codes.union(defaults) == expected)
  }

  /// The three requests of the conversation, with the same words.
  @Test func `the next step is that of the screen which the last request left`() async throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    var options = Simulator.Options()
    options.container = folder.path
    let simulator = Simulator(apps: [RecipeAssistant.self])
    var request = Scenario(saying: "Next step in RecipeAssistant")
    request.given.appState = .foreground
    var steps: [Int?] = []
    for number in 1...5 {
      var request = request
      if number == 1 { request.turns = [ScenarioTurn(asked: "recipe", answer: "Pear Crumble")] }
      let run = try await simulator.run(ScenarioFile(request), options: options)
      let response = try #require(run.response as? RAShowDirectionsIntentResponse)
      #expect(response.recipe?.identifier == "pear-crumble")
      steps.append(response.step)
      if number == 5 { #expect(response.code == .successDone) }
    }
    #expect(steps == [nil, 1, 2, 3, nil])
  }

  @Test func `a request in the background leaves the screen for the app to show`() async throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    var options = Simulator.Options()
    options.container = folder.path
    let simulator = Simulator(apps: [RecipeAssistant.self])
    var request = Scenario(intent: "ShowDirections")
    request.given.settings = ["recipe": "rice-pudding"]
    request.given.appState = .background
    let first = try await simulator.run(ScenarioFile(request), options: options)
    #expect(first.outcome.result == .continuedInApp)
    request.given.appState = .foreground
    let second = try await simulator.run(ScenarioFile(request), options: options)
    #expect((second.response as? RAShowDirectionsIntentResponse)?.step == 2)
  }
}

@Suite struct `The definitions of RecipeAssistant` {
  @Test func `an intent that needs no screen is in a file of its own`() {
    #expect(
      IntentDefinitions.recipeAssistant.definitions.map(\.name) == ["ShowDirections", "ShowRecipe"])
    #expect(IntentDefinitions.recipesWithoutUI.definitions.map(\.name) == ["AddToShoppingList"])
    let app = RecipeAssistant.appDescription
    #expect(app.handlingSite(of: RAAddToShoppingListIntent.schema) == .intentsExtension)
    #expect(app.handlingSite(of: RAShowDirectionsIntent.schema) == .app)
  }

  @Test func `classes have the prefix of the app, and intents keep their names`() {
    #expect(RAShowDirectionsIntent.schema.name == "ShowDirections")
    #expect(RAShowDirectionsIntent.schema.siriKitName == "RAShowDirectionsIntent")
  }

  @Test func `the servings are configurable and never resolved`() {
    let schema = RAAddToShoppingListIntent.schema
    #expect(schema.parameter(named: "servings")?.definition?.isConfigurable == true)
    #expect(schema.resolveMethods.map(\.parameter) == ["recipe"])
  }

  @Test func `an earlier intent is deprecated and still handled`() {
    #expect(RAShowRecipeIntent.definition.isDeprecated)
    #expect(
      throws: DonationProblem.deprecated
    ) {
      try RAShowRecipeIntent.schema.donatedCombination(of: ["recipeName": "Rice Pudding"])
    }
  }
}
