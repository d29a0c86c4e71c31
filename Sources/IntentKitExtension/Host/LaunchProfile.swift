import IntentKitCore

/// The duration of each step in the launch of an extension.
public struct LaunchProfile: Sendable, Hashable {
  /// The display name of the app.
  public var name: String
  /// The number of launches measured; the durations are their medians.
  public var launches: Int
  /// The time the system needed to start the process.
  public var processStart: Duration
  /// The time from the process start until the hello of the program.
  public var hello: Duration
  /// The time from the start until the program had created its app and answered.
  public var firstAnswer: Duration
  /// The peak memory until the first answer, in bytes; nil if the system doesn't report it.
  public var peakMemory: Int?
  /// The dynamic libraries loaded until the first answer, largest first; nil if the system doesn't
  /// report them.
  public var libraries: [Library]?

  /// A dynamic library.
  public struct Library: Sendable, Hashable {
    /// The path of the library.
    public var path: String
    /// The size of the library's file in bytes.
    public var size: Int
  }

  /// Measures a number of launches of a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - launches: The number of launches.
  ///   - limits: The resource limits of each process.
  /// - Returns: The profile.
  /// - Throws: ``ExtensionError`` if the program can't be started or isn't an extension. Show the
  ///   error to the user who named the program.
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
        // An app with required settings refuses the launch. This counts as an answer, too.
        _ = try await process.reply(
          to: .launch, ["environment": WireEnvironment(AppEnvironment()).parameterValue],
          limit: limits.launch ?? InstalledExtension.defaultLaunchLimit)
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
  /// The launch of a program outside of a request.
  static let launching = HandlerMethod("launch", phase: .resolve)
}

extension [Duration] {
  /// The median.
  fileprivate var median: Duration {
    let sorted = sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }
}
