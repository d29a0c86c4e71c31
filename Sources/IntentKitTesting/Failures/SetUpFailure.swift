/// An error for a request that can't be set up.
package struct SetUpFailure: Error {
  /// A description of the problem and its solution.
  package let message: String
}
