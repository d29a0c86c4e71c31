public import IntentKitCore
import IntentKitPlatform
import IntentKitUI

/// An app for which the simulator runs scenarios.
public struct SimulatedApp: Sendable {
  /// The system's description of the app.
  public var description: AppDescription { facts.description }
  /// Whether the app runs out of process, and therefore in wall-clock time.
  public var isOutOfProcess: Bool { facts.isOutOfProcess }
  /// All names by which users may call the app.
  var names: [String] { facts.names }
  /// The names as they are compared.
  var foldedNames: [String] { facts.foldedNames }
  /// The Swift types of custom intents with which the app is called.
  var customIntentTypes: [any CustomIntent.Type] { facts.customIntentTypes }
  /// Whether a script stands for the handlers of the app.
  var isScripted: Bool { facts.isScripted }
  /// Whether the app takes no part in requests that don't name it.
  private(set) var isReachedByNameOnly = false

  /// Everything about the app, in one object, because each request looks at all apps.
  private let facts: Facts

  /// A function that creates the app for one request, with the script of its handlers if it has one.
  typealias MakeAccess =
    @Sendable (AppEnvironment, HandlerScript.Checked?) throws(ParameterError) -> HandlerAccess

  private final class Facts: Sendable {
    let description: AppDescription
    let isOutOfProcess: Bool
    let names: [String]
    let foldedNames: [String]
    let customIntents: @Sendable () throws(ParameterError) -> [IntentSchema]
    let customIntentTypes: [any CustomIntent.Type]
    let isScripted: Bool
    let makeAccess: MakeAccess
    /// The names of values that the app declares, collected for its first request.
    let declaredNames = Locked<[Language: KnownNames]>([:])

    init(
      _ description: AppDescription, isOutOfProcess: Bool,
      customIntents: @escaping @Sendable () throws(ParameterError) -> [IntentSchema],
      customIntentTypes: [any CustomIntent.Type], isScripted: Bool,
      makeAccess: @escaping MakeAccess
    ) {
      self.description = description
      self.isScripted = isScripted
      self.isOutOfProcess = isOutOfProcess
      self.customIntents = customIntents
      self.customIntentTypes = customIntentTypes
      self.makeAccess = makeAccess
      names = description.names
      foldedNames = names.map(\.folded)
    }
  }

  private init(
    _ description: AppDescription, isOutOfProcess: Bool,
    customIntents: @escaping @Sendable () throws(ParameterError) -> [IntentSchema],
    customIntentTypes: [any CustomIntent.Type] = [], isScripted: Bool = false,
    makeAccess: @escaping MakeAccess
  ) {
    facts = Facts(
      description, isOutOfProcess: isOutOfProcess, customIntents: customIntents,
      customIntentTypes: customIntentTypes, isScripted: isScripted, makeAccess: makeAccess)
  }

  /// Returns the custom intents of the app.
  func customIntents() throws(ParameterError) -> [IntentSchema] { try facts.customIntents() }

  /// Returns the names of values that the app declares for users of a language.
  func declaredNames(in language: Language) -> KnownNames {
    facts.declaredNames.withLock { known in
      if let names = known[language] { return names }
      let names = KnownNames(description.vocabularies, UserVocabulary(), language)
      known[language] = names
      return names
    }
  }

  /// Creates the app for one request, and returns the way to its handlers.
  ///
  /// - Parameters:
  ///   - environment: The app's environment.
  ///   - script: The script of the handlers, for an app without handlers.
  /// - Returns: The access to the handlers.
  /// - Throws: ``ParameterError`` for settings that the app doesn't have.
  func makeAccess(
    _ environment: AppEnvironment, _ script: HandlerScript.Checked?
  ) throws(ParameterError) -> HandlerAccess {
    try facts.makeAccess(environment, script)
  }

