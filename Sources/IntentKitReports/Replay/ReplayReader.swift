import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// Finds scenarios and adds them to a queue.
///
/// It runs on a separate thread, because the input may be slow.
struct ReplayReader {
  /// The number of lines that a worker receives at a time.
  static let batchSize = 8
  /// The maximum weight of the scenarios that are shuffled together.
  ///
  /// Shuffling all scenarios would take too much memory.
  static let maximumStretchWeight = 1000

  private let queue: ReplayQueue
  private let shard: ReplayShard?
  private var generator: SeededGenerator?
  private var foundCount = 0
  private var wantedCount = 0
  private var batch: [ReplayItem] = []
  private var stretch: [ReplayItem] = []
  private var stretchWeight = 0
  private var totalSize: Int?
  private var readSize = 0

  init(_ queue: ReplayQueue, shard: ReplayShard?, seed: UInt64?) {
    self.queue = queue
    self.shard = shard
    generator = seed.map { SeededGenerator(seed: $0) }
  }

  /// Reads all scenarios.
  mutating func run(_ paths: [String]) {
    let sources = ScenarioSource.all(in: paths)
    totalSize = sources.reduce(0) { sum, source in
      if case .none = source.layout { return sum }
      return sum.flatMap { sum in source.size.map { sum + $0 } }
    }
    for source in sources {
      read(source)
      readSize += source.size ?? 0
    }
    flushStretch()
    flush()
    queue.finish()
  }

  private mutating func read(_ source: ScenarioSource) {
    switch source.layout {
    case .document:
      add(
        ReplayItem(path: source.path, content: .file, size: source.size ?? 0), at: source.size)
      flush()
    case .none(let reason): add(.unusable(source.path, reason))
    case .lines, .byContent: readPieces(of: source)
    }
  }

  // MARK: - Files in chunks

  private mutating func readPieces(of source: ScenarioSource) {
    let input: InputFile
    do throws(SystemError) {
      input = try InputFile(source.path)
    } catch {
      return add(.unusable(source.path, "\(error.predicate)."))
    }
    let wait = InterruptibleInput(input, queue: queue, isSlow: source.size == nil)
    var lines = LineReader { limit throws(SystemError) in try wait.read(atMost: limit) }
    do throws(SystemError) {
      let isEmpty = try readLines(&lines, source, wait)
      if isEmpty, wait.isNeeded {
        add(
          .unusable(
            source.path, position: JSONPosition(line: 1, column: 1),
            "found an empty text, expected a scenario."))
      }
    } catch {
      add(.unusable(source.path, line: lines.number + 1, "\(error.predicate)."))
    }
  }

  /// Reads the lines of a source.
  ///
  /// - Returns: Whether the source is empty.
  private mutating func readLines(
    _ lines: inout LineReader, _ source: ScenarioSource, _ input: InterruptibleInput
  ) throws(SystemError) -> Bool {
    var isFirst = true
    while true {
      // Available items must not wait for more input.
      if lines.mustRead { flush() }
      guard let line = try lines.next(), input.isNeeded else { return isFirst }
      guard case .text(let text) = line else {
        isFirst = false
        add(
          .unusable(
            source.path, line: lines.number,
            "found a line of more than \(LineReader.maximumLength >> 20) MiB, expected a shorter line."
          ),
          at: lines.offset)
        continue
      }
      guard !text.allSatisfy(\.isBlank) else { continue }
      if isFirst, case .byContent = source.layout, text.isBeginningOfJSON {
        let document = try lines.rest(atMost: ScenarioFile.maximumSize)
        guard input.isNeeded else { return false }
        guard let document else {
          add(.unusable(source.path, ReplayItem.tooLarge))
          return false
        }
        let before = [UInt8](repeating: .lineFeed, count: lines.number - 1)
        let text = before + text + [.lineFeed] + document
        add(ReplayItem(path: source.path, content: .text(text), size: text.count))
        return false
      }
      if isFirst, case .byContent = source.layout,
        text.first(where: { !$0.isBlank }) != UInt8(ascii: "{")
      {
        add(
          .unusable(
            source.path, line: lines.number, "found a text that isn't JSON, expected a scenario."))
        return false
      }
      isFirst = false
      add(
        ReplayItem(
          path: source.path, line: lines.number, content: .text(text), size: text.count),
        at: lines.offset)
    }
  }

  // MARK: - Items

  private mutating func add(_ item: ReplayItem, at offset: Int? = nil) {
    defer { foundCount += 1 }
    guard shard?.contains(index: foundCount) ?? true else { return }
    var item = item
    item.index = foundCount
    item.ordinal = wantedCount
    if let totalSize, totalSize > 0 {
      item.fraction = min(1, Double(readSize + (offset ?? 0)) / Double(totalSize))
    }
    wantedCount += 1
    guard generator == nil else {
      if stretchWeight + item.weight > Self.maximumStretchWeight { flushStretch() }
      stretch.append(item)
      stretchWeight += item.weight
      return
    }
    batch.append(item)
    if batch.count == Self.batchSize { flush() }
  }

  private mutating func flush() {
    guard !batch.isEmpty else { return }
    queue.put(batch)
    batch = []
  }

  private mutating func flushStretch() {
    guard var generator else { return }
    stretch.shuffle(using: &generator)
    self.generator = generator
    for item in stretch { queue.put([item]) }
    stretch = []
    stretchWeight = 0
  }
}

/// An input that may be slow, without blocking a queue that is stopped.
private final class InterruptibleInput {
  /// Whether more input is needed.
  private(set) var isNeeded = true
  private let input: InputFile
  private let queue: ReplayQueue
  private let isSlow: Bool

  init(_ input: InputFile, queue: ReplayQueue, isSlow: Bool) {
    self.input = input
    self.queue = queue
    self.isSlow = isSlow
  }

  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    guard isSlow else { return try input.read(atMost: limit) }
    isNeeded = isNeeded && queue.beginWait()
    guard isNeeded else { return [] }
    defer { isNeeded = queue.endWait() }
    return try input.read(atMost: limit)
  }
}

extension [UInt8] {
  /// Whether the bytes are an incomplete but otherwise valid JSON text.
  fileprivate var isBeginningOfJSON: Bool {
    do throws(JSONError) {
      _ = try JSONReader.value(from: self)
      return false
    } catch {
      return error.found == nil
    }
  }
}
