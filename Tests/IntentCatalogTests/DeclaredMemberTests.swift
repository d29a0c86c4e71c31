import Testing

@testable import IntentCatalog

@Suite("A declared member")
struct DeclaredMemberTests {
  @Test func `a declared member of a class is a type method with a result`() {
    let member = DeclaredMember(
      "class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self")
    #expect(member.kind == .typeMethod)
    #expect(member.spelling == "completed(settled:)")
    #expect(member.parameters == [.init(label: "settled", type: "INCurrencyAmount")])
    #expect(member.type == "Self")
  }

  @Test func `a declared member has parameters without attributes and default values`() {
    let member = DeclaredMember(
      "func get(_ term: [String: Any], for type: A<B, C>, with d: @escaping (E) -> Void, f: G = [])"
    )
    #expect(member.kind == .method)
    #expect(member.spelling == "get(_:for:with:f:)")
    #expect(
      member.parameters.map(\.type) == ["[String: Any]", "A<B, C>", "(E) -> Void", "G"])
    #expect(member.type == nil)
  }

  @Test func `a declared member has the parameters of a closure`() {
    let closures = [
      "(E) -> Void": ["E"], "(([A]?, (any Error)?) -> Void)?": ["[A]?", "(any Error)?"],
      "(((any Error)?) -> Void)?": ["(any Error)?"],
    ]
    for (type, parameters) in closures {
      let member = DeclaredMember("func donate(completion: \(type) = nil)")
      #expect(member.parameters.map(\.type) == [type])
      #expect(member.parameters.first?.functionParameters == parameters)
    }
    #expect(DeclaredMember("func f(_ a: [A])").parameters.first?.functionParameters == nil)
  }

  @Test func `a declared member has generic parameters`() {
    let member = DeclaredMember("func image<Value>(named name: KeyPath<Self, Value>) -> INImage?")
    #expect(member.name == "image")
    #expect(member.generics == ["Value"])
    #expect(member.parameters == [.init(label: "named", type: "KeyPath<Self, Value>")])
  }

  @Test func `a declared member is an initializer that can return nil`() {
    let member = DeclaredMember("init?(intent: INIntent)")
    #expect(member.kind == .initializer)
    #expect(member.isFailable)
    #expect(member.spelling == "init(intent:)")
  }

  @Test func `a declared member is a property`() {
    let member = DeclaredMember("var playlistName: String? { get }")
    #expect(member.kind == .property)
    #expect(member.spelling == "playlistName")
    #expect(member.type == "String?")
  }
}
