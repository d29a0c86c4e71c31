package import Foundation

/// A program of the system that some tests need.
///
/// Without it, the tests are skipped, unless an environment variable requires it, as in `.ci/run`.
package struct RequiredTool: Sendable {
  /// The name of the program.
  package let name: String
  /// The executable file; nil if the program isn't installed.
  package let program: URL?
  /// Whether its absence fails the tests.
  package let isRequired: Bool

  /// Finds a program in the folders of `PATH`.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - variable: The environment variable that requires the program with the value 1.
  package init(_ name: String, requiredBy variable: String) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    isRequired = environment[variable] == "1"
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    program = folders.map { URL(filePath: String($0)).appending(path: name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// Whether the tests that need the program must or can run.
  package var isWanted: Bool { isRequired || program != nil }
}
