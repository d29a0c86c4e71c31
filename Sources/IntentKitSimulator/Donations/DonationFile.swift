import IntentKitCore

/// A file with the donations of an app, and with their deletions, in order.
///
/// ```json
/// {
///   "donations": [
///     { "intent": "OrderTea", "parameters": { "tea": "Sencha" }, "date": "2026-11-20T09:00:00Z" },
///     { "delete": { "group": "drafts" } }
///   ]
/// }
/// ```
package struct DonationFile: Sendable {
  /// The path of the file.
  package var path: String
  /// The entries, in their order.
  package var entries: [DonationEntry]
  private let text: [UInt8]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for error messages.
  ///   - text: The text of the file.
  /// - Throws: ``ScenarioError`` if the text isn't valid JSON or isn't a list of donations. Show it
  ///   to the author of the file.
  package init(path: String, text: [UInt8]) throws(ScenarioError) {
    self.path = path
    self.text = text
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: text)
    } catch {
      throw ScenarioError(path: path, position: error.position, message: error.message)
    }
    do throws(ParameterError) {
      entries = try Content(parameterValue: value).donations
    } catch {
      throw ScenarioError(
        path: path, position: JSONReader.position(of: error.path, in: text),
        message: error.description)
    }
  }

  /// Returns the error for a place in this file.
  func error(_ error: ParameterError) -> ScenarioError {
    ScenarioError(
      path: path, position: JSONReader.position(of: error.path, in: text),
      message: error.description)
  }

  /// The members of the file.
  private struct Content: DeclaredRecord {
    var schema: String?
    var donations: [DonationEntry]

    static let recordFields = RecordFields<Content>(
      .optional("$schema", \.schema),
      .required("donations", \.donations),
      make: Content.init)
  }
}
