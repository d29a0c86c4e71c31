import Foundation

/// The growth of processor time with the size of the input.
///
/// Nothing may grow faster than its input, which three sizes show on any machine: of the time that
/// depends on the size, the second step takes as many times as much as the first one as it is longer.
package enum Growth {
  /// The factor between two sizes.
  package static let factor = 4

  /// The three sizes from the smallest one.
  package static func sizes(from size: Int) -> [Int] {
    [size, size * factor, size * factor * factor]
  }

  /// Returns whether times grow like the sizes, with a margin.
  ///
  /// Twice the growth of the sizes counts as equal, and the square of it doesn't. A step that takes
  /// less than the resolution, in seconds, isn't judged.
  package static func isLinear(_ times: [Double], resolution: Double = 0.03) -> Bool {
    let (first, second) = (times[1] - times[0], times[2] - times[1])
    return second <= Double(2 * factor) * max(first, resolution)
  }

  /// Returns whether the time of some work on this thread grows like its size, in one of three
  /// attempts.
  package static func isLinear(from size: Int, _ work: (Int) -> Void) -> Bool {
    (0..<3).contains { _ in
      let times = sizes(from: size).map { size in
        let start = clock()
        work(size)
        return clock() - start
      }
      return isLinear(times, resolution: 0.002)
    }
  }

  /// The processor time of this thread, in seconds.
  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
