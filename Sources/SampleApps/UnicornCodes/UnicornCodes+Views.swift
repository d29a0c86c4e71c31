package import IntentKitCore
package import IntentKitUI

extension UnicornCodes: HostedViewProvider {
  package static let intentsWithViews = [GetVisualCodeIntent.schema.siriKitName]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    CodeController(language: language)
  }
}

/// Says what a code is for, beside the code that the assistant shows.
private struct CodeController: ViewReplacing {
  let language: AppLanguage

  private static let type: InterfaceParameter = "GetVisualCodeIntent.visualCodeType"

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard parameters.contains(Self.type),
      let type = interaction.intent(as: GetVisualCodeIntent.self)?.visualCodeType,
      let code = UnicornCode(type)
    else { return .standard }
    // The assistant adds a button that opens the app, so the view says what to do there.
    let explanation =
      interactiveBehavior == .launch
      ? language.text("Enter the amount in the app", "アプリで金額を入力してください") : explanation(of: code)
    let view = ViewDescription.row(
      .image(systemName: code.symbol),
      .column(
        .text(title(of: code), style: .headline),
        .text(explanation, style: .footnote, color: .secondary), spacing: 2),
      spacing: 12)
    return .showing(view, for: parameters)
  }

  private func title(of code: UnicornCode) -> String {
    switch code {
    case .contact: language.text("My Contact Card", "連絡先カード")
    case .requestPayment: language.text("Get Paid", "支払いを受ける")
    case .sendPayment: language.text("Pay", "支払う")
    }
  }

  private func explanation(of code: UnicornCode) -> String {
    switch code {
    case .contact: language.text("Anyone can scan it", "だれでも読み取れます")
    case .requestPayment: language.text("The payer scans it", "支払う人が読み取ります")
    case .sendPayment: language.text("Good for one payment", "一回だけ支払えます")
    }
  }
}

extension UnicornCode {
  /// The name of the system's image.
  fileprivate var symbol: String {
    switch self {
    case .contact: "person.crop.circle"
    case .requestPayment: "qrcode"
    case .sendPayment: "creditcard"
    }
  }
}
