// A closure that throws a typed error must spell its signature, so single expressions have a
// shorter form.

/// Prepends a step to the path of the errors that an expression throws.
///
/// - Parameters:
///   - step: The step from the outside to the value that the expression reads.
///   - value: The expression.
/// - Returns: The value of the expression.
/// - Throws: The expression's error with the longer path.
package func inside<Value>(
  _ step: @autoclosure () -> ParameterPath.Step,
  _ value: @autoclosure () throws(ParameterError) -> Value
) throws(ParameterError) -> Value {
  do throws(ParameterError) {
    return try value()
  } catch {
    throw error.inside(step())
  }
}

/// Prepends a step to the path of the errors that a closure throws.
///
/// - Parameters:
///   - step: The step from the outside to the value that the closure reads.
///   - body: The closure; it begins with `() throws(ParameterError) in`.
/// - Returns: The result of the closure.
/// - Throws: The closure's error with the longer path.
package func inside<Value>(
  _ step: ParameterPath.Step, body: () throws(ParameterError) -> Value
) throws(ParameterError) -> Value {
  do throws(ParameterError) {
    return try body()
  } catch {
    throw error.inside(step)
  }
}
