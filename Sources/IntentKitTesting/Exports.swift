// A test that imports the test kit names intents, people and answers in every line: one import
// suffices. It also covers the types of other modules that tests pass to the kit, but not the
// modules: a test of the simulator imports it.
@_exported public import IntentKitCore
@_exported public import struct IntentKitExtension.ExtensionLimits
@_exported public import struct IntentKitExtension.InstalledExtension
@_exported public import struct IntentKitSimulator.ContactBook
@_exported public import enum IntentKitSimulator.Language
@_exported public import struct IntentKitSimulator.ScenarioError
@_exported public import struct IntentKitSimulator.ScenarioFile
