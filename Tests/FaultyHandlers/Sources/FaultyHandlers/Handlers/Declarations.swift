import IntentKitCore

// Declarations that keep requests from a correct handler.

extension FaultyHandler {
  static let declarations = [
    FaultyHandler(
      DeclaresOtherIntents(),
      asked: .message(to: "Bill").declaring {
        $0.intentsSupported = ["INSearchForMessagesIntent"]
      },
      truth: .warning(
        .notDeclared, in: .provideHandler, says: "doesn't declare INSendMessageIntent",
        cure: "Add INSendMessageIntent to IntentsSupported")),
    FaultyHandler(
      MisspellsItsIntent(),
      asked: .message(to: "Bill").declaring { $0.intentsSupported = ["INSendMessagesIntent"] },
      truth: .warning(
        .notDeclared, in: .provideHandler, says: "INSendMessagesIntent, which isn't an intent",
        cure: "Write INSendMessageIntent instead of INSendMessagesIntent")),
    FaultyHandler(
      app: SupportsASingleScene(),
      asked: .workout.declaring {
        $0.intentsSupportedInApp = ["INStartWorkoutIntent"]
        $0.intentsSupported = []
      },
      truth: .warning(
        .singleScene, in: .provideHandlerInApp, says: "doesn't support multiple scenes",
        cure: "UIApplicationSupportsMultipleScenes")),
    FaultyHandler(
      LacksTheEntitlement(), asked: .tasks("milk").declaring { $0.hasSiriEntitlement = false },
      truth: .warning(
        .noEntitlement, in: .provideHandler, says: "com.apple.developer.siri",
        cure: "Siri capability")),
    FaultyHandler(
      LacksTheUsageDescription(),
      asked: .note.declaring { $0.hasSiriUsageDescription = false },
      truth: .warning(
        .noUsageDescription, in: .provideHandler, says: "NSSiriUsageDescription",
        cure: "Info.plist")),
    FaultyHandler(
      AsksForNoPermission(), asked: .song.allowed(.notDetermined),
      truth: .note(
        .notAuthorized, in: .provideHandler, says: "hasn't been asked yet",
        cure: "INPreferences.requestSiriAuthorization")),
    FaultyHandler(
      DependsOnAPermission(), asked: .search.allowed(.denied),
      truth: .note(
        .notAuthorized, in: .provideHandler, says: "doesn't allow Siri",
        cure: "Nothing in the handler", "Settings")),
    FaultyHandler(
      HandlesMessagesFromMaps(),
      asked: .message(to: "Bill").fromMaps().declaring {
        $0.intentsSupported? += ["INSendMessageIntent"]
      },
      truth: .note(
        .notInMaps, in: .provideHandler, says: "only the intents of rides",
        cure: "from the source siri")),
    FaultyHandler(
      DeclaresOnlySomeRides(),
      asked: .rideStatus.declaring { $0.intentsSupported = ["INGetRideStatusIntent"] },
      truth: .warning(
        .ridesIncomplete, in: .provideHandler, says: "INRequestRideIntent",
        "INListRideOptionsIntent",
        cure: "IntentsSupported")),
  ]
}

/// Isn't listed under the supported intents.
struct DeclaresOtherIntents: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Is listed with a typing error.
struct MisspellsItsIntent: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Handles workouts in an app with a single scene.
struct SupportsASingleScene: IntentHandlerProvider, IntentAppDelegate, StartWorkoutIntentHandling {
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .success)
  }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { self }
}

/// Belongs to an app without the capability.
struct LacksTheEntitlement: AddTasksIntentHandling {
  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: .success)
  }
}

/// Belongs to an app that doesn't say what it uses Siri for.
struct LacksTheUsageDescription: CreateNoteIntentHandling {
  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: .success)
  }
}

/// Belongs to an app that lacks the other intents of rides.
struct DeclaresOnlySomeRides: GetRideStatusIntentHandling {
  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    GetRideStatusIntentResponse(code: .failure)
  }
}

/// Belongs to an app that never asks the user.
struct AsksForNoPermission: PlayMediaIntentHandling {
  func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
    PlayMediaIntentResponse(code: .success, nowPlayingInfo: ["title": "Blue"])
  }
}

/// Belongs to an app that the user doesn't allow to work with Siri.
struct DependsOnAPermission: SearchForMessagesIntentHandling {
  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(code: .success)
  }
}

/// Expects requests that Maps never makes.
struct HandlesMessagesFromMaps: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}
