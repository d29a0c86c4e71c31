public import IntentKitCore

/// A scenario as it stands in a file.
public struct ScenarioFile: Sendable {
  /// The file, as it was named; nil for a scenario that is in none.
  public var path: String?
  /// The scenario.
  public var scenario: Scenario
  private var text: [UInt8]

  /// Wraps a scenario that is in no file.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    text = []
  }

  /// Reads a scenario.
  ///
  /// - Throws: ``ScenarioError`` when the text is no JSON or no scenario; it names the file, the line and what would be
  ///   right. Show it to whoever wrote the file.
  public init(path: String, text: [UInt8]) throws(ScenarioError) {
    self.path = path
    self.text = text
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: text)
    } catch {
      throw ScenarioError(
        path: path, position: error.position,
        message: String(error.description.drop { $0 != ":" }.dropFirst(2)))
    }
    do throws(ParameterError) {
      scenario = try Scenario(parameterValue: value)
    } catch {
      throw ScenarioError(
        path: path, position: JSONReader.position(of: error.path, in: text),
        message: error.description)
    }
  }

  /// An error at a place of this scenario.
  public func error(_ error: ParameterError) -> ScenarioError {
    ScenarioError(
      path: path, position: path == nil ? nil : JSONReader.position(of: error.path, in: text),
      message: error.description)
  }

  /// A place of this scenario, as `file:line:column`, as far as it is known.
  public func place(of path: ParameterPath) -> String? {
    guard let file = self.path else { return nil }
    guard let position = JSONReader.position(of: path, in: text) else { return file }
    return "\(file):\(position.line):\(position.column)"
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
