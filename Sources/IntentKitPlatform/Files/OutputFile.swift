#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file that is written as a whole: its old content stays until the new content is complete.
///
/// The file is written beside its place and moved there by ``finish()``. Without that call, nothing
/// changes. What isn't a regular file, such as a pipe, is written directly.
package final class OutputFile: Sendable {
  private let path: String
  private let file: OwnedDescriptor
  private let draft: FileDraft?

  /// Opens a file for writing.
  ///
  /// - Throws: ``SystemError`` if the file can't be written. It is unchanged.
  package init(_ target: OutputTarget) throws(SystemError) {
    path = target.path
    switch target.place {
    case .entry(let folder, let name):
      let draft = try FileDraft(of: name, in: folder, path: target.path)
      (self.draft, file) = (draft, draft.file)
    case .stream(let path):
      // Other writers of an open file continue at its end.
      guard let file = OwnedDescriptor(open(path, O_WRONLY | O_APPEND | O_CLOEXEC)) else {
        throw SystemError(.write, path)
      }
      (draft, self.file) = (nil, file)
    }
  }

  /// Appends a text.
  ///
  /// - Throws: ``SystemError`` if the text can't be written completely.
  package func write(_ text: String) throws(SystemError) {
    try Descriptor.writeAll(Array(text.utf8), to: file.number, path: path)
  }

  /// Waits until the written text is on the disk.
  ///
  /// With several files, a call for each before the first ``finish()`` finds a full disk while all
  /// old contents are there.
  package func settle() throws(SystemError) {
    guard draft == nil || file.settle() else { throw SystemError(.write, path) }
  }

  /// Replaces the old content with the text that was written.
  ///
  /// - Throws: ``SystemError`` if that isn't possible. The old content is unchanged.
  package func finish() throws(SystemError) {
    try settle()
    guard draft?.replaceTarget() ?? true else { throw SystemError(.write, path) }
  }

  /// Replaces the content of a file, or creates the file.
  ///
  /// - Throws: ``SystemError`` if the file can't be written. The old content is unchanged.
  package static func write(_ text: String, to target: OutputTarget) throws(SystemError) {
    let file = try OutputFile(target)
    try file.write(text)
    try file.finish()
  }
}
