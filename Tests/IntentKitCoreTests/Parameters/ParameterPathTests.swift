import IntentKitCore
import Testing

@Suite
struct ParameterPathTests {
  @Test(
    arguments: [
      (ParameterPath(), ""),
      (["recipients", 0, "displayName"], "recipients[0].displayName"),
      ([2, "title"], "[2].title"),
      (
        ["a", .name(String(repeating: "b", count: 200))],
        "a." + String(repeating: "b", count: 59) + "…"
      ),
      (
        ParameterPath((0..<21).map { .index($0) }),
        "[0][1][2][3][4][5][6][7][8][9]…[11][12][13][14][15][16][17][18][19][20]"
      ),
    ] as [(ParameterPath, String)])
  func `a description is short however long the names and however deep the place`(
    path: ParameterPath, description: String
  ) {
    #expect(path.description == description)
  }
}
