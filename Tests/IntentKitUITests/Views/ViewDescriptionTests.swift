import IntentKitCore
import IntentKitUI
import Testing

@Suite("View descriptions")
struct ViewDescriptionTests {
  static let samples: [ViewDescription] = [
    "Hello",
    .text("Einar", style: .headline, color: .accent, maximumLineCount: 1),
    .image(Image(named: "pegasus"), label: "Pegasus", size: ViewSize(width: 80, height: 60)),
    .image(systemName: "car"),
    .list(.init("Milk", subtitle: "2 liters", detail: "tomorrow"), "Bread"),
    .map(.init("Harpa", latitude: 64.15, longitude: -21.93), "Perlan", label: "Route"),
    .badge("paid", color: .positive),
    .progress(0.4, label: "4 minutes"),
    .button("Open"),
    .column(
      .row("Einar", .badge("4.7")), .column(), spacing: 4, padding: 8, background: .secondary),
  ]

  @Test(arguments: samples)
  func `a view survives a trip through its untyped form`(_ view: ViewDescription) throws {
    #expect(try ViewDescription(parameterValue: view.parameterValue) == view)
  }

  @Test func `a view is written with its kind`() {
    let view = ViewDescription.row("Einar", .badge("4.7", color: .positive))
    let expected: ParameterValue = [
      "kind": "stack", "axis": "horizontal",
      "views": [
        ["kind": "text", "text": "Einar"],
        ["kind": "badge", "text": "4.7", "color": "positive"],
      ],
    ]
    #expect(view.parameterValue == expected)
  }

  @Test func `a bare text is a text`() throws {
    #expect(try ViewDescription(parameterValue: ["kind": "stack", "views": ["a"]]) == .column("a"))
  }

  @Test func `texts are in reading order, with the labels of images and maps`() {
    #expect(
      ViewDescription.column(.stack(.init(Self.samples))).texts == [
        "Hello", "Einar", "Pegasus", "Milk", "2 liters", "tomorrow", "Bread", "Route", "Harpa",
        "Perlan", "paid", "4 minutes", "Open", "Einar", "4.7",
      ])
  }
}
