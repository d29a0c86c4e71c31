import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The programs that are built together with the tests.
package enum BuiltProgram {
  /// Returns the path of a program.
  ///
  /// - Parameter program: The name of a product that is built with the tests, or a path that
  ///   contains a slash.
  /// - Returns: The path of the program.
  /// - Throws: ``SetUpFailure`` if the program doesn't exist.
  package static func path(of program: String) throws(SetUpFailure) -> String {
    let isPath = program.contains("/")
    let candidates = isPath ? [program] : folders.map { "\($0)/\(program)" }
    if let path = candidates.first(where: FileManager.default.isExecutableFile) { return path }
    guard !isPath else { throw SetUpFailure(message: "The program “\(program)” doesn't exist.") }
    throw SetUpFailure(
      message: """
        The build folder of the tests doesn't contain the program “\(program)”. Add its target to the dependencies of \
        the test target, or name another program: .outOfProcess(program: "…").
        """)
  }

  /// The folder of the test program and its parent folders, because some systems put the program
  /// into a bundle.
  private static let folders: [String] = {
    let image = CurrentProcess.imagePath ?? CommandLine.arguments[0]
    let parts = image.split(separator: "/", omittingEmptySubsequences: false)
    return (1..<parts.count).suffix(4).reversed().map { parts[..<$0].joined(separator: "/") }
  }()
}
