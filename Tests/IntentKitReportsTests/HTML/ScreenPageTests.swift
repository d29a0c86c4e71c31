import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

/// The page of `intentsim card`, by what is visible in a browser.
@Suite struct `Pages with screens` {
  /// The page of a scenario, with the texts that the scenario expects on the screen.
  private struct Page {
    var html: String
    var texts: [String]

    /// Runs a scenario of the examples.
    init(_ path: String) async throws {
      let url = PackageUnderTest.url(of: "Examples/Scenarios/\(path)")
      let file = try ScenarioFile(path: path, text: Array(Data(contentsOf: url)))
      let run = try await Simulator(apps: SampleApps.all).run(file)
      let conversation = run.conversation
      let asked = conversation.exchanges.compactMap { exchange in
        exchange.screen.map { (exchange.question.read, $0) }
      }
      let end = conversation.screen.map { (conversation.statement?.read ?? "", $0) }
      let screens = asked + [end].compactMap(\.self)
      html =
        ScreenPage(
          title: file.scenario.name ?? path, language: run.choices.language, screens: screens
        ).text
      texts =
        file.scenario.turns.flatMap { $0.shows ?? [] } + (file.scenario.expect?.shows ?? [])
    }
  }

  @Test(
    .enabled(if: ReportReader.card.isInstalled, "chromium isn't installed, which draws pages."),
    arguments: [
      "UnicornChat/draft-on-screen", "UnicornRides/driver-and-vehicle",
      "UnicornRides/status-on-screen", "UnicornRides/maps-card", "MoveMate/goal-on-screen",
      "MoveMate/paused-on-screen", "HarborBank/payment-on-screen", "HarborBank/accounts-on-screen",
      "TasksNotes/added-on-screen", "TasksNotes/found-on-screen", "SoupChef/order-on-screen",
      "SoupChef/usual-on-screen",
    ])
  func `everything on the cards of an app is visible in a browser`(path: String) async throws {
    for suffix in ["", "-ja"] {
      let page = try await Page("\(path)\(suffix).json")
      #expect(!page.texts.isEmpty)
      let reading = try await ReportReader.card.read(page.html, page.texts)
      #expect(reading.isGood, "\(reading.complaints)")
    }
  }

  @Test(
    .enabled(if: ReportReader.card.isInstalled, "chromium isn't installed, which draws pages."),
    arguments: [
      ("max-width: 100%; height: auto;", "min-width: 500px;"), (">Sent<", "><"),
      ("<text x=\"16\"", "<text x=\"300\""),
      ("</g>\n</svg>", "<rect width=\"400\" height=\"400\"/></g>\n</svg>"),
      ("<figcaption>dark</figcaption>", "<figcaption>light</figcaption>"),
      ("fill=\"#ffffff\"", "fill=\"#000000\""), ("<text ", "<text opacity=\"0\" "),
    ])
  func `the check rejects a card that isn't entirely visible`(
    part: String, other: String
  ) async throws {
    let page = try await Page("UnicornChat/draft-on-screen.json")
    let broken = page.html.replacing(part, with: other)
    #expect(broken != page.html, "\(part) isn't on the page")
    let reading = try await ReportReader.card.read(broken, page.texts)
    #expect(!reading.isGood)
  }
}
