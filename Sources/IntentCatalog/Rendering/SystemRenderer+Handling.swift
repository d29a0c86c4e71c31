import IntentNames

extension SystemRenderer {
  /// Returns the file of an intent's handler protocols: the asynchronous one, and the one with
  /// completions.
  func handlingFile(_ intent: CatalogIntent, in folder: String) -> GeneratedFile {
    let name = SwiftNames.type(intent.name)
    let methods = handlerMethods(of: intent)
    let updates = updateMethods(of: intent)
    let lines = methods.protocols(
      "public ",
      (
        async: HandlerHeads(
          requirements: Declaration.comment(
            "A type that handles `\(name)`.",
            "Only ``handle(intent:)`` is required. \(origin("\(intent.name)Handling"))")
            + ["public protocol \(name)Handling: IntentHandling {"],
          defaults: "extension \(name)Handling {"),
        completion: HandlerHeads(
          requirements: Declaration.comment(
            "A type that handles `\(name)` with methods that call a completion.",
            "Only ``handle(intent:completion:)`` is required. "
              + "Each method is one of the other protocol, and must "
              + "call its completion exactly once.")
            + Declaration.type("public protocol \(name)CompletionHandling", ["\(name)Handling"]),
          defaults: "extension \(name)CompletionHandling {")
      ),
      requirements: updates.map(\.requirement), defaults: updates.map(\.emptyDefault))
    return file("\(folder)/\(name)Handling", traits: [folder], lines)
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
    return file("\(folder)/\(name)", traits: [folder], lines)
  }
}
