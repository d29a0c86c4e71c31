public import IntentKitCore

/// A scenario and the file that contains it.
public struct ScenarioFile: Sendable {
  /// The maximum size of a scenario in JSON, in bytes.
  public static let maximumSize = 4 << 20
  /// The maximum length of a text in a scenario, in bytes of UTF-8.
  public static let maximumTextLength = 1 << 20

  /// The path of the file, or nil for a scenario that isn't in a file.
  public var path: String?
  /// The scenario.
  public var scenario: Scenario {
    get { content.scenario }
    set { content = Content(newValue) }
  }
  /// A short description of the scenario.
  package var name: String? { content.scenario.name }
  /// The origins of values that aren't in the file: `--set content` for `parameters.content`.
  public var sources: [ParameterPath: String] = [:]
  /// The text of the scenario; empty without a file.
  package private(set) var text: [UInt8]
  /// The line number at which the text begins in the file.
  private var firstLine = 1
  private var content: Content

  /// A scenario behind one reference.
  ///
  /// A scenario has dozens of references, and its file is copied for each step of a run.
  private final class Content: Sendable {
    let scenario: Scenario

    init(_ scenario: Scenario) { self.scenario = scenario }
  }

  /// Creates a wrapper for a scenario that isn't in a file.
  public init(_ scenario: Scenario) {
    content = Content(scenario)
    text = []
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for error messages.
  ///   - text: The text of the scenario.
  ///   - line: The line number at which the text begins, for files with many scenarios.
  /// - Throws: ``ScenarioError`` if the text isn't valid JSON or isn't a scenario. It names the
  ///   file, the line and the expected content. Show it to the author of the file.
  public init(path: String, text: [UInt8], line: Int = 1) throws(ScenarioError) {
    self.path = path
    self.text = text
    firstLine = line
    guard text.count <= Self.maximumSize else {
      throw ScenarioError(
        path: path,
        message: "found a scenario of \(text.count) bytes, expected at most \(Self.maximumSize).")
    }
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.valueWithNulls(from: text)
    } catch {
      throw ScenarioError(
        path: path, position: error.position.movedDown(by: line - 1), message: error.message)
    }
    let (content, nulls) = value.withoutNulls
    do throws(ParameterError) {
      if text.count > Self.maximumTextLength { try content.refuseLongTexts() }
      // Unknown keys of a newer version aren't mistakes, so the version is checked first.
      if case .integer(let version)? = content["version"] {
        _ = try inside("version", try Scenario.supported(version: version))
      }
      self.content = Content(try Scenario(parameterValue: content))
      for null in nulls { try Scenario.refuse(null: null) }
    } catch {
      var error = error
      if error.found == "nothing", nulls.contains(error.path) { error.found = "null" }
      throw ScenarioError(
        path: path,
        position: JSONReader.position(of: error.path, in: text)?.movedDown(by: line - 1),
        message: error.description)
    }
  }

  /// Returns the error for a path in this scenario.
  public func error(_ error: ParameterError) -> ScenarioError {
    var error = error
    if let (whole, source) = source(of: error.path) {
      error.path = ParameterPath(Array(error.path.steps.dropFirst(whole.steps.count)))
      return ScenarioError(path: source, message: error.description)
    }
    return ScenarioError(
      path: path, position: path == nil ? nil : position(of: error.path),
      message: error.description)
  }

  /// Returns the location of a path as `file:line:column`, as far as it's known.
  public func place(of path: ParameterPath) -> String? {
    places(of: [path])[0]
  }

  /// Returns the locations of paths, each as ``place(of:)`` returns it, reading the file once.
  package func places(of paths: [ParameterPath]) -> [String?] {
    let positions = path.flatMap { _ in JSONReader.positions(of: paths, in: text) }
    return paths.indices.map { index in
      if let (_, source) = source(of: paths[index]) { return source }
      guard let file = path, let positions else { return path }
      let position = positions[index].movedDown(by: firstLine - 1)
      return "\(file):\(position.line):\(position.column)"
    }
  }

  private func position(of path: ParameterPath) -> JSONPosition? {
    JSONReader.position(of: path, in: text)?.movedDown(by: firstLine - 1)
  }

  /// Returns the innermost value around a path that isn't in the file, with its origin.
  private func source(of path: ParameterPath) -> (whole: ParameterPath, name: String)? {
    for count in stride(from: path.steps.count, to: 0, by: -1) {
      let whole = ParameterPath(Array(path.steps.prefix(count)))
      if let name = sources[whole] { return (whole, name) }
    }
    return nil
  }
}

extension ParameterValue {
  /// Throws an error if a text in this value exceeds the limit for scenarios.
  fileprivate func refuseLongTexts() throws(ParameterError) {
    switch self {
    case .string(let text):
      guard text.utf8.count > ScenarioFile.maximumTextLength else { return }
      throw ParameterError(
        found: "a text of \(text.utf8.count) bytes",
        expected: "at most \(ScenarioFile.maximumTextLength)")
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try inside(.index(index), try element.refuseLongTexts())
      }
    case .object(let members):
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        try inside(.name(name), try value.refuseLongTexts())
      }
    case .integer, .number, .boolean, .null: return
    }
  }
}

/// An error in a scenario.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file, if any.
  public var path: String?
  /// The position in the file, if known.
  public var position: JSONPosition?
  /// The actual and the expected content.
  public var message: String
  /// The topic on which a program can offer more help, or nil if the message contains a hint.
  public var helpTopic: HelpTopic?

  /// A topic on which a program can offer help.
  public enum HelpTopic: Sendable, Hashable {
    /// The known intents.
    case intents
    /// The known apps, with the intents that they handle.
    case apps
    /// Apps that the program doesn't contain.
    case otherApps
  }

  /// Creates an error.
  package init(path: String? = nil, position: JSONPosition? = nil, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  public var description: String {
    let place = [path, position.map { "\($0.line):\($0.column)" }].compactMap(\.self)
    return place.isEmpty ? message : "\(place.joined(separator: ":")): \(message)"
  }
}

extension JSONPosition {
  /// Returns the position in a text with additional lines before it.
  fileprivate func movedDown(by lines: Int) -> JSONPosition {
    JSONPosition(line: line + lines, column: column)
  }
}