  /// Creates an app in this program.
  ///
  /// - Parameters:
  ///   - app: The type of the app. Each request creates an instance.
  ///   - isReachedByName: Whether intents reach the handlers as `DynamicIntent`s. The result is the
  ///     same.
  public init(_ app: any IntentApp.Type, isReachedByName: Bool = false) {
    self.init(
      app.appDescription, isOutOfProcess: false,
      customIntents: Self.once { () throws(ParameterError) in try app.customSchemas() },
      customIntentTypes: isReachedByName ? [] : app.customIntentTypes,
      makeAccess: { environment, _ throws(ParameterError) in
        let app = try app.init(environment: environment)
        let access: HandlerAccess =
          isReachedByName
          ? .dynamicApp(app.byName(delegate: app)) : .provider(app, delegate: app)
        return access.showingViews(of: app)
      })
    isReachedByNameOnly = app is any AppReachedByNameOnly.Type
  }

  /// Returns a function that creates the schemas of custom intents when it is called for the first
  /// time, because each scenario needs those of all apps.
  private static func once(
    _ make: @escaping @Sendable () throws(ParameterError) -> [IntentSchema]
  ) -> @Sendable () throws(ParameterError) -> [IntentSchema] {
    let made = Locked<Result<[IntentSchema], ParameterError>?>(nil)
    return { () throws(ParameterError) in
      let result = made.withLock { known in
        let result = known ?? Result(catching: make)
        known = result
        return result
      }
      return try result.get()
    }
  }

  /// Creates an app that is installed apart from this program.
  public init(_ app: any InstalledApp) {
    self.init(
      app.appDescription, isOutOfProcess: app.isOutOfProcess, customIntents: { app.customIntents },
      makeAccess: { environment, _ in .launchedApp(app.prepare(for: environment)) })
  }

  /// Creates an app of custom intents whose handlers aren't written yet.
  ///
  /// The script of a scenario (``Scenario/handler``) stands for the handlers.
  ///
  /// - Parameters:
  ///   - intents: The custom intents.
  ///   - description: The name and the other declarations of the app.
  public init(scripting intents: [IntentSchema], as description: AppDescription) {
    var description = description
    description.intentsSupported = intents.map(\.siriKitName)
    self.init(
      description, isOutOfProcess: false, customIntents: { intents }, isScripted: true,
      makeAccess: { [name = description.displayName] environment, script throws(ParameterError) in
        if let setting = environment.settings.keys.min() {
          throw .unknownName(setting, kind: "setting", known: [])
        }
        return .dynamicApp(ScriptedApp(named: name, script))
      })
  }

  /// Returns the app with further custom intents that it may handle without defining them.
  func adding(_ intents: [IntentSchema]) -> SimulatedApp {
    SimulatedApp(
      description, isOutOfProcess: isOutOfProcess,
      customIntents: { [facts] () throws(ParameterError) in
        let own = try facts.customIntents()
        let names = Set(own.map { $0.name.lowercased() })
        return own + intents.filter { !names.contains($0.name.lowercased()) }
      },
      customIntentTypes: customIntentTypes, isScripted: isScripted, makeAccess: facts.makeAccess)
  }

  /// Creates an app from the way to its handlers.
  package init(
    _ description: AppDescription, makeAccess: @escaping @Sendable (AppEnvironment) -> HandlerAccess
  ) {
    self.init(
      description, isOutOfProcess: false, customIntents: { [] },
      makeAccess: { environment, _ in makeAccess(environment) })
  }

  /// The name of the app that matches another name, if any.
  func name(matching name: String) -> String? { self.name(folded: name.folded) }

  /// The name of the app that matches a name in normalized form, if any.
  func name(folded name: String) -> String? { foldedNames.firstIndex(of: name).map { names[$0] } }
}

extension AppDescription {
  /// All names by which users may call the app.
  ///
  /// Without an Intents extension, it has no alternative names (What Siri does, 6).
  var names: [String] {
    intentsSupported?.isEmpty == true ? [displayName] : [displayName] + alternativeNames
  }
}
