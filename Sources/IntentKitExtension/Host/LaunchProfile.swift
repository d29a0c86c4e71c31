import IntentKitCore

/// What the launch of an extension is made of.
public struct LaunchProfile: Sendable, Hashable {
  /// The name by which users speak of the app.
  public var name: String
  /// How many launches were measured; times are their medians.
  public var launches: Int
  /// How long the system took to start the process.
  public var processStart: Duration
  /// How long it took from there until the program had said what it is.
  public var hello: Duration
  /// How long it took from the start until the program had made its app and answered.
  public var firstAnswer: Duration
  /// The most memory the process held until then, in bytes; nil where the system does not say.
  public var peakMemory: Int?
  /// The dynamic libraries that were loaded until then, the largest first; nil where the system does not say.
  public var libraries: [Library]?

  /// A dynamic library.
  public struct Library: Sendable, Hashable {
    /// Where it is.
    public var path: String
    /// How large its file is, in bytes.
    public var size: Int
  }

  /// Launches a program some times.
  ///
  /// - Throws: ``ExtensionError`` when it cannot be started, or is no extension. Show it to whoever named the program.
  public static func measure(
    at path: String, launches: Int = 10, limits: ExtensionLimits = ExtensionLimits()
  ) async throws(ExtensionError) -> LaunchProfile {
    let installed = try await InstalledExtension.install(at: path, limits: limits)
    var starts: [Duration] = []
    var hellos: [Duration] = []
    var answers: [Duration] = []
    var memory: [Int] = []
    var libraries: [Library]?
    for _ in 0..<max(1, launches) {
      let process = ExtensionProcess(path: path, limits: limits)
      let began = ContinuousClock.now
      do throws(HandlerFailure) {
        _ = try await process.launch()
        // An app that wants settings answers so, which is an answer as well.
        _ = try? await process.call(
          .launch, ["environment": WireEnvironment(AppEnvironment()).parameterValue])
        answers.append(began.duration(to: .now))
        libraries = process.libraries
      } catch {
        let report = await process.end()
        throw ExtensionError(path: path, error, .launching, log: report.log)
      }
      let start = process.spawnTime
      let report = await process.end()
      starts.append(start)
      hellos.append((report.launchTime ?? .zero) - start)
      if let peak = report.peakMemory { memory.append(peak) }
    }
    return LaunchProfile(
      name: installed.appDescription.displayName, launches: answers.count,
      processStart: starts.median, hello: hellos.median, firstAnswer: answers.median,
      peakMemory: memory.max(), libraries: libraries)
  }
}

extension HandlerMethod {
  /// The launch of a program that no request waits for.
  static let launching = HandlerMethod("launch", phase: .resolve)
}

extension [Duration] {
  /// The middle one.
  fileprivate var median: Duration {
    let sorted = sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }
}
