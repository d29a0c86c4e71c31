import IntentGenCommands

/// The program `intentgen`.
///
/// The build plugin runs it, so its logic is a library: a program that a plugin runs can't be linked
/// into tests.
@main
struct IntentGenProgram {
  static func main() { IntentGen.run() }
}
