import IntentKitPlatform
package import IntentKitSimulator
import IntentKitUI

/// A page with screens, in light and in dark beside each other.
package struct ScreenPage: Sendable {
  private let title: String
  private let language: Language
  private let screens: [(title: String, screen: Screen)]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - language: The language of the screens.
  ///   - screens: The screens, with the assistant's words at the time.
  package init(title: String, language: Language, screens: [(title: String, screen: Screen)]) {
    self.title = title.visibleOnOneLine
    self.language = language
    self.screens = screens.map { ($0.title.visible, $0.screen) }
  }

  /// The page in HTML.
  package var text: String {
    let sections = screens.map { title, screen -> Markup in
      let drawings = ColorScheme.allCases.map { scheme -> Markup in
        """
        <figure>\(Markup(trusted: screen.drawing.svg(scheme)))\
        <figcaption>\(scheme.rawValue)</figcaption></figure>

        """
      }
      return """
        <section>
        <h2 dir="auto">\(title)</h2>
        <div class="schemes">
        \(drawings)</div>
        </section>

        """
    }
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(Markup(trusted: Self.style))</style>
      </head>
      <body>
      <main>
      <h1 dir="auto">\(title)</h1>
      \(sections)</main>
      </body>
      </html>

      """
    return page.source
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 17px/1.4 system-ui, sans-serif; margin: 0; }
    main { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1rem; }
    h1 { font-size: 1.5rem; }
    h2 { font-size: 1.05rem; font-weight: 600; white-space: pre-line; }
    .schemes { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; max-width: 100%; }
    figure svg { display: block; max-width: 100%; height: auto; border-radius: 16px; }
    figcaption { font-size: .8rem; opacity: .75; padding: .35rem .25rem; }
    """
}
