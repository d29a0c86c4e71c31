import IntentKitCore
import IntentKitUI

extension Situation {
  /// Whether a view of the app is on the screen, or hides a part of it.
  var hasAppViews: Bool { views.contains { $0.placement != .standard } }

  /// Whether the app adds a view to the standard interface instead of replacing it.
  var isAugmented: Bool { views.contains { $0.isAugmenting } }

  /// Records a call for a view.
  mutating func note(_ step: ViewStep) {
    if step.isAugmenting { views = [] }
    views.append(step)
  }

  /// The views on the screen, from top to bottom.
  ///
  /// The standard view of a parameter disappears when a view of the app shows the parameter.
  var placedViews: [PlacedView] {
    let claimed = Set(views.flatMap(\.configured))
    return views.flatMap { step -> [PlacedView] in
      let standard = PlacedView(
        parameters: step.parameters.filter { !claimed.contains($0) }, placement: .standard,
        interactiveBehavior: step.interactiveBehavior)
      let rest = standard.parameters.isEmpty ? [] : [standard]
      guard step.placement != .standard else { return rest }
      let custom = PlacedView(
        parameters: step.configured, placement: step.placement,
        interactiveBehavior: step.interactiveBehavior, size: step.size,
        view: step.view.flatMap { try? ViewDescription(parameterValue: $0) })
      return [custom] + rest
    }
  }
}

extension ViewStep {
  /// Whether the view is added to the standard interface.
  var isAugmenting: Bool { method.name.hasPrefix("configure(") }

  /// The call and its result on one line.
  package var summary: String {
    func set(_ parameters: [InterfaceParameter]) -> String {
      "{\(parameters.map(\.description).joined(separator: ", "))}"
    }
    let isNoView = placement == .standard && parameters.isEmpty
    var result = isNoView ? "no view" : "\(placement.rawValue) view"
    if placement != .standard, !configured.isEmpty, configured != parameters {
      result += " of \(set(configured))"
    }
    if let size { result += ", \(size)" }
    if interactiveBehavior != .none { result += ", \(interactiveBehavior.rawValue)" }
    if !replacedParts.isEmpty {
      result += ", displays \(replacedParts.map(\.rawValue).joined(separator: ", "))"
    }
    return "\(set(parameters)) → \(result)"
  }
}
