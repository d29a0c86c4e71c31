/// What only the target list of ``AddTasksIntent`` may answer.
///
/// SiriKit has one kind of confirmation that comes with a reason; the result types of all other lists of tasks are the
/// same Swift type as this one, so they can give it too.
extension ResolutionResult where Value == TaskList, Reason == Never {
  /// The user must say yes to a list, for a reason the assistant can tell.
  public static func confirmationRequired(
    with value: TaskList?, forReason reason: AddTasksTargetTaskListConfirmationReason
  ) -> Self {
    Self(
      .confirmationRequired(
        value, reason: EnumerationSchema.Case(name: reason.name, rawValue: reason.rawValue)))
  }
}
