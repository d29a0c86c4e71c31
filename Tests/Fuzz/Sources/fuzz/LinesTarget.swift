import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator

/// Replays a file with scenarios in its lines, and reads it as results of a replay and as a run.
enum LinesTarget {
  private static let path = Scratch.folder + "/input.jsonl"

  static func run(_ input: [UInt8]) {
    Scratch.write(input, to: path)
    replay()
    var merge = ReplayMerge()
    do throws(ReplayMerge.Failure) {
      try merge.add(input, path: "input.ndjson")
      merge.records.forEach(requireRoundTrip)
    } catch {
      requireMessage(error.description)
    }
    do throws(ScenarioError) {
      if case .saved(let record) = try RunSource(path: path) { requireRoundTrip(record) }
    } catch {
      requireMessage(error.description)
    }
  }

  /// Replays the file, and reads the results that the replay writes.
  private static func replay() {
    var options = Replay.Options()
    options.jobs = 2
    let replay = Replay(ScenarioTarget.simulator, options: options)
    let (report, summary) = wait {
      var report = NDJSONReport()
      var text = report.begin()
      let summary = await replay.run([path]) { burst in
        for result in burst.results {
          if case .unusable(let error) = result.ending {
            requireMessage(error.description)
          }
          text += report.add(ReplayRecord(result))
        }
      }
      return (text + report.end(summary), summary)
    }
    var merge = ReplayMerge()
    do throws(ReplayMerge.Failure) {
      try merge.add(Array(report.utf8), path: "written.ndjson")
    } catch {
      fatalError("What was written can't be read: \(error)\n\(report)")
    }
    require(merge.cutShort.isEmpty, "The report is incomplete.\n\(report)")
    require(merge.summary == summary, "The summary differs: \(merge.summary), \(summary)")
  }
}
