import IntentKitPlatform
import IntentKitSimulator
import Testing

@Suite("Line editor")
struct LineEditorTests {
  @Test(
    arguments: [
      ([.text("ac"), .left, .text("b")], "ab|c"),
      ([.text("abc"), .home, .delete, .end, .backspace], "b|"),
      ([.text("abc"), .left, .left, .control("K")], "a|"),
      ([.text("abc"), .left, .control("U")], "|c"),
      ([.text("one two "), .control("W"), .control("W")], "|"),
      ([.text("one  two"), .left, .control("W")], "one  |o"),
      ([.text("one.two"), .alt("\u{7F}"), .home, .alt("d")], "|."),
      ([.text("ab"), .control("A"), .control("K"), .control("Y"), .control("Y")], "abab|"),
      ([.text("one two"), .wordLeft, .wordLeft, .wordRight], "one| two"),
      ([.text("one"), .right, .home, .left, .control("D")], "|ne"),
      ([.backspace, .delete, .control("K"), .control("W"), .control("Y"), .tab, .escape], "|"),
      ([.text("二人"), .left, .text("で")], "二で|人"),
      ([.text("a👩‍👩‍👧🇯🇵"), .backspace, .backspace], "a|"),
      // An accent that is typed after the cursor's letter belongs to it.
      ([.text("ex"), .left, .text("\u{301}"), .backspace], "|x"),
      ([.text("x"), .home, .text("👩\u{200D}"), .end, .backspace], "👩\u{200D}|"),
      ([.text("👧"), .home, .text("👩\u{200D}")], "👩\u{200D}👧|"),
    ] as [([TerminalKey], String)])
  func `keys edit the line`(_ keys: [TerminalKey], _ line: String) {
    var editor = LineEditor()
    for key in keys { #expect(editor.press(key) == nil) }
    #expect(editor.text == line.replacing("|", with: ""))
    #expect(editor.cursor == line)
  }

  @Test func `the line is sent with Return wherever the cursor is`() {
    var editor = LineEditor()
    _ = editor.press(.text("hello"))
    _ = editor.press(.home)
    #expect(editor.press(.enter) == .sent("hello"))
  }

  @Test func `Control-D ends the input of an empty line only`() {
    var editor = LineEditor()
    _ = editor.press(.text("a"))
    #expect(editor.press(.control("D")) == nil)
    _ = editor.press(.backspace)
    #expect(editor.press(.control("D")) == .inputEnded)
  }

  @Test func `the options can change while the user types`() {
    var editor = LineEditor(options: ["one", "two"])
    for key in [TerminalKey.text("tree"), .left, .left, .left] { _ = editor.press(key) }
    #expect(editor.typedText == "tree")
    editor.offer(["three"])
    _ = editor.press(.text("h"))
    #expect(editor.cursor == "th|ree")
    _ = editor.press(.down)
    #expect(editor.text == "three")
    // The user hasn't typed the option that is shown.
    #expect(editor.typedText == nil)
    _ = editor.press(.down)
    #expect(editor.typedText == "three")
    _ = editor.press(.up)
    _ = editor.press(.backspace)
    #expect(editor.typedText == "thre")
  }

  @Test func `options are chosen in a circle with the user's own text between last and first`() {
    var editor = LineEditor(options: ["one", "two"], history: ["earlier"])
    _ = editor.press(.text("mine"))
    var shown: [String] = []
    for key in [TerminalKey.down, .down, .down, .down, .up, .up, .up] {
      _ = editor.press(key)
      shown.append(editor.text)
    }
    #expect(shown == ["one", "two", "mine", "one", "mine", "two", "one"])
    _ = editor.press(.escape)
    #expect(editor.text == "mine")
  }

  @Test func `earlier lines are shown from the last to the first`() {
    var editor = LineEditor(history: ["one", "two"])
    _ = editor.press(.text("mine"))
    var shown: [String] = []
    for key in [TerminalKey.down, .up, .up, .up, .down, .down, .down] {
      _ = editor.press(key)
      shown.append(editor.text)
    }
    #expect(shown == ["mine", "two", "one", "one", "two", "mine", "mine"])
  }

  @Test func `an option that is edited is the user's own text`() {
    var editor = LineEditor(options: ["one", "two"])
    for key in [TerminalKey.down, .text("s"), .down, .up] { _ = editor.press(key) }
    #expect(editor.text == "ones")
  }

  @Test func `without options and earlier lines, the keys up and down do nothing`() {
    var editor = LineEditor()
    for key in [TerminalKey.text("a"), .up, .down, .down, .up] { _ = editor.press(key) }
    #expect(editor.text == "a")
  }

  // MARK: - Drawing

  @Test func `the cursor is placed by writing again what is before it`() {
    var editor = LineEditor(label: "You  ")
    _ = editor.press(.text("今日"))
    #expect(editor.drawing(columns: 80) == "\rYou  今日\u{1B}[K")
    _ = editor.press(.left)
    #expect(editor.drawing(columns: 80) == "\rYou  今日\u{1B}[K\rYou  今")
  }

  @Test(arguments: [
    (20, "0123456789abcdef|", "You  <3456789abcdef|"),
    (20, "|0123456789abcdef", "You  |0123456789abc>"),
    (20, "01234567|89abcdef", "You  01234567|89abc>"),
    (20, "0123456789abcd|", "You  0123456789abcd|"),
    (6, "今日は|", "<日は|"), (8, "今日は今日|は", "<今日|は"), (2, "今日|", "<|"), (0, "今日|", "<|"),
    (-5, "a|b", "a|"), (10, "a\u{202E}b|", "<b|"),
  ])
  func `a long line is drawn around the cursor`(_ columns: Int, _ line: String, _ shown: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    var editor = LineEditor(label: "You  ")
    _ = editor.press(.text(parts[1]))
    _ = editor.press(.home)
    _ = editor.press(.text(parts[0]))
    let drawn = editor.drawing(columns: columns)
    let rows = drawn.replacing("\u{1B}[K", with: "").split(separator: "\r").map { String($0) }
    let start = rows.count > 1 ? rows[1] : rows[0]
    #expect(start + "|" + rows[0].dropFirst(start.count) == shown)
  }

  @Test func `a drawing never reaches the last column of the window`() {
    for columns in 0..<60 {
      for text in ["", "a", "今日は、良い天気です。", "👩‍👩‍👧 e\u{301}\u{200B}\u{7} x", "A long line of words"] {
        var editor = LineEditor(label: "あなた  ")
        _ = editor.press(.text(text))
        for _ in 0...text.count {
          let row = editor.drawing(columns: columns).split(separator: "\u{1B}")[0].dropFirst()
          #expect(row.columns <= max(columns - 1, 1), "\(columns) \(row)")
          _ = editor.press(.left)
        }
        #expect(editor.lastDrawing(columns: columns).hasSuffix("\n"))
      }
    }
  }

  @Test func `the whole line is drawn at the end`() {
    var editor = LineEditor(label: "You  ")
    _ = editor.press(.text("one two three\u{9B}"))
    _ = editor.press(.home)
    #expect(
      editor.lastDrawing(columns: 18) == "\r\u{1B}[KYou  one two\n     three\\u{9B}\n")
  }
}

extension LineEditor {
  /// The line with a mark at the cursor.
  fileprivate var cursor: String {
    let drawn = drawing(columns: 1000)
    let rows = drawn.split(separator: "\r", omittingEmptySubsequences: false).dropFirst()
    let line = (rows.first ?? "").replacing("\u{1B}[K", with: "")
    let start = String(rows.count > 1 ? rows.last ?? "" : line)
    return start + "|"
      + line.unicodeScalars.dropFirst(start.unicodeScalars.count).map(String.init)
      .joined()
  }
}
