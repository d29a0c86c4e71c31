/// A list of plain values that grows at its end.
///
/// For each value, an array checks that its storage isn't shared, and a variable of a class that
/// holds the array checks that nothing else changes it. This list does neither.
final class PlainBuffer<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements, which callers may reduce.
  var count = 0

  init(capacity: Int = 4096) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The element at a place.
  subscript(place: Int) -> Element { start[place] }

  /// The elements in a range, until the next change.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Ensures that there is room for a number of elements.
  @inline(__always)
  func reserve(_ additional: Int) {
    if count + additional > capacity { grow(by: additional) }
  }

  @inline(never)
  private func grow(by additional: Int) {
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always)
  func append(_ element: Element) {
    reserve(1)
    start[count] = element
    count += 1
  }

  /// Adds elements that aren't in this buffer.
  func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress, !elements.isEmpty else { return }
    reserve(elements.count)
    (start + count).update(from: source, count: elements.count)
    count += elements.count
  }
}
