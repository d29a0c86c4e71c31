import IntentKitCore
public import IntentKitUI

extension Screen {
  /// The screen as one view, with the name of the app.
  public var view: ViewDescription {
    var views: [ViewDescription] = [
      .text(app, style: .footnote, color: .secondary, maximumLineCount: 1)
    ]
    for part in parts {
      switch part {
      case .custom(let view): views.append(view.decorated(app: app))
      case .standard(let card): views.append(card.view)
      }
    }
    return .stack(ViewDescription.Stack(views, spacing: 12))
  }

  /// The screen as a drawing.
  public var drawing: CardDrawing { CardDrawing(view) }

  /// Returns the lines of the screen in a terminal.
  func lines(width: Int) -> [String] {
    parts.flatMap { part in
      switch part {
      case .custom(let view): TerminalCard(view.decorated(app: app)).lines(width: width)
      case .standard(let card): card.lines(width: width)
      }
    }
  }
}

extension PlacedView {
  /// The view with the sign of its reaction to a tap.
  fileprivate func decorated(app: String) -> ViewDescription {
    guard let view else { return .column() }
    switch interactiveBehavior {
    case .none, .genericAction: return view
    case .nextView: return .row(view, .text("›", style: .title, color: .secondary))
    case .launch: return .column(view, .button(app))
    }
  }
}

extension DetailsCard {
  /// The card as a view: the values with their labels below.
  fileprivate var view: ViewDescription {
    .list(
      ViewDescription.List(
        rows.map { row in
          let entries = row.entries + [row.rest].compactMap(\.self)
          return .init(entries.joined(separator: "\n"), subtitle: row.label)
        }))
  }
}
