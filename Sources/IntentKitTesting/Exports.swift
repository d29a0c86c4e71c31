// A test that imports the test kit names intents, people and answers in every line: one import
// suffices.
@_exported public import IntentKitCore
