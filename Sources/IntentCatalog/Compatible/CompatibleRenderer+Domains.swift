import IntentNames

extension CompatibleRenderer {
  /// Returns the file of a domain: its intents, their responses and their handlers.
  func domainFile(_ domain: CatalogDomain) -> GeneratedFile {
    var declarations: [[String]] = []
    for intent in domain.intents {
      guard let surface = surface.intents.first(where: { $0.name == intent.name }) else { continue }
      declarations += self.intent(intent, surface)
      declarations += response(of: intent, surface.response)
      if let observer = intent.updateObserver {
        declarations += self.observer(observer, of: intent)
      }
      declarations += handling(of: intent, surface)
    }
    let names = Set(domain.intents.map { "\($0.name)Handling" })
    for combined in surface.domainProtocols where !names.isDisjoint(with: combined.inherits) {
      declarations.append(
        Declaration.comment("A type that handles the intents of the domain \(domain.name).")
          + Declaration.type("public protocol \(combined.name)", combined.inherits) + ["}"])
    }
    let folder = SwiftNames.folder(domain.name)
    return file(folder, traits: [folder], declarations)
  }

  private func intent(_ intent: CatalogIntent, _ surface: CompatibleIntent) -> [[String]] {
    let properties = properties(
      intent.parameters, settable: surface.settable, types: surface.types)
    var members =
      [properties.flatMap(declaration)] + initializers(surface.initializers, of: "a request")
    members.append(
      fieldsProperty(of: intent.name)
        + Declaration.property(
          "open override class var _intentName: String", "\"\(intent.name)\"", indent: 2)
        + Declaration.property(
          "open override class var _responseType: INIntentResponse.Type?",
          "\(intent.response.name).self", indent: 2))
    members += calls(of: intent, surface)
    return [
      Declaration.comment(intent.summary)
        + Declaration.type("open class \(intent.name)", ["INIntent", "@unchecked Sendable"])
        + Page.separated(members.filter { !$0.isEmpty }) + ["}"],
      table(of: intent.name, superclass: nil, properties),
    ]
  }

  private func response(of intent: CatalogIntent, _ surface: CompatibleClass) -> [[String]] {
    let response = intent.response
    let code = CompatibleProperty(
      name: "code", type: response.codes, isSettable: false,
      summary: "The outcome of the request or of its confirmation.")
    let properties =
      [code]
      + properties(response.properties, settable: surface.settable, types: surface.types)
    var members =
      [properties.flatMap(declaration)] + initializers(surface.initializers, of: "a response")
    members.append(fieldsProperty(of: response.name))
    return [
      Declaration.comment("A response to `\(intent.name)`.")
        + Declaration.type(
          "open class \(response.name)", ["INIntentResponse", "@unchecked Sendable"])
        + Page.separated(members) + ["}"],
      table(of: response.name, superclass: "INIntentResponse", properties),
      enumeration(response.codes, of: "BridgedCode"),
    ]
  }

  private func observer(_ name: String, of intent: CatalogIntent) -> [[String]] {
    guard let observer = surface.observers.first(where: { $0.name == name }),
      let method = observer.methods.first
    else { return [] }
    let receiver = "\(name.dropFirst(2))Object"
    return [
      Declaration.comment("A type that receives updates after `\(intent.name)`.")
        + ["@preconcurrency", "public protocol \(name): NSObjectProtocol {"]
        + observer.methods.map { "  \($0)" } + ["}"],
      Declaration.comment("An observer that forwards updates to a closure.")
        + Declaration.type("private final class \(receiver)", ["NSObject", name, "Sendable"])
        + [
          "  private let receive: @Sendable (INIntentResponse) -> Void", "",
          "  init(_ receive: @escaping @Sendable (INIntentResponse) -> Void) {",
          "    self.receive = receive", "  }", "", "  \(method) {", "    receive(response)", "  }",
          "}",
        ],
    ]
  }
}
