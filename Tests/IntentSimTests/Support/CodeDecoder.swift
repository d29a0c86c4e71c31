import Foundation
import TestSupport
import Testing

/// The program `zbarimg` of the ZBar tools, a reader of codes in pictures.
enum CodeDecoder {
  static let tool = InstalledTool("zbarimg")

  /// Returns the texts of the QR codes in a picture.
  static func texts(in picture: ShownPicture) async throws -> [String] {
    let program = try #require(tool.program)
    let folder = try Folder()
    try folder.write("picture.pgm", picture.graymap())
    let run = try await ProgramRun.result(
      of: program,
      [
        "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", folder.url(of: "picture.pgm").path,
      ])
    // Its way to say that there is no code is the status 4.
    try #require([0, 4].contains(run.status), "zbarimg: \(run.errors)")
    return run.output.split(separator: "\n").map { String($0) }
  }
}
