import IntentKitPlatform

/// The lines that a process writes to its output and error streams.
struct ExtensionLog {
  private struct Stream {
    var descriptor: Int32
    var lines = LineBuffer()
    var isOpen = true
  }

  /// The maximum number of lines kept, and of columns in each.
  private static let maximumLineCount = 1000
  private static let maximumColumnCount = 2000

  private var streams: [Stream]
  /// The number of bytes read.
  private(set) var count = 0
  private(set) var lines: [String] = []
  private(set) var signs = LogSigns()

  init(_ descriptors: [Int32]) {
    streams = descriptors.map { Stream(descriptor: $0) }
  }

  /// The indices of the streams.
  var indices: Range<Int> { streams.indices }

  /// The descriptors to wait for, by the indices of their streams.
  var polled: [Descriptor.Polled] {
    streams.map { Descriptor.Polled($0.isOpen ? $0.descriptor : nil) }
  }

  /// Reads the available bytes of a stream.
  mutating func read(_ index: Int, into chunk: UnsafeMutableRawBufferPointer) {
    guard streams[index].isOpen else { return }
    switch Descriptor.read(streams[index].descriptor, into: chunk) {
    case .wouldBlock: return
    case .end: streams[index].isOpen = false
    case .bytes(let count):
      self.count += count
      streams[index].lines.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      while let line = streams[index].lines.next() { add(line) }
    }
  }

  /// Adds the incomplete last lines.
  mutating func finish() {
    for index in streams.indices { add(streams[index].lines.rest()) }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard !line.isEmpty else { return }
    let line = String(decoding: line.prefix(Self.maximumColumnCount), as: UTF8.self)
    signs.read(line)
    if lines.count < Self.maximumLineCount { lines.append(line) }
  }
}
