import IntentDefinitionFiles
import IntentDefinitionSwift

/// A parsed command line.
enum Arguments: Equatable {
  /// The usage of the tool.
  case help
  /// The system intents, written or only compared.
  case system(packagePath: String, isCheck: Bool)
  /// The module for SiriKit's source files, written or only compared.
  case compatible(packagePath: String, isCheck: Bool)
  /// The tables of the assistant's languages, written or only compared.
  case language(packagePath: String, isCheck: Bool)
  /// The content of a definition file as JSON, for a file or the standard output.
  case definitions(path: String, output: String?)
  /// The Swift for a definition file.
  case intents(path: String, IntentsOutput, SwiftOptions)

  static let usage = """
    Regenerates IntentKit's checked-in Swift sources, and reads .intentdefinition files.

    usage: intentgen system [--check] [--package-path DIR]
           intentgen compatible [--check] [--package-path DIR]
           intentgen language [--check] [--package-path DIR]
           intentgen definitions FILE [--output FILE]
           intentgen intents FILE [--output DIR | --output-file FILE] [--dry-run | --check]
                     [--visibility public|internal] [--class-prefix PREFIX]
                     [--style typed|compatible]

      system              Writes Sources/IntentKitCore/System from the catalog of SiriKit.
      compatible          Writes Sources/Intents/Generated from the same catalog.
      language            Writes Sources/IntentKitLanguage/Tables from the files in Languages.
      --check             Writes nothing; lists the files that differ, and exits with 1 if there are any.
      --package-path DIR  The package to work in; the current directory by default.

      definitions FILE    Writes the custom intents of an .intentdefinition file as JSON, and its
                          problems to the standard error; exits with 1 if the file has errors.
      --output FILE       The file to write; the standard output by default.

      intents FILE        Writes Swift for the custom intents of an .intentdefinition file, and its
                          problems to the standard error; exits with 1 if the file has errors.
      --output DIR        The folder to write, with a file for each type. Files that an earlier run
                          generated from the same definition file, and that aren't needed anymore,
                          are removed. Files that aren't generated are never replaced.
      --output-file FILE  One file with all types; by default, they go to the standard output.
      --dry-run           Writes nothing; lists the paths of the files, one on each line.
      --check             Writes nothing; lists the files that differ, and exits with 1 if there are any.
      --visibility LEVEL  public or internal, which is the default.
      --class-prefix PREFIX
                          The prefix of class names for which the definition file has none.
      --style STYLE       typed, which is the default, for handlers written for IntentKitCore, or
                          compatible, for handlers written for Apple's framework, which use the
                          module Intents on Linux.

      --help              Shows this text.
    """

  /// Creates the arguments from a command line without the name of the program.
  init(_ words: [String]) throws(UsageError) {
    var line = try CommandLineWords(words)
    if line.asksForHelp {
      self = .help
      return
    }
    switch line.command {
    case nil:
      throw UsageError(
        message: "a command is missing; run intentgen system, or see intentgen --help.")
    case .system:
      self = .system(
        packagePath: line.take("--package-path") ?? ".", isCheck: line.take("--check") != nil)
    case .compatible:
      self = .compatible(
        packagePath: line.take("--package-path") ?? ".", isCheck: line.take("--check") != nil)
    case .language:
      self = .language(
        packagePath: line.take("--package-path") ?? ".", isCheck: line.take("--check") != nil)
    case .definitions:
      self = .definitions(path: try line.takePath(), output: line.take("--output"))
    case .intents:
      let path = try line.takePath()
      let output = try IntentsOutput(&line)
      self = .intents(path: path, output, try SwiftOptions(&line))
    }
    try line.finish()
  }
}

/// The files that the Swift for a definition file is written to.
enum IntentsOutput: Equatable {
  case standardOutput
  case file(String, Action)
  case folder(String, Action)

  /// The use of the files.
  enum Action: Equatable {
    /// They are written.
    case write
    /// Their paths are listed.
    case list
    /// They are compared.
    case check
  }

  fileprivate init(_ line: inout CommandLineWords) throws(UsageError) {
    let action: Action
    switch (line.take("--dry-run") != nil, line.take("--check") != nil) {
    case (false, false): action = .write
    case (true, false): action = .list
    case (false, true): action = .check
    case (true, true): throw UsageError(message: "--dry-run and --check exclude each other.")
    }
    switch (line.take("--output"), line.take("--output-file")) {
    case (let folder?, nil): self = .folder(folder, action)
    case (nil, let file?): self = .file(file, action)
    case (nil, nil):
      guard action == .write else {
        let option = action == .check ? "--check" : "--dry-run"
        throw UsageError(message: "\(option) needs --output or --output-file.")
      }
      self = .standardOutput
    case (_?, _?):
      throw UsageError(message: "--output and --output-file exclude each other.")
    }
  }
}

extension SwiftOptions {
  fileprivate init(_ line: inout CommandLineWords) throws(UsageError) {
    self.init()
    if let name = line.take("--visibility") {
      guard let visibility = Visibility(rawValue: name) else {
        throw UsageError(message: "“\(name)” is an unknown visibility; write public or internal.")
      }
      self.visibility = visibility
    }
    if let prefix = line.take("--class-prefix") {
      let isName =
        prefix.first?.isLetter == true
        && prefix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard isName else {
        throw UsageError(
          message: "“\(prefix)” can't be the beginning of a class name; write letters and digits.")
      }
      classPrefix = prefix
    }
    if let name = line.take("--style") {
      guard let style = Style(rawValue: name) else {
        throw UsageError(message: "“\(name)” is an unknown style; write typed or compatible.")
      }
      self.style = style
    }
  }
}
