/// An error for a request that can't be set up.
package struct SetUpFailure: Error, CustomStringConvertible {
  /// A description of the problem and its solution.
  package let message: String

  package var description: String { message }
}
