import IntentDefinitionFiles
import IntentDefinitionSwift
import LargeDefinition

/// The cost of definition files, with one of the largest known size.
enum DefinitionCost {
  static func report() async {
    let bytes = Array(LargeDefinition.text.utf8)
    let document = DefinitionDocument(bytes, path: "Large.intentdefinition")
    let generator = SwiftGenerator(document.file, named: "Large.intentdefinition")
    let sizes = "\(LargeDefinition.intentCount) intents, \(bytes.count / 1_000) kB"
    let swift = "\(generator.source.utf8.count / 1_000) kB of Swift"
    await Measurement(
      name: "file", title: "A definition file with \(sizes), \(swift)", unit: "file",
      ways: [
        (
          "reading, checking and generating",
          {
            let document = DefinitionDocument(bytes, path: "Large.intentdefinition")
            blackHole(SwiftGenerator(document.file, named: "Large.intentdefinition").source)
            return 1
          }
        ),
        (
          "reading and checking",
          {
            blackHole(DefinitionDocument(bytes, path: "Large.intentdefinition"))
            return 1
          }
        ),
        (
          "generating Swift",
          {
            blackHole(SwiftGenerator(document.file, named: "Large.intentdefinition").source)
            return 1
          }
        ),
        (
          "writing JSON",
          {
            blackHole(document.file.json)
            return 1
          }
        ),
      ]
    ).report()
  }
}
