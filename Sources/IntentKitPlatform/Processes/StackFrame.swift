import CIntentKitPlatform

/// An instruction that a thread is executing, or the call of a function that hasn't returned.
package struct StackFrame: Sendable, Hashable {
  /// The path of the file that contains the instruction; nil for the program itself.
  package var image: String?
  /// The address of the instruction in that file.
  package var address: Int

  /// Creates a frame.
  package init(image: String? = nil, address: Int) {
    self.image = image
    self.address = address
  }
}

extension CurrentProcess {
  /// The maximum number of frames.
  private static let maximumFrameCount = 64

  /// Returns the frames of a thread of this process, innermost first.
  ///
  /// A system call in which the thread waits may end early, so call this only for a thread whose
  /// work no longer matters, and from one thread at a time. It takes some milliseconds, and a fifth
  /// of a second if the thread doesn't react. Only Linux with glibc reports frames.
  ///
  /// - Parameter thread: The system's identifier of a thread other than the current one.
  /// - Returns: The frames; empty if the system doesn't report them.
  package static func frames(of thread: Int) -> [StackFrame] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: maximumFrameCount)
    let count = intentkit_trace(thread, &addresses, Int32(maximumFrameCount))
    return addresses.prefix(Int(count)).compactMap { instruction in
      var address: UInt = 0
      guard let instruction, let image = intentkit_image(instruction, &address) else { return nil }
      let path = String(cString: image)
      return StackFrame(image: path.isEmpty ? nil : path, address: Int(clamping: address))
    }
  }

  /// The system's identifiers of all threads but the current one; empty if the system doesn't
  /// report them.
  package static var otherThreads: [Int] {
    let names = (try? Folders.names(in: "/proc/self/task")) ?? []
    return names.compactMap { Int($0) }.filter { $0 != currentThreadIdentifier }.sorted()
  }
}
