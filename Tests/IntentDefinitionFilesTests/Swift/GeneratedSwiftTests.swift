import FoundationEssentials
import IntentCatalog
import LargeDefinition
import Testing
import TestSupport

@testable import IntentDefinitionFiles
@testable import IntentDefinitionSwift

@Suite("Generated Swift")
struct GeneratedSwiftTests {
  private static let soupStand =
    "Examples/SoupStand/Sources/SoupStand/Base.lproj/SoupStand.intentdefinition"
  private static let teaHouse = "Examples/Definitions/TeaHouse/Base.lproj/Intents.intentdefinition"
  private static let everything = "Tests/GeneratedIntentsTests/Everything.intentdefinition"
  private static let hidingTypes =
    "Tests/IntentDefinitionFilesTests/Swift/Files/Types.intentdefinition"

  private static let paths = [soupStand, teaHouse, everything, hidingTypes]

  /// Definition files with every feature, and with every type and unusual name.
  ///
  /// The expected Swift is also run, as a part of the test target that contains it.
  private static let expected: [(path: String, style: SwiftOptions.Style, folder: String)] = [
    (teaHouse, .typed, "Tests/GeneratedIntentsTests/TeaHouse"),
    (teaHouse, .compatible, "Tests/IntentsTests/TeaHouse"),
    (everything, .typed, "Tests/GeneratedIntentsTests"),
    (everything, .compatible, "Tests/IntentsTests/Everything"),
  ]

  @Test(arguments: expected)
  func `a definition file gives the expected Swift`(
    _ path: String, _ style: SwiftOptions.Style, _ folder: String
  ) throws {
    let name = String(try #require(path.split(separator: "/").last))
    let generator = try generator(of: path, style: style)
    try expectGolden(generator.source, "\(name).swift", in: folder)
  }

  /// Lines with types of Swift, Foundation and the core whose names the file gives to types of its
  /// own, and lines with the latter.
  private static let linesWithHiddenTypes: [(SwiftOptions.Style, [String])] = [
    (
      .typed,
      [
        "public import Foundation",
        "public static let types_ = IntentDefinitions(",
        "public var label: Swift.String?",
        "public var text: String?",
        "public var link: Foundation.URL?",
        "public var website: URL?",
        "public var person: Person?",
        "public var type: AccountType",
        "public var type: Type?",
        "public var displayString: Swift.String",
        "public var displayImage: IntentKitCore.Image?",
        ".required(\"displayString\", \\.displayString),",
        "func resolveText(for intent: XYBrewIntent) async -> StringResolutionResult",
        "func resolveLink(for intent: TransferMoneyIntent) async -> IntentKitCore.URLResolutionResult",
        "with completion: @escaping Completion<IntentKitCore.StringResolutionResult>",
        "searchTerm: Swift.String?",
        "with completion: @escaping @Sendable (IntentOptions<Error>?, (any Swift.Error)?) -> Void",
      ]
    ),
    (
      .compatible,
      [
        "public import Foundation",
        "public static let types_ = IntentDefinitions(",
        "public var label: Swift.String? {",
        "public var text: String? {",
        "public var link: Foundation.URL? {",
        "public var website: URL? {",
        "\"type\": AccountType.self, \"person\": Person.self, \"link\": Foundation.URL.self,",
        "\"website\": URL.self, \"label\": Swift.String.self,",
        "_ parameter: Swift.String,",
        "public override func _defaultValue(of parameter: Swift.String, with handler: Any) -> Any? {",
        "nonisolated(nonsending) func resolveText(for intent: XYBrewIntent) async -> "
          + "StringResolutionResult",
        "with completion: @escaping @Sendable (INURLResolutionResult) -> Void",
        "searchTerm: Swift.String?",
        "with completion: @escaping @Sendable ([Error]?, (any Swift.Error)?) -> Void",
      ]
    ),
  ]

  @Test(arguments: linesWithHiddenTypes)
  func `a type that the file hides is written with its module`(
    _ style: SwiftOptions.Style, _ lines: [String]
  ) throws {
    let source = try generator(of: Self.hidingTypes, style: style).source
    let all = Set(source.split(separator: "\n").map { $0.drop { $0 == " " } })
    for line in lines { #expect(all.contains { $0.contains(line) }, "\(line)") }
    // Only the whole module has the name with which a hidden type is written.
    #expect(!source.contains("FoundationEssentials"))
  }

  @Test func `a list with a single element has no comma after it`() throws {
    let source = try generator(of: Self.hidingTypes).source
    #expect(
      source.contains(
        """
          public static let resolvers: [ParameterResolver<Self>] = [
            .value(\\.input_file) { await $0.resolveInput_file(for: $1) }
          ]

        """))
    #expect(
      source.contains(
        """
            parameters: [.init("value", type: "Int", displayName: "Value", isConfigurable: true)])

        """))
  }

