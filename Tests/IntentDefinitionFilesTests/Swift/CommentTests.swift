import Testing

@testable import IntentDefinitionFiles
@testable import IntentDefinitionSwift

@Suite("Comments with texts of definition files")
struct CommentTests {
  @Test(arguments: [
    ("Orders soup", "Orders soup."), ("Orders soup.", "Orders soup."), ("Soup?", "Soup?"),
    ("スープを注文します。", "スープを注文します。"), ("Order ${soup}", "Order ${soup}."),
    ("Two\nlines\u{7}", "Two lines."), ("\u{202E}Soup", "Soup."),
  ])
  func `a text becomes one sentence on one line`(_ text: String, _ sentence: String) {
    #expect(Comment.sentence(DefinedText(versions: [.init(text)])) == sentence)
  }

  @Test(arguments: ["", "  ", "\n"])
  func `a text without words gives no comment`(_ text: String) {
    #expect(Comment.sentence(DefinedText(versions: [.init(text)])) == nil)
    #expect(Comment.quoted(DefinedText(versions: [.init(text)])) == nil)
  }

  @Test func `a display name that repeats the name gives no comment`() {
    let name = DefinedText(versions: [.init("Order Type")])
    #expect(SwiftRenderer.comment(name, on: "orderType") == nil)
    #expect(SwiftRenderer.comment(name, on: "kind") == "Order Type.")
  }
}
