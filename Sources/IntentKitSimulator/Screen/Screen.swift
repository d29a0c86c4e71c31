public import IntentKitCore
import IntentKitPlatform
public import IntentKitUI

/// The content of the screen while the assistant shows a response: views of the app, and standard
/// views of the rest.
public struct Screen: Sendable, Hashable {
  /// A part of the screen.
  enum Part: Sendable, Hashable {
    /// A view of the app.
    case custom(PlacedView)
    /// A standard view.
    case standard(DetailsCard)
  }

  /// The name of the app.
  public let app: String
  /// The place on the screen.
  public let context: HostedViewContext
  /// The parts, from top to bottom.
  let parts: [Part]

  /// Creates the screen of a situation.
  ///
  /// - Parameters:
  ///   - situation: The state of the request, with the calls for views.
  ///   - words: The words for values.
  ///   - isDone: Whether the request has been handled.
  init(_ situation: Situation, _ words: ValueWords, isDone: Bool) {
    app = situation.app
    context = situation.views.last?.context ?? .siriSnippet
    let replaced = situation.views.flatMap(\.replacedParts)
    let standard =
      isDone
      ? DetailsCard.response(situation, words, without: replaced)
      : .request(situation, words, without: replaced)
    let isReplacing = situation.hasAppViews && !situation.isAugmented
    var parts: [Part] = isReplacing ? [] : [.standard(standard)]
    for view in situation.placedViews {
      switch view.placement {
      case .custom: parts.append(.custom(view))
      case .standard where isReplacing:
        parts.append(.standard(.standard(view.parameters, situation, words)))
      case .standard, .hidden: break
      }
    }
    // The sets of parameters that the app is asked about don't contain all that matters later.
    if isReplacing, isDone {
      let shown = Set(
        situation.placedViews.flatMap(\.parameters).compactMap { $0.steps.last?.name })
      parts.append(.standard(.lasting(situation, words, except: shown)))
    }
    self.parts = parts.merged
  }

  /// All texts on the screen, in reading order.
  public var texts: [String] {
    parts.flatMap { part in
      switch part {
      case .custom(let view): view.view?.texts ?? []
      case .standard(let card): card.rows.flatMap { [$0.label] + $0.entries }
      }
    }
  }

  /// The app's views, from top to bottom.
  public var views: [PlacedView] {
    parts.compactMap { if case .custom(let view) = $0 { view } else { nil } }
  }

  /// Returns whether a text is on the screen, possibly as a part of another one.
  public func shows(_ text: String) -> Bool { texts.contains { $0.containsBytes(of: text) } }
}

extension [Screen.Part] {
  /// The parts with one card for adjacent standard views, and without empty cards.
  fileprivate var merged: [Screen.Part] {
    reduce(into: []) { parts, part in
      guard case .standard(let card) = part else { return parts.append(part) }
      if card.rows.isEmpty { return }
      guard case .standard(var last)? = parts.last else { return parts.append(part) }
      last.append(contentsOf: card)
      parts[parts.count - 1] = .standard(last)
    }
  }
}
