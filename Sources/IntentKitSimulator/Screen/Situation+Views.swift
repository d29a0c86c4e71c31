package import IntentKitCore
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

extension Phrasebook {
  /// Returns a call for a view and its result on one line.
  package func summary(of step: ViewStep) -> String {
    func set(_ parameters: [InterfaceParameter]) -> String {
      "{\(parameters.map(\.description).joined(separator: ", "))}"
    }
    func filled(_ wording: Wording, _ gaps: [String: String]) -> String {
      said(wording) { gap in Utterance(gaps[gap] ?? "") }.read
    }
    let isNoView = step.placement == .standard && step.parameters.isEmpty
    let view = report.views[step.placement.rawValue] ?? step.placement.rawValue
    let isOfOthers =
      step.placement != .standard && !step.configured.isEmpty && step.configured != step.parameters
    var result = [
      isNoView
        ? report.noView
        : isOfOthers
          ? filled(report.viewOf, ["view": view, "parameters": set(step.configured)]) : view
    ]
    if let size = step.size { result.append(size.description) }
    if step.interactiveBehavior != .none { result.append(step.interactiveBehavior.rawValue) }
    if !step.replacedParts.isEmpty {
      let parts = step.replacedParts.map(\.rawValue).joined(separator: grammar.betweenValues)
      result.append(filled(report.displays, ["parts": parts]))
    }
    return "\(set(step.parameters)) → \(result.joined(separator: grammar.betweenValues))"
  }
}
