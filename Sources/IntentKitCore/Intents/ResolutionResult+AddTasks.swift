#if AllDomains || ListsAndNotes
/// The result that only the target list of ``AddTasksIntent`` supports.
///
/// It is SiriKit's only confirmation with a reason. The result types of all other task lists are
/// the same Swift type, so this method is available for them, too.
extension ResolutionResult where Value == TaskList, Reason == Never {
  /// Returns a result that asks the user to confirm a list, for a reason that the assistant states.
  public static func confirmationRequired(
    with value: TaskList?, forReason reason: AddTasksTargetTaskListConfirmationReason
  ) -> Self {
    Self(
      .confirmationRequired(
        value, reason: EnumerationSchema.Case(name: reason.name, rawValue: reason.rawValue)))
  }
}
#endif
