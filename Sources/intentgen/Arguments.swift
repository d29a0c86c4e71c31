/// What the command line asks for.
enum Arguments: Equatable {
  /// How to use the tool.
  case help
  /// The system intents, to be written or only compared.
  case system(packagePath: String, isCheck: Bool)

  static let usage = """
    Regenerates the Swift sources that IntentKit keeps checked in.

    usage: intentgen system [--check] [--package-path DIR]

      system              Writes Sources/IntentKitCore/System from the catalog of SiriKit.
      --check             Writes nothing; names every file that is not as it should be, and exits with 1.
      --package-path DIR  The package to work in; the current directory by default.
      --help              Shows this text.
    """

  /// Reads a command line without the name of the program.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var command: String?
    var packagePath = "."
    var isCheck = false
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--check":
        isCheck = true
      case "--package-path":
        guard let path = rest.popFirst() else {
          throw UsageError("--package-path needs the path of a directory.")
        }
        packagePath = path
      case "system" where command == nil:
        command = word
      default:
        throw UsageError("I do not know the argument “\(word)”; see intentgen --help.")
      }
    }
    guard command != nil else {
      throw UsageError("What shall I generate? Try intentgen system, or see intentgen --help.")
    }
    self = .system(packagePath: packagePath, isCheck: isCheck)
  }
}

/// A command line that says nothing we understand.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
