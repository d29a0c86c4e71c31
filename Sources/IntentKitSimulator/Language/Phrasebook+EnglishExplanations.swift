extension Phrasebook {
  /// Explanations of verdicts, by identifier and variant.
  static let englishExplanations: [String: Explanation.Wordings] = [
    "no-answer.launching": .init(
      "{method} gave no answer within {limit}: the handler was still being launched.",
      cure: "Load less at launch: frameworks and static initializers count toward the first limit."),
    "no-answer.launch": .init(
      "{method} gave no answer within {limit}, of which the launch took {launch}.",
      cure:
        "Load less at launch: frameworks and static initializers count toward the first call, which has to answer within two or three seconds itself."
    ),
    "no-answer.sleeping": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it was sleeping on its clock.",
      cure:
        "Use local data only, and leave slow work to handle.[ Load less at launch: {launch} is too long.]"
    ),
    "no-answer.sleeping.handle": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it was sleeping on its clock.",
      cure: [
        "Answer {continuingCode} within two or three seconds, and let the app finish the work.[ Load less at launch: {launch} is too long.]",
        "Answer within two or three seconds: do only what the answer needs before it, and the rest later.[ Load less at launch: {launch} is too long.]",
      ]),
    "no-answer.suspended": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it was still waiting for something[ other than its clock (which moved to the limit after {patience} of real time)].",
      cure:
        "Make sure that every path answers, even if a callback fails or never comes; give each wait its own limit of two or three seconds.[ Load less at launch: {launch} is too long.]"
    ),
    "no-answer.blocking": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it was blocking its thread[ at {place}][ (the clock moved to the limit after {patience} of real time)].",
      cure:
        "Don't wait on a semaphore, a lock or a synchronous call; await the result instead, or call the completion when it is there.[ Load less at launch: {launch} is too long.]"
    ),
    "no-answer.leaked": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it lost the continuation that it was waiting for.[ Its log says: “{message}”]",
      cure:
        "Resume the continuation exactly once on every path, also if a callback fails or is never called.[ Load less at launch: {launch} is too long.]"
    ),
    "no-answer.computing": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it was still computing[ at {place}][ (the clock moved to the limit after {patience} of real time)].",
      cure:
        "Make sure that every loop ends, and leave long computations to the app.[ Load less at launch: {launch} is too long.]"
    ),
    "no-answer.waitingForMain": .init(
      "{method} gave no answer within {limit}[, of which the launch took {launch}]: it was waiting while the main thread was blocked[ at {place}].",
      cure:
        "Don't block the main thread or the main actor with a semaphore, a lock or a synchronous call; await the result instead.[ Load less at launch: {launch} is too long.]"
    ),
    "no-answer.queued": .init(
      "{method} gave no answer within {limit}: it hadn't started, because other handlers were blocking all threads[ (the clock moved to the limit after {patience} of real time)].",
      cure: "Find the handlers that block their threads; each of them has its own verdict."),
    "no-thread": .init(
      "The request was refused before its handler was called: {blocked} threads are blocked by handlers whose requests have ended.",
      cure:
        "Find the handlers that block their threads; the verdict no-answer names each. A server that must run such handlers runs each in a process of its own, as an extension."
    ),
    "completion-dropped": .init(
      "{method} released its completion without calling it.",
      cure:
        "Call the completion on every path, including those where a value is nil or an error is caught."
    ),
    "completed-twice": .init(
      "{method} called its completion a second time.",
      cure:
        "Return after calling the completion; a guard without a return is a common cause. If several callbacks can call it, such as a timeout, use only the first."
    ),
    "completed-twice.elements": .init(
      "{method} called its completion a second time.",
      cure:
        "Collect the results of all {elements} elements, call the completion once with all of them, and return."
    ),
    "completed-late": .init(
      "{method} answered after {elapsed}[, of which the launch took {launch}], past the limit of {limit}; the answer was ignored, although the work may be done.",
      cure:
        "Use local data only, and leave slow work to handle.[ Load less at launch: {launch} is too long.]"
    ),
    "completed-late.handle": .init(
      "{method} answered after {elapsed}[, of which the launch took {launch}], past the limit of {limit}; the answer was ignored, although the work may be done.",
      cure: [
        "Answer {continuingCode} within two or three seconds, and let the app finish the work.[ Load less at launch: {launch} is too long.]",
        "Answer within two or three seconds: do only what the answer needs before it, and the rest later.[ Load less at launch: {launch} is too long.]",
      ]),
    "completed-late.launch": .init(
      "{method} answered after {elapsed}, of which the launch took {launch}, past the limit of {limit}; the answer was ignored, although the work may be done.",
      cure:
        "Load less at launch: frameworks and static initializers count toward the first call, which has to answer within two or three seconds itself."
    ),
    "code-not-allowed": .init(
      "{method} answered {code}, which isn't allowed in the {phase} phase.",
      cure: ["Answer {goodCode}, or a failure code.", "Answer ready, or a failure code."]),
    "code-not-allowed.ready": .init(
      "{method} answered {code}, which isn't allowed in the {phase} phase.",
      cure: [
        "Answer {goodCode}[, or {continuingCode} if the work continues].",
        "Answer success, or inProgress if the work continues.",
      ]),
    "code-not-allowed.userConfirmationRequired": .init(
      "{method} answered {code}, which isn't allowed in the {phase} phase.",
      cure: "Answer it from confirm, where the user can still be asked[; here, answer {goodCode}]."),
    "code-not-allowed.inApp": .init(
      "{method} answered {code}, but the app already has the request.",
      cure: [
        "Answer {goodCode}[, {continuingCode}] or a failure code in the app.",
        "Answer success or a failure code in the app.",
      ]),
    "unspecified-code": .init(
      "{method} answered unspecified, which doesn't say what happened.",
      cure: "Answer with a specific code[, such as {goodCode} or a failure code]."),
    "undeclared-code": .init(
      "{method} answered the code {code}, which this intent doesn't have.",
      cure:
        "Use one of these codes: {declared}. The number of a code differs from intent to intent."),
    "success-from-confirm": .init(
      "{method} answered success, although nothing has been done yet.", cure: "Answer ready."),
    "result-count-mismatch": .init(
      "{method} doesn't give one result for each element (results: {results}, elements: {elements}); missing results count as success, and surplus ones are ignored.",
      cure: "Give exactly one result for each element, in the same order."),
    "empty-result": .init(
      "{method} gave an empty array, which counts as notRequired.",
      cure: "If there are no elements, give a single notRequired or needsValue."),
    "empty-result.element": .init(
      "{method} gave an empty array, which counts as notRequired, so the value of the request is lost.",
      cure: "Give exactly one result for each element, in the same order."),
    "empty-result.elements": .init(
      "{method} gave an empty array, which counts as notRequired, so the {elements} elements of the request are lost.",
      cure: "Give exactly one result for each element, in the same order."),
    "misplaced-result": .init(
      "{method} gave {result} among several results, but it applies to the whole parameter.",
      cure:
        "Give {result} as the only result, or unsupported for the element that can't be used."),
    "empty-disambiguation": .init(
      "{method} asks the user to choose, but offers no values.",
      cure: "If nothing matches, give unsupported or needsValue."),
    "single-disambiguation": .init(
      "{method} asks the user to choose from a single value.",
      cure: "Give success, or confirmationRequired if you aren't sure."),
    "long-disambiguation": .init(
      "{method} asks the user to choose from {count} values, which the assistant reads aloud one by one.",
      cure: "Offer at most five to ten values, the likeliest first."),
    "equal-options": .init(
      "{method} offers {count} options that read “{text}”, so no spoken name can choose between them.",
      cure: "Distinguish the options by name, handle or subtitle, or offer only one of them."),
    "endless-question": .init(
      "{method} answered {result} {count} times without getting closer to a value; the assistant gave up.",
      cure: "Take the value that the user gave, and give success."),
    "endless-question.needsValue": .init(
      "{method} answered {result} {count} times without getting closer to a value; the assistant gave up.",
      cure:
        "Give success for the value in the intent, which is the user's answer, or unsupported if it can't be used."
    ),
    "endless-question.unsupported": .init(
      "{method} answered {result} {count} times without getting closer to a value; the assistant gave up.",
      cure:
        "Offer only values that the handler supports, and give success for the one that was chosen."
    ),
    "endless-question.disambiguation": .init(
      "{method} answered {result} {count} times without getting closer to a value; the assistant gave up.",
      cure: "Recognize a value that was chosen before, by its identifier, and give success."),
    "endless-question.confirmationRequired": .init(
      "{method} answered {result} {count} times without getting closer to a value; the assistant gave up.",
      cure:
        "Give success for the value that the user confirmed. After a no, the parameter has no value: give needsValue or notRequired."
    ),
    "too-many-rounds": .init(
      "The resolve methods were called more than {limit} times, most often because of the questions of {method} (their number: {questions}); the assistant gave up.",
      cure:
        "Ask less: give success for the first value that can be used, and notRequired if the request works without one."
    ),
    "slow-answer": .init(
      "{method} took {elapsed}[, of which the launch took {launch}]; users tolerate two or three seconds.",
      cure:
        "Use local data only, and leave slow work to handle.[ Load less at launch: {launch} is too long.]"
    ),
    "slow-answer.handle": .init(
      "{method} took {elapsed}[, of which the launch took {launch}]; users tolerate two or three seconds.",
      cure: [
        "Answer {continuingCode} within two or three seconds, and let the app finish the work.[ Load less at launch: {launch} is too long.]",
        "Answer within two or three seconds: do only what the answer needs before it, and the rest later.[ Load less at launch: {launch} is too long.]",
      ]),
    "slow-answer.launch": .init(
      "{method} took {elapsed}, of which the launch took {launch}; users tolerate two or three seconds.",
      cure:
        "Load less at launch: frameworks and static initializers count toward the first call."),
    "undeclared-activity-type": .init(
      "{method} gave an activity of the type “{activityType}”, which the app doesn't declare; the app won't receive it.",
      cure: "Add “{activityType}” to NSUserActivityTypes in the app's Info.plist."),
    "missing-detail": .init(
      "{method} answered success without {field}, so the user sees only the app's name.",
      cure: "Set {field} in the response."),
    "unexplained-app-launch": .init(
      "{method} answered failureRequiringAppLaunch without an activity: the app opens, but nothing leads the user to what is missing there.",
      cure:
        "Answer failure for an error that the user can't resolve in the app; otherwise, give an activity that leads to the place where the user can."
    ),
    "not-handled-in-app": .init(
      "{method} answered handleInApp, but the app has no handler for {intent}.",
      cure: "Return a handler from application(handlerFor:), or finish the work in the extension."),
    "not-handled-in-app.methodMissing": .init(
      "{method} answered handleInApp, but the app has no application(handlerFor:) that could return a handler for {intent}.",
      cure:
        "Implement application(handlerFor:), with exactly this label; UIKit's application(_:handlerFor:) isn't called here."
    ),
    "not-handled-in-app.wrongType": .init(
      "{method} answered handleInApp, but application(handlerFor:) returned {type} for {intent}, which doesn't handle it.",
      cure: "Return a handler of {intent} from application(handlerFor:)."),
    "invalid-update.missing": .init(
      "A response from {method} can't be shown: it lacks {field}. No more updates are requested.",
      cure:
        "Send success and a rideStatus with its identifier, phase and option, and with a completionStatus once the ride is completed."
    ),
    "invalid-update.code": .init(
      "A response from {method} can't be shown: its code is {code}. No more updates are requested.",
      cure: "Send updates with the code success."),
    "invalid-update.unknownPhase": .init(
      "A response from {method} can't be shown: the phase of the ride is unknown. No more updates are requested.",
      cure: "Set the phase of the ride status."),
    "invalid-update.unreadable": .init(
      "A response from {method} can't be shown: it doesn't fit the intent. No more updates are requested.",
      cure: "Send a response of the intent with its rideStatus."),
    "ignored-update": .init(
      "An update after {method} was ignored: it is about the ride “{ride}”, not about “{expected}”.",
      cure: "Send only updates of the ride in the first response, and stop when asked to."),
    "ignored-update.afterStop": .init(
      "The handler sent an update {elapsed} after {method} had returned; it was ignored.",
      cure:
        "In stopSendingUpdates, end the timers, tasks and subscriptions that send updates, and release the observer."
    ),
    "view-not-configured": .init(
      "{method} gave no answer within {limit}, so the standard view is shown.",
      cure:
        "Call the completion on every path, and configure the view with the data of the interaction. Load slow data afterward, and update the view then."
    ),
    "view-not-configured.dropped": .init(
      "{method} released its completion without calling it, so the standard view is shown.",
      cure:
        "Call the completion on every path; with success false and the size zero where there is nothing to show."
    ),
    "view-completed-twice": .init(
      "{method} called its completion a second time; the first answer counts.",
      cure:
        "Return after calling the completion. A call for the case without a view after the last branch is a common cause."
    ),
    "foreign-parameters": .init(
      "The view of {method} shows parameters that the request doesn't have: {parameters}. They were ignored.",
      cure:
        "Complete with parameters of the set that was passed, or with others of this intent and its response."
    ),
    "nothing-configured": .init(
      "{method} succeeded without naming the parameters that its view shows; it counts as a view of those that were passed.",
      cure:
        "Complete with the parameters that the view shows; otherwise, they may appear twice or not at all."
    ),
    "view-size": .init(
      "The size of the view of {method} is {size}; {allowed} is used instead.",
      cure:
        "Choose a size between hostedViewMinimumAllowedSize and hostedViewMaximumAllowedSize of the extension context."
    ),
    "map-in-maps": .init(
      "The view of {method} contains a map, although Maps shows one already.",
      cure: "Leave the map out of the view if the context is mapsCard."),
    "unusable-answer": .init(
      "The answer of {method} doesn't fit the intent: [{path}: ]found {found}, expected {expected}.[ {hint}]",
      cure: "Use the names and the types in the intent's schema."),
    "launch-failed.notStarted": .init(
      "The extension at {path} couldn't be launched: {reason}.",
      cure:
        "Choose a program that this user may run, and that is built with IntentExtension or implements its protocol."
    ),
    "launch-failed.refused": .init(
      "The extension at {path} refused to launch: “{reason}”",
      cure: "Pass only settings that the extension supports, or make it ignore the others."),
    "launch-too-slow": .init(
      "The extension didn't send its hello within {limit} of its launch.",
      cure: "Load less at launch: libraries and code that runs before main count toward the limit."),
    "protocol-mismatch": .init(
      [
        "The extension uses version {found} of the protocol; this release uses version {expected}.",
        "The extension's hello doesn't name a version of the protocol; this release uses version {expected}.",
      ],
      cure: "Build the extension and the simulator with the same release of IntentKit."),
    "crashed": .init(
      "The extension crashed in {method}[ at {place}]: {signal}[ ({signalMeaning})].[ Its log says: “{message}”]",
      cure: [
        "Correct the code at {place}.",
        "Read its error stream, and run the same call in a debugger.",
      ]),
    "crashed.afterAnswer": .init(
      "The extension crashed after {method} had answered[, at {place}]: {signal}[ ({signalMeaning})].[ Its log says: “{message}”]",
      cure: [
        "Correct the code at {place}; work that continues after the answer must not crash either.",
        "Look for work that continues after the answer; it must not crash either.",
      ]),
    "crashed.limited": .init(
      "The extension crashed in {method}[ at {place}]: {signal}[ ({signalMeaning})]. Its memory is limited to {memoryLimit}.[ Its log says: “{message}”]",
      cure: "Use less memory at a time, or look for another cause in its error stream."),
    "exited": .init(
      "The extension exited with status {status} in {method}, before it answered.[ Its log says: “{message}”]",
      cure: "Answer with a failure code; an extension must not end its own process."),
    "exited.resolve": .init(
      "The extension exited with status {status} in {method}, before it answered.[ Its log says: “{message}”]",
      cure: "Answer in every case; an extension must not end its own process."),
    "unreadable-message.invalidJSON": .init(
      "The extension sent a line that isn't a message during {method}: {reason}",
      cure:
        "Write one JSON object per line to the descriptor for answers, and nothing else; print goes to the output stream."
    ),
    "unreadable-message.closedChannel": .init(
      "The extension closed its descriptor for answers during {method} and kept running.",
      cure: "Keep the descriptor for answers open until the process exits."),
    "cut-off-message": .init(
      "The extension ended in the middle of a message during {method}.",
      cure: "Write each message as a whole line, including the line break, and flush it."),
    "flood.message": .init(
      "The extension was ended during {method}, because a message was longer than {limit} bytes.",
      cure: "Send less data, such as fewer values to choose from."),
    "flood.output": .init(
      "The extension was ended during {method}, because it wrote more than {limit} bytes to its output streams.",
      cure: "Write less to the output streams."),
    "ignored-shutdown": .init(
      "The extension kept running for {grace} after its shutdown was requested; it was killed.",
      cure: "End the process when its requests end; don't keep a thread that never returns."),
    "left-processes": .init(
      "The extension left processes running; they were killed.",
      cure: "Before a handler answers, wait for the processes that it started."),
    "left-processes.one": .init(
      "The extension left a process running; it was killed.",
      cure: "Before a handler answers, wait for the processes that it started."),
    "left-processes.several": .init(
      "The extension left {count} processes running; they were killed.",
      cure: "Before a handler answers, wait for the processes that it started."),
    // Refusals
    "no-handler": .init(
      "{method} returned no handler for {intent}.",
      cure: "Return a handler for {intent} that conforms to its handling protocol."),
    "no-handler.methodMissing": .init(
      "The app handles {intent} itself, but it has no {method}.",
      cure:
        "Implement {method}, with exactly these labels; UIKit's application(_:handlerFor:) isn't called here."
    ),
    "wrong-handler": .init(
      "{method} returned {type} for {intent}, but that type doesn't conform to {expected}.",
      cure:
        "Make {type} conform to {expected}, or return another handler for {intent}."
    ),
    "wrong-handler.ofOthers": .init(
      "{method} returned {type} for {intent}, but that type handles {handles}.",
      cure: "Return a handler that conforms to {expected}; check the conditions in {method}."),
    "wrong-handler.metatype": .init(
      "{method} returned {type}, a type instead of an object, for {intent}.",
      cure: "Return an object whose type conforms to {expected}."),
    "no-handle-method": .init(
      "The handler has no method that handles the request.",
      cure: "Implement {method} with exactly these labels and types."),
    "not-declared": .init(
      "The app doesn't declare {intent}, so it is never asked for a handler.",
      cure:
        "Add {intent} to IntentsSupported of the extension, or to INIntentsSupported of the app if the app itself handles it."
    ),
    "not-declared.misspelled": .init(
      "The app doesn't declare {intent}, so it is never asked for a handler; it declares {misspelling}, which isn't an intent.",
      cure: "Write {intent} instead of {misspelling}."),
    "no-entitlement": .init(
      "The app lacks the entitlement com.apple.developer.siri, so INPreferences throws and the user can never allow it.",
      cure: "Add the Siri capability to the app's target."),
    "no-usage-description": .init(
      "The app has no NSSiriUsageDescription, so it crashes when it asks the user to allow Siri.",
      cure: "Add the key to the app's Info.plist, with a sentence for the user."),
    "single-scene": .init(
      "The app handles {intent} itself and doesn't support multiple scenes, so it is never called.",
      cure:
        "Set UIApplicationSupportsMultipleScenes to true in the scene manifest of the app's Info.plist."
    ),
    "not-in-maps": .init(
      "The request for {intent} comes from Maps, which uses only the intents of rides.",
      cure: "Send the request from the source siri."),
    "rides-incomplete": .init(
      "Maps skips the app, because it doesn't declare all intents of rides: {missing} is missing.",
      cure: "Add what is missing to IntentsSupported of the extension."),
    "not-authorized.notDetermined": .init(
      "The user hasn't been asked yet whether Siri may use the app.",
      cure: "Call INPreferences.requestSiriAuthorization(_:) in the app before the first request."),
    "not-authorized.denied": .init(
      "The user doesn't allow Siri to use the app.",
      cure:
        "Nothing in the handler: the user can allow it in Settings, which the app may suggest."),
    "not-authorized.restricted": .init(
      "A restriction of the device doesn't allow Siri to use the app.",
      cure: "Nothing in the handler: the restriction must be lifted in Settings."),
    "ignored-activity.unrecognized": .init(
      "{method} returned nil for an activity of the type “{activityType}”, so the app opened without continuing the request.",
      cure: "Recognize the type “{activityType}” in {method}, and show what the activity contains."),
    "ignored-activity.methodMissing": .init(
      "The app has no {method}, so it opened without continuing the activity of the type “{activityType}”.",
      cure:
        "Implement {method}, with exactly this label; UIKit's scene(_:continue:) isn't called here."
    ),
  ]
}
