/// A parsed command line.
enum Arguments: Equatable {
  /// The usage of the tool.
  case help
  /// The system intents, which are written or only compared.
  case system(packagePath: String, isCheck: Bool)

  static let usage = """
    Regenerates IntentKit's checked-in Swift sources.

    usage: intentgen system [--check] [--package-path DIR]

      system              Writes Sources/IntentKitCore/System from the catalog of SiriKit.
      --check             Writes nothing; lists the files that differ, and exits with 1 if there are any.
      --package-path DIR  The package to work in; the current directory by default.
      --help              Shows this text.
    """

  /// Creates the arguments from a command line without the name of the program.
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
          throw UsageError(message: "--package-path needs the path of a directory.")
        }
        packagePath = path
      case "system" where command == nil:
        command = word
      default:
        throw UsageError(message: "“\(word)” is an unknown argument; see intentgen --help.")
      }
    }
    guard command != nil else {
      throw UsageError(
        message: "a command is missing; run intentgen system, or see intentgen --help.")
    }
    self = .system(packagePath: packagePath, isCheck: isCheck)
  }
}

/// An invalid command line.
struct UsageError: Error, Equatable {
  let message: String
}
