import Fleet
import IntentKitTesting
import Testing

@Suite struct `Locking a car` {
  private let fleet = Fleet.family

  @Test func `the assistant asks for missing values, and the car is locked`() async {
    await tester(SetCarLockStatusIntent()).expectConversation { siri in
      await siri.asks(\.locked, why: .needsValue, heard: "Shall I lock it?")
      await siri.answers("yes")
      await siri.asks(\.carName, why: .disambiguation, options: ["blue van", "red van"])
      await siri.answers("the blue one")
      await siri.ends(.succeeded, code: .success)
    }
    #expect(await fleet.vehicles(of: "ada").map(\.isLocked) == [true, true])
  }

  @Test func `a partially matched car is unlocked only after confirmation`() async {
    await tester(
      SetCarLockStatusIntent(locked: false, carName: "red")
    ).expectConversation { siri in
      await siri.asks(\.carName, why: .confirmationRequired, heard: "You mean red van, right?")
      await siri.answers("cancel")
      await siri.ends(.cancelled)
    }
    #expect(await fleet.vehicles(of: "ada").map(\.isLocked) == [false, true])
  }

  @Test(arguments: ["red van", "Red Van"])
  func `a car with an exact name is unlocked without a question`(name: String) async {
    await tester(
      SetCarLockStatusIntent(locked: false, carName: SpeakableString(spokenPhrase: name))
    ).expectConversation { siri in
      await siri.ends(.succeeded, code: .success)
    }
    #expect(await fleet.vehicles(of: "ada").map(\.isLocked) == [false, false])
  }

  @Test func `the assistant asks again for an unknown name`() async {
    await tester(
      SetCarLockStatusIntent(locked: true, carName: "tank")
    ).expectConversation { siri in
      await siri.asks(\.carName, why: .unsupported)
      await siri.answers(.unavailable)
      await siri.ends(.needsInput)
    }
  }

  @Test func `an unreachable car is locked when it reconnects`() async {
    await tester(SetCarLockStatusIntent(locked: false), user: "grace").expectConversation { siri in
      await siri.asks(\.carName, why: .confirmationRequired)
      await siri.answers("yes")
      await siri.ends(.inProgress, code: .inProgress)
    }
    #expect(await fleet.vehicles(of: "grace").map(\.isLocked) == [true])
    await fleet.vehicleCalled("GH 1906", of: "grace")
    #expect(await fleet.vehicles(of: "grace").map(\.isLocked) == [false])
  }

  @Test func `a user can't lock the cars of other users`() async {
    let intent = SetCarLockStatusIntent(
      locked: true, carName: "blue van")
    await tester(intent, user: "eve").expectConversation { siri in
      await siri.ends(.failed, phase: .confirm, code: .failure)
    }
    #expect(await fleet.vehicles(of: "ada").map(\.isLocked) == [false, true])
  }

  @Test func `a car that takes three seconds exceeds a limit of two seconds`() async {
    let clock = ManualClock()
    let world = TestWorld(limit: .seconds(2), clock: clock)
    let slow = Fleet(
      ["ada": [Vehicle(plate: "AL 1815", name: "blue van")]], callTime: .seconds(3), clock: clock)
    let provider = FleetHandlers(fleet: slow, user: "ada")

    await IntentTester(SetCarLockStatusIntent(locked: true), provider: provider, given: world)
      .expectConversation { siri in
        await siri.judges(.noAnswer)
        await siri.judges(.completedLate)
        await siri.ends(.failed, phase: .handle)
      }
  }

  @Test func `the handler keeps the contract`() async {
    let report = await checkContract(for: SetCarLockStatusIntent.self) { _ in
      SetCarLockStatusHandler(fleet: .family, user: "ada")
    }
    #expect(report.isComplete)
  }

  private func tester(
    _ intent: SetCarLockStatusIntent, user: String = "ada"
  ) -> IntentTester<SetCarLockStatusIntent> {
    IntentTester(intent, provider: FleetHandlers(fleet: fleet, user: user))
  }
}
