import Intents

/// Returns a value of a type; only code that is compiled and never run calls it.
func some<Value>(_ type: Value.Type) -> Value { preconditionFailure("This code is never run.") }
