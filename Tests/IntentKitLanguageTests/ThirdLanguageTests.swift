import IntentKitCore
import IntentKitLanguage
import LanguageFiles
import Testing

/// Spanish, which exists in the file of this test only.
@Suite("A third language")
struct ThirdLanguageTests {
  @Test(
    arguments: [
      ("Pide un taxi a la estación", #"RequestRide {"dropOffLocation":"estación"}"#),
      (
        "Llévame desde Harpa hasta Perlan mañana a las ocho y media de la tarde, por favor",
        #"RequestRide {"dropOffLocation":"Perlan","pickupLocation":"Harpa","scheduledPickupTime":"2026-03-05T20:30"}"#
      ),
      (
        "Quiero reservar una furgoneta para cinco personas con UnicornRides",
        #"RequestRide {"partySize":5,"rideOptionName":"furgoneta"}"#
      ),
      ("Cancela mi taxi", "CancelRide {}"),
      (
        "Dile a Tom que llego tarde",
        #"SendMessage {"content":"llego tarde","recipients":["Tom"]}"#
      ),
      (
        "Envía un mensaje a Anne y Juan diciendo que estoy aquí",
        #"SendMessage {"content":"estoy aquí","recipients":["Anne","Juan"]}"#
      ),
    ])
  func `a language is data`(_ sentence: String, _ expected: String) throws {
    let reading = try Self.reader.get().reading(of: sentence)
    #expect(reading.meaning?.text == expected, "\(reading.partial?.explanation ?? "")")
  }

  @Test(arguments: ["No pidas un taxi", "Pide un taxi a la estación si llueve"])
  func `nothing is lost in it`(_ sentence: String) throws {
    #expect(try Self.reader.get().reading(of: sentence).meanings.isEmpty)
  }

  @Test func `it takes few lines`() throws {
    let files = try TestLanguage.files(in: "Tests/IntentKitLanguageTests/Languages/es")
    #expect(files.map { $0.text.split(separator: "\n").count }.reduce(0, +) <= 150)
  }

  private static let reader = Result {
    TestLanguage.reader(
      of: try LanguageCompiler.table(
        of: try TestLanguage.files(in: "Tests/IntentKitLanguageTests/Languages/es")))
  }
}
