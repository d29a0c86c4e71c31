public import IntentKitCore

/// A scenario as it stands in a file.
public struct ScenarioFile: Sendable {
  /// The file, as it was named; nil for a scenario that is in none.
  public var path: String?
  /// The scenario.
  public var scenario: Scenario
  /// Where parts of the scenario come from that do not stand in the file: `--set content` for `parameters.content`.
  public var sources: [ParameterPath: String] = [:]
  /// The scenario as it was read; nothing for one that is in no file.
  private(set) var text: [UInt8]
  /// The line of the file on which the text begins, from one.
  private var firstLine = 1

  /// Wraps a scenario that is in no file.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    text = []
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The file, as errors name it.
  ///   - text: The scenario.
  ///   - line: The line of the file on which the text begins, for files with many scenarios.
  /// - Throws: ``ScenarioError`` when the text is no JSON or no scenario; it names the file, the line and what would be
  ///   right. Show it to whoever wrote the file.
  public init(path: String, text: [UInt8], line: Int = 1) throws(ScenarioError) {
    self.path = path
    self.text = text
    firstLine = line
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: text, null: Expectation.absent)
    } catch {
      throw ScenarioError(
        path: path, position: error.position.movedDown(by: line - 1), message: error.message)
    }
    let (content, nulls) = value.withoutNulls
    do throws(ParameterError) {
      // What else is new in a newer version is no mistake, so the version comes first.
      if case .integer(let version)? = content["version"] {
        _ = try inside("version", try Scenario.supported(version: version))
      }
      scenario = try Scenario(parameterValue: content)
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

  /// An error at a place of this scenario.
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

  /// A place of this scenario, as `file:line:column`, as far as it is known.
  public func place(of path: ParameterPath) -> String? {
    if let (_, source) = source(of: path) { return source }
    guard let file = self.path else { return nil }
    guard let position = position(of: path) else { return file }
    return "\(file):\(position.line):\(position.column)"
  }

  /// A difference as a sentence that names the place in the file, or where else the part in question comes from.
  public func description(of difference: ExpectationDifference) -> String {
    var difference = difference
    if let (whole, source) = source(of: difference.path) {
      difference.path = ParameterPath(Array(difference.path.steps.dropFirst(whole.steps.count)))
      return "\(source): \(difference.message)"
    }
    let place = place(of: difference.path).map { "\($0): " } ?? ""
    return place + difference.message
  }

  private func position(of path: ParameterPath) -> JSONPosition? {
    JSONReader.position(of: path, in: text)?.movedDown(by: firstLine - 1)
  }

  /// Where the innermost part comes from that holds a place and does not stand in the file.
  private func source(of path: ParameterPath) -> (whole: ParameterPath, name: String)? {
    for count in stride(from: path.steps.count, to: 0, by: -1) {
      let whole = ParameterPath(Array(path.steps.prefix(count)))
      if let name = sources[whole] { return (whole, name) }
    }
    return nil
  }
}

/// Something that is wrong with a scenario.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, when there is one.
  public var path: String?
  /// The place in the file, when it is known.
  public var position: JSONPosition?
  /// What was found and what was expected.
  public var message: String

  public var description: String {
    let place = [path, position.map { "\($0.line):\($0.column)" }].compactMap(\.self)
    return place.isEmpty ? message : "\(place.joined(separator: ":")): \(message)"
  }
}

extension JSONPosition {
  /// The same place in a text that has more lines before it.
  fileprivate func movedDown(by lines: Int) -> JSONPosition {
    JSONPosition(line: line + lines, column: column)
  }
}
