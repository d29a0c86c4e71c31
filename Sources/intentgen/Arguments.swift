/// A parsed command line.
enum Arguments: Equatable {
  /// The usage of the tool.
  case help
  /// The system intents, which are written or only compared.
  case system(packagePath: String, isCheck: Bool)
  /// The content of a definition file as JSON, for a file or the standard output.
  case definitions(path: String, output: String?)

  static let usage = """
    Regenerates IntentKit's checked-in Swift sources, and reads .intentdefinition files.

    usage: intentgen system [--check] [--package-path DIR]
           intentgen definitions FILE [--output FILE]

      system              Writes Sources/IntentKitCore/System from the catalog of SiriKit.
      --check             Writes nothing; lists the files that differ, and exits with 1 if there are any.
      --package-path DIR  The package to work in; the current directory by default.
      definitions FILE    Writes the custom intents of an .intentdefinition file as JSON, and its
                          problems to the standard error; exits with 1 if the file has errors.
      --output FILE       The file to write; the standard output by default.
      --help              Shows this text.
    """

  /// Creates the arguments from a command line without the name of the program.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var command: String?
    var packagePath = "."
    var isCheck = false
    var path: String?
    var output: String?
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--check" where command != "definitions":
        isCheck = true
      case "--package-path" where command != "definitions":
        guard let path = rest.popFirst() else {
          throw UsageError(message: "--package-path needs the path of a directory.")
        }
        packagePath = path
      case "--output" where command == "definitions":
        guard let path = rest.popFirst() else {
          throw UsageError(message: "--output needs the path of a file.")
        }
        output = path
      case "system" where command == nil, "definitions" where command == nil:
        command = word
      case _ where command == "definitions" && path == nil && (!word.hasPrefix("-") || word == "-"):
        path = word
      default:
        throw UsageError(message: "“\(word)” is an unknown argument; see intentgen --help.")
      }
    }
    guard let command else {
      throw UsageError(
        message: "a command is missing; run intentgen system, or see intentgen --help.")
    }
    if command == "definitions" {
      guard let path else {
        throw UsageError(message: "definitions needs the path of an .intentdefinition file.")
      }
      self = .definitions(path: path, output: output)
    } else {
      self = .system(packagePath: packagePath, isCheck: isCheck)
    }
  }
}

/// An invalid command line.
struct UsageError: Error, Equatable {
  let message: String
}
