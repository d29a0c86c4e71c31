import IntentKitCore
import IntentKitExtension
import IntentKitPlatform

/// The launches of several programs, side by side.
struct LaunchTable {
  private let programs: [(name: String, profile: LaunchProfile)]

  /// Creates the table of programs with their paths.
  init(_ programs: [(path: String, profile: LaunchProfile)]) {
    self.programs = programs.map { program in
      let name = program.path.split(separator: "/").last.map(String.init) ?? program.path
      return (name.visibleOnOneLine, program.profile)
    }
  }

  /// The table, and the libraries that not all of the programs load.
  var text: String {
    let launches = programs.map(\.profile.launches).max() ?? 0
    let rows =
      [
        row("median of \(launches) launches", programs.map(\.name)),
        row("  process started", programs.map(\.profile.processStart.inMilliseconds)),
        row("  said hello, later", programs.map(\.profile.hello.inMilliseconds)),
        row("  first answer", programs.map(\.profile.firstAnswer.inMilliseconds)),
        row("  peak memory", programs.map { $0.profile.peakMemory?.inMebibytes ?? "–" }),
        row("  libraries", programs.map { $0.profile.libraries.map { "\($0.count)" } ?? "–" }),
        row(
          "  their size", programs.map { $0.profile.libraries?.totalSize.inMebibytes ?? "–" }),
      ] + programs.map(\.name).indices.flatMap(linesOfLibraries)
    return rows.map { $0 + "\n" }.joined()
  }

  /// Returns a line with a cell for each program, aligned to the right.
  private func row(_ title: String, _ cells: [String]) -> String {
    title.padded(to: Self.titleWidth)
      + zip(cells, programs).map { cell, program in
        let width = max(program.name.columns, Self.cellWidth)
        return "  " + String(repeating: " ", count: max(0, width - cell.columns)) + cell
      }.joined()
  }

  private static let titleWidth = 21
  private static let cellWidth = 9

  /// Returns the libraries that only one program loads, slowing its launch.
  private func linesOfLibraries(of index: Int) -> [String] {
    let others = programs.enumerated().filter { $0.offset != index }
      .flatMap { $0.element.profile.libraries ?? [] }
    let shared = Set(others.map(\.path))
    let own = (programs[index].profile.libraries ?? []).filter { !shared.contains($0.path) }
    guard !own.isEmpty else { return [] }
    return ["Only \(programs[index].name) loads"]
      + own.map { "  \($0.size.inMebibytes)  \($0.path.visibleOnOneLine)" }
  }
}

extension [LaunchProfile.Library] {
  /// The size of the files in bytes.
  var totalSize: Int { map(\.size).reduce(0, +) }
}

extension Duration {
  /// This duration in milliseconds, for a column.
  var inMilliseconds: String { column(tenths: nanoseconds / 100_000, "ms") }
}

extension Int {
  /// These bytes in mebibytes, for a column.
  var inMebibytes: String { column(tenths: self * 10 / (1 << 20), "MiB") }
}

/// Returns a number of tenths with its unit, aligned to the right.
private func column(tenths: Int, _ unit: String) -> String {
  let text = "\(tenths / 10).\(tenths % 10) \(unit)"
  return String(repeating: " ", count: max(0, 9 - text.count)) + text
}
