extension SystemRenderer {
  /// Returns the file of an intent's handler protocols: the asynchronous one, and the one with
  /// completions.
  func handlingFile(_ intent: CatalogIntent, in folder: String) -> GeneratedFile {
    let name = SwiftNames.type(intent.name)
    let methods = HandlerMethods(
      intent: intent,
      codes: catalog.enumeration(named: intent.response.codes)?.cases.map(\.name) ?? [])
    let lines =
      Declaration.comment(
        "A type that handles `\(name)`.",
        "Only ``handle(intent:)`` is required. \(origin("\(intent.name)Handling"))")
      + ["public protocol \(name)Handling: IntentHandling {"]
      + Array(
        (methods.resolve.map(\.asyncRequirement)
          + [methods.confirm.asyncRequirement, methods.handle.asyncRequirement]
          + methods.updates.map(\.requirement)).joined(separator: [""]))
      + ["}", "", "// MARK: - Default implementations", "", "extension \(name)Handling {"]
      + Array(
        (methods.resolve.map(\.asyncDefault) + [methods.confirm.asyncDefault]
          + methods.updates.map(\.emptyDefault)).joined(separator: [""]))
      + ["}", ""]
      + Declaration.comment(
        "A type that handles `\(name)` with methods that call a completion.",
        "Only ``handle(intent:completion:)`` is required. "
          + "Each method must call its completion exactly once.")
      + Declaration.type("public protocol \(name)CompletionHandling", ["\(name)Handling"])
      + Array(
        (methods.resolve + [methods.confirm, methods.handle]).map(\.completionRequirement)
          .joined(separator: [""]))
      + ["}", "", "// MARK: - Default implementations", ""]
      + ["extension \(name)CompletionHandling {"]
      + Array(
        ((methods.resolve + [methods.confirm]).map(\.completionDefault)
          + (methods.resolve + [methods.confirm, methods.handle]).map(\.bridge))
          .joined(separator: [""]))
      + ["}"]
    return file("\(folder)/\(name)Handling", lines)
  }

  /// Returns the file of the protocol whose conforming types receive updates.
  func observerFile(
    _ observer: String, of intent: CatalogIntent, in folder: String
  ) -> GeneratedFile {
    let name = SwiftNames.type(observer)
    let verb = SwiftNames.intent(intent.name)
    let label = verb.prefix(1).lowercased() + verb.dropFirst()
    let lines =
      Declaration.comment(
        "A type that receives updates after a `\(SwiftNames.type(intent.name))`.",
        origin(observer))
      + ["public protocol \(name): AnyObject, Sendable {"]
      + Declaration.comment("Receives the updated response.", indent: 2)
      + Declaration.function(
        "func didUpdate", ["\(label) response: \(SwiftNames.type(intent.response.name))"],
        indent: 2)
      + ["}"]
    return file("\(folder)/\(name)", lines)
  }
}
