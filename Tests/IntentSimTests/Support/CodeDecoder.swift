import Foundation
import Testing

/// The program `zbarimg` of the ZBar tools, which reads codes in pictures.
enum CodeDecoder {
  /// Whether the tests fail without it, as in CI.
  static let isRequired = ProcessInfo.processInfo.environment["INTENTKIT_REQUIRE_ZBARIMG"] == "1"

  /// The program; nil if it isn't installed.
  static let program: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: "zbarimg") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }()

  /// Returns the texts of the QR codes in a picture.
  static func texts(in picture: ShownPicture) async throws -> [String] {
    let program = try #require(program, "zbarimg is required here, and is not installed")
    let folder = try Folder()
    try folder.write("picture.pgm", picture.graymap())
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", folder.url(of: "picture.pgm").path,
    ]
    let handles = [try folder.emptyFile("output"), try folder.emptyFile("errors")]
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try await IntentSim.finish(process) { try process.run() }
    // The status 4 means that no code was found.
    let errors = try folder.read("errors")
    try #require([0, 4].contains(process.outcome), "zbarimg: \(errors)")
    return try folder.read("output").split(separator: "\n").map { String($0) }
  }
}