  @Test(arguments: paths, SwiftOptions.Style.allCases)
  func `the same file gives the same bytes`(
    _ path: String, _ style: SwiftOptions.Style
  ) throws {
    let sources = try (1...2).map { _ in try generator(of: path, style: style).source }
    #expect(sources[0] == sources[1])
  }

  @Test(arguments: paths, SwiftOptions.Style.allCases)
  func `a folder contains the same declarations as the single file`(
    _ path: String, _ style: SwiftOptions.Style
  ) throws {
    let generator = try generator(of: path, style: style)
    let files = generator.files
    #expect(Set(files.map(\.path)).count == files.count)
    #expect(files.allSatisfy { $0.text.hasPrefix(generator.header + "\n") })
    let single = generator.source.split(separator: "\n").filter { !isPreamble($0) }
    let several = files.flatMap { $0.text.split(separator: "\n").filter { !isPreamble($0) } }
    #expect(single.sorted() == several.sorted())
  }

  @Test func `an internal declaration has no modifier`() throws {
    let source = try generator(of: Self.soupStand, .internal).source
    #expect(!source.contains("public"))
    #expect(source.contains("nonisolated struct OrderSoupIntent: CustomIntent, DeclaredIntent {"))
  }

  @Test func `a folder has a file for each type`() throws {
    #expect(
      try generator(of: Self.soupStand).files.map(\.path) == [
        "Counter.swift", "GetSoupOfTheDayIntent.swift", "GetSoupOfTheDayIntentHandling.swift",
        "GetSoupOfTheDayIntentResponse.swift", "IntentDefinitions+SoupStand.swift",
        "OrderSoupIntent.swift", "OrderSoupIntentHandling.swift", "OrderSoupIntentResponse.swift",
        "OrderType.swift", "Soup.swift", "Topping.swift",
      ])
  }

  @Test func `a file without custom intents gives an empty list`() {
    let source = SwiftGenerator(DefinitionFile(), named: "Empty.intentdefinition").source
    #expect(source.contains("  static let empty = IntentDefinitions([])\n"))
  }

  @Test func `a file without types of Foundation doesn't import it`() throws {
    let source = try generator(of: Self.soupStand).source
    #expect(
      source.split(separator: "\n").filter { $0.contains("import ") }.map(String.init) == [
        "public import IntentKitCore"
      ])
  }

  @Test func `a file in the compatible style imports what it uses`() throws {
    let generator = try generator(of: Self.soupStand, style: .compatible)
    let imports = Dictionary(
      uniqueKeysWithValues: generator.files.map { file in
        (file.path, file.text.split(separator: "\n").filter { $0.hasPrefix("public import") })
      })
    let (core, classes) = ("public import IntentKitCore", "public import Intents")
    #expect(imports["OrderSoupIntent.swift"] == [core[...], classes[...]])
    #expect(imports["OrderSoupIntentHandling.swift"] == [classes[...]])
    #expect(imports["OrderSoupIntentResponse.swift"] == [classes[...]])
    #expect(imports["IntentDefinitions+SoupStand.swift"] == [core[...]])

    let options = SwiftOptions(visibility: .public, style: .compatible)
    let empty = SwiftGenerator(DefinitionFile(), named: "Empty.intentdefinition", options)
    #expect(!empty.source.contains(classes))
  }

  @Test func `no line that can break is longer than the page`() throws {
    for path in Self.paths {
      for style in SwiftOptions.Style.allCases {
        let source = try generator(of: path, style: style).source
        let lines = source.split(separator: "\n").filter { $0.count > 100 }
        // A literal doesn't break.
        #expect(lines.allSatisfy { $0.contains("\"") }, "\(lines)")
      }
    }
  }

  @Test func `the largest known file is read without errors`() {
    let text = LargeDefinition.text
    #expect((580_000...650_000).contains(text.utf8.count))
    let document = DefinitionDocument(Array(text.utf8), path: "Large.intentdefinition")
    #expect(document.findings == [])
    #expect(document.file.intents.count == LargeDefinition.intentCount)
    let source = SwiftGenerator(document.file, named: "Large.intentdefinition").source
    #expect(source.contains("struct RunAction81Intent: CustomIntent, DeclaredIntent {"))
  }

  private func generator(
    of path: String, _ visibility: SwiftOptions.Visibility = .public,
    style: SwiftOptions.Style = .typed
  ) throws -> SwiftGenerator {
    let document = try DefinitionDocument(path: PackageUnderTest.url(of: path).path)
    #expect(!document.hasErrors, "\(document.lines)")
    return SwiftGenerator(
      document.file, named: String(path.split(separator: "/").last ?? ""),
      SwiftOptions(visibility: visibility, style: style))
  }

  /// Returns whether a line belongs to the header or the imports.
  private func isPreamble(_ line: Substring) -> Bool {
    line.hasPrefix("// Generated") || line.hasPrefix("#") || line.contains("import ")
  }
}
