import IntentKitCore
import IntentKitUI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Shows a payment instead of the standard view of the transaction; the rest of the standard
/// interface stays.
struct PaymentController: ViewAugmenting, HostedViewSiriProviding {
  let language: AppLanguage

  var displaysPaymentTransaction: Bool { true }

  func configure(
    with interaction: Interaction, context: HostedViewContext
  ) async -> ViewConfiguration {
    let isRequest = interaction.intentName == RequestPaymentIntent.schema.name
    let record =
      isRequest
      ? interaction.response(to: RequestPaymentIntent.self)?.paymentRecord
      : interaction.response(to: SendPaymentIntent.self)?.paymentRecord
    guard let record else { return .standard }
    let isDone = interaction.intentHandlingStatus != .ready
    return .showing(card(for: record, isRequest: isRequest, isDone: isDone))
  }

  private func card(for record: PaymentRecord, isRequest: Bool, isDone: Bool) -> ViewDescription {
    let name = (isRequest ? record.payer : record.payee)?.displayName ?? ""
    let title =
      isRequest
      ? language.text("From \(name)", "\(name)さんから")
      : language.text("To \(name)", "\(name)さんへ")
    var lines: [ViewDescription] = [.text(title, style: .headline)]
    if let note = record.note {
      lines.append(.text(note, style: .footnote, color: .secondary, maximumLineCount: 2))
    }
    var views: [ViewDescription] = [
      .row(
        .stack(.init(lines, spacing: 2)), status(of: record, isRequest: isRequest, isDone: isDone))
    ]
    if let amount = language.price(record.currencyAmount) {
      views.append(.text(amount, style: .largeTitle))
    }
    if record.feeAmount?.amount != 0, let fee = language.price(record.feeAmount) {
      views.append(
        .text(
          language.text("Fee: \(fee)", "手数料：\(fee)"), style: .footnote, color: .secondary))
    }
    return .stack(.init(views))
  }

  private func status(
    of record: PaymentRecord, isRequest: Bool, isDone: Bool
  ) -> ViewDescription {
    guard isDone else {
      return .badge(
        isRequest ? language.text("Request", "請求") : language.text("Payment", "送金"),
        color: .secondary)
    }
    // A request is pending until the other person pays.
    if isRequest { return .badge(language.text("Requested", "請求済み"), color: .positive) }
    return record.status == .completed
      ? .badge(language.text("Sent", "送金済み"), color: .positive)
      : .badge(language.text("In Review", "確認中"), color: .caution)
  }
}
