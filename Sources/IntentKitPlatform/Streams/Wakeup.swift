/// A pipe that wakes a thread which waits for descriptors.
package struct Wakeup: Sendable {
  /// The descriptor to wait for.
  package let descriptor: Int32
  let writingEnd: Int32

  /// Creates a pipe, or returns the system's error.
  package static func make() -> Result<Wakeup, SystemError> {
    Descriptor.pipe().map { pipe in
      // A full pipe wakes the thread as well.
      Descriptor.setNonblocking(pipe.writing)
      return Wakeup(descriptor: pipe.reading, writingEnd: pipe.writing)
    }
  }

  /// Wakes the thread.
  package func signal() { Descriptor.write([0], to: writingEnd) }

  /// Removes all signals, so that the thread can wait again.
  package func reset() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 1) { buffer in
      while case .bytes(buffer.count) = Descriptor.read(descriptor, into: buffer) {}
    }
  }

  /// Closes the pipe.
  package func close() {
    for end in [descriptor, writingEnd] { Descriptor.close(end) }
  }
}
