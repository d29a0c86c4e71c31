/// Why a request cannot even be made.
package struct SetUpFailure: Error {
  /// What is the matter, and what to do.
  package let message: String
}
