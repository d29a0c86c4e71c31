import Foundation

/// Runs the fuzzer on one target.
///
///     fuzz scenario [FOLDER…] [-max_total_time=10] [-runs=0] […]
///
/// The first argument is the name of a target; the others are those of libFuzzer. Inputs are read
/// from the folders, and new ones are written to the first.
@main enum Fuzz {
  /// The variable that passes the target on to processes that libFuzzer starts.
  private static let variable = "INTENTKIT_FUZZ_TARGET"

  /// The target of this process.
  static let target: FuzzTarget = {
    let inherited = ProcessInfo.processInfo.environment[variable]
    guard let name = inherited ?? CommandLine.arguments.dropFirst().first,
      let target = FuzzTarget(rawValue: name)
    else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
      print("usage: fuzz \(names) [FOLDER…] [option of libFuzzer…]")
      exit(2)
    }
    return target
  }()

  static func main() {
    // A guest may write after its host has closed the channel.
    signal(SIGPIPE, SIG_IGN)
    let isInherited = ProcessInfo.processInfo.environment[variable] != nil
    setenv(variable, target.rawValue, 1)
    var arguments = CommandLine.arguments
    if !isInherited { arguments.remove(at: 1) }
    var count = CInt(arguments.count)
    // libFuzzer keeps the arguments until the process exits.
    var vector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { vector[index] = strdup(argument) }
    vector[arguments.count] = nil
    exit(runDriver(&count, &vector, testOneInput))
  }
}

/// The entry point of libFuzzer for programs with their own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs one input; the linker requires the function by this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Fuzz.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
