/// The calls with which the pipeline confirms and handles an intent.
package struct CallsTemplate {
  /// The type of the handlers.
  package var handling: String
  /// The type of the response.
  package var response: String
  /// The modifier of members, followed by a space, or nothing.
  package var access: String
  /// The name of the type of the calls.
  package var calls: String

  /// Creates the calls of a type of handlers.
  package init(
    handling: String, response: String, access: String = "public ", calls: String = "HandlerCalls"
  ) {
    self.handling = handling
    self.response = response
    self.access = access
    self.calls = calls
  }

  /// The declarations.
  package var lines: [String] {
    [
      "  \(access)typealias Response = \(response)",
      "  \(access)typealias Handling = \(handling)",
      "  \(access)static let calls = \(calls)<Self>(",
      "    confirm: { await $0.confirm(intent: $1) }, handle: { await $0.handle(intent: $1) })",
    ]
  }
}
