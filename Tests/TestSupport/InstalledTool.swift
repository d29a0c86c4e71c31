package import Foundation
package import Testing

/// A program of the system that some tests need.
package struct InstalledTool: Sendable, Hashable, CustomTestStringConvertible {
  /// The name of the program.
  package let name: String
  /// The executable file; nil if the program isn't installed.
  package let program: URL?

  package var testDescription: String { name }

  /// Finds a program in the folders of `PATH`.
  package init(_ name: String) {
    self.name = name
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    program = folders.map { URL(filePath: String($0)).appending(path: name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  package static let python3 = InstalledTool("python3")
  package static let chromium = InstalledTool("chromium")
  package static let swiftc = InstalledTool("swiftc")
}

extension Trait where Self == ConditionTrait {
  /// Skips a test without a program that it needs.
  ///
  /// CI has all programs and allows no skipped test.
  package static func requires(_ tool: InstalledTool) -> Self {
    .enabled(if: tool.program != nil, "\(tool.name) isn't installed")
  }
}
