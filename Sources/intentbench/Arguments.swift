import IntentKitCore
import IntentKitPlatform

/// The arguments of the program.
struct Arguments {
  /// The parts to run; empty for all.
  var parts: [String] = []
  /// Whether the figures are printed as JSON.
  var isJSON = false
  /// The figures of an earlier run to compare with.
  var baseline: BenchReport?

  /// A mistake in the arguments.
  struct Mistake: Error {
    var message: String
  }

  /// Reads the arguments.
  ///
  /// - Throws: ``Mistake`` for an unknown option or part, and for a baseline that can't be read.
  init(_ arguments: [String], known: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--format":
        guard let format = rest.popFirst(), ["text", "json"].contains(format) else {
          throw Mistake(message: "--format needs text or json.")
        }
        isJSON = format == "json"
      case "--baseline":
        guard let path = rest.popFirst() else {
          throw Mistake(message: "--baseline needs the path of a file that --format json printed.")
        }
        baseline = try Self.report(at: path)
      case _ where known.contains(argument): parts.append(argument)
      default:
        throw Mistake(
          message: "unknown argument “\(argument)”; expected --format text|json, --baseline FILE, "
            + "or parts: \(known.joined(separator: ", ")).")
      }
    }
  }

  private static func report(at path: String) throws(Mistake) -> BenchReport {
    do {
      return try BenchReport(
        parameterValue: JSONReader.value(from: try InputFile.bytes(of: path)))
    } catch {
      throw Mistake(message: "\(path) isn't a report of intentbench: \(error)")
    }
  }
}
