import Fleet
import IntentKitTesting
import Testing

@Suite struct `Asking about cars` {
  @Test func `the cars of a user are listed`() async {
    let provider = FleetHandlers(fleet: .family, user: "ada")
    await IntentTester(ListCarsIntent(), provider: provider).expectConversation { siri in
      await siri.ends(.succeeded, heard: "You have 2 cars: blue van and red van.") { response in
        #expect(response.cars?.map(\.carIdentifier) == ["AL 1815", "AL 1843"])
      }
    }
  }

  @Test func `the only car needs no name`() async {
    let provider = FleetHandlers(fleet: .family, user: "grace")
    await IntentTester(GetCarLockStatusIntent(), provider: provider).expectConversation { siri in
      await siri.ends(.succeeded, heard: "Coupe is locked.") { response in
        #expect(response.locked == true)
      }
    }
  }

  @Test func `the assistant asks which of two cars is meant`() async {
    let provider = FleetHandlers(fleet: .family, user: "ada")
    await IntentTester(GetCarLockStatusIntent(), provider: provider).expectConversation { siri in
      await siri.asks(\.carName, why: .disambiguation, options: ["blue van", "red van"])
      await siri.answers("blue")
      await siri.ends(.succeeded, heard: "Blue van is unlocked.")
    }
  }

  @Test func `the handlers keep the contract`() async {
    let listing = await checkContract(
      of: ListCarsHandler(fleet: .family, user: "ada"), for: ListCarsIntent.self)
    let asking = await checkContract(
      of: GetCarLockStatusHandler(fleet: .family, user: "ada"), for: GetCarLockStatusIntent.self)
    #expect(listing.isComplete && asking.isComplete)
  }
}
