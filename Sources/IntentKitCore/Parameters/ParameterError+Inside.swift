// `do` and `catch` around a call of which only the place is to be added take five lines. A closure that throws a typed error
// must spell its signature, so there is a form without one for single expressions.

/// Adds a step to the path of the error that an expression throws.
///
/// - Parameters:
///   - step: The step from the outside to the value that the expression reads.
///   - value: The expression.
/// - Returns: The value of the expression.
/// - Throws: The error of the expression, seen from one level further out.
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

/// Adds a step to the path of the error that a closure throws.
///
/// - Parameters:
///   - step: The step from the outside to the value that the closure reads.
///   - body: The closure; it begins with `() throws(ParameterError) in`.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure, seen from one level further out.
package func inside<Value>(
  _ step: ParameterPath.Step, body: () throws(ParameterError) -> Value
) throws(ParameterError) -> Value {
  do throws(ParameterError) {
    return try body()
  } catch {
    throw error.inside(step)
  }
}
