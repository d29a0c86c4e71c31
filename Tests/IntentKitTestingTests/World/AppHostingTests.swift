import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import IntentKitTesting
import SampleApps
import Testing

/// The sample app in the test process and as a separate program.
@Suite struct `Apps in and out of process` {
  private static let everywhere: [AppHosting] = [
    .inProcess, .outOfProcess(program: "ChatGuest"),
    .outOfProcess(program: "ChatGuest").keepingAlive,
  ]
  private let bill = SendMessageIntent(
    recipients: [Person(displayName: "Bill")], content: "hello")
  private let tom = SendMessageIntent(recipients: [Person(displayName: "Tom")], content: "hello")

  @Test(arguments: everywhere)
  func `a conversation is the same in and out of process`(hosting: AppHosting) async {
    await IntentTester(bill, app: UnicornChat.self, hosted: hosting).expectConversation { siri in
      await siri.asks(
        \.recipients, why: .disambiguation, options: ["Bill James", "Bill Smith"],
        shown: "Which one?\n1  Bill James\n2  Bill Smith")
      await siri.answers("Bill Smith")
      await siri.asksForConfirmation()
      await siri.shows("hello", "Bill Smith", "Draft")
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success, shown: "Sent.") { response in
        #expect(response.sentMessages?.count == 1)
      }
      await siri.shows("Sent")
    }
  }

  @Test(arguments: everywhere)
  func `the settled values are available to the test`(hosting: AppHosting) async {
    await IntentTester(bill, app: UnicornChat.self, hosted: hosting).expectConversation { siri in
      await siri.asks(\.recipients)
      await siri.answers(.option(0))
      await siri.asksForConfirmation()
      await siri.shows("Draft")
      await siri.answers("no")
      let run = await siri.ends(.cancelled, phase: .confirm)
      #expect(run?.intent.recipients?.map(\.displayName) == ["Bill James"])
      #expect(run?.intent.content == "hello")
    }
  }

  @Test(arguments: everywhere)
  func `the test's world applies in and out of process`(hosting: AppHosting) async {
    let signedOut = TestWorld(settings: ["signedIn": false])
    await IntentTester(tom, app: UnicornChat.self, hosted: hosting, given: signedOut)
      .expectConversation { siri in
        await siri.ends(.requiresAppLaunch, phase: .confirm, code: .failureRequiringAppLaunch)
      }
  }

  @Test(arguments: everywhere)
  func `an injected delay takes no real time`(hosting: AppHosting) async {
    let slow = TestWorld(fault: .slow(by: .seconds(6), in: .handle))
    await IntentTester(tom, app: UnicornChat.self, hosted: hosting, given: slow)
      .expectConversation(exhaustivity: .exceptScreens) { siri in
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.judges(.slowAnswer)
        // The real time that another process works counts as well.
        await siri.ends(.succeeded, after: "\(hosting)" == "in process" ? .seconds(6) : nil)
      }
  }

  @Test(arguments: everywhere)
  func `an injected hang ends the request without real time`(hosting: AppHosting) async {
    let hung = TestWorld(fault: .hung(in: .confirm))
    await IntentTester(tom, app: UnicornChat.self, hosted: hosting, given: hung)
      .expectConversation(exhaustivity: .off) { siri in
        await siri.judges(.noAnswer)
        await siri.ends(.failed, phase: .confirm, after: .seconds(10))
      }
  }

  @Test(arguments: everywhere)
  func `scenarios run in and out of process`(hosting: AppHosting) async {
    await expectScenario(
      "../../../Examples/Scenarios/UnicornChat/which-bill.json", app: UnicornChat.self,
      hosted: hosting)
  }

  @Test(arguments: everywhere)
  func `the contract check runs in and out of process`(hosting: AppHosting) async {
    let report = await checkContract(
      of: UnicornChat.self, hosted: hosting, for: SendMessageIntent.self,
      bounds: ContractBounds(requests: 12))
    #expect(report.requests == 12)
    #expect(report.findings.isEmpty)
  }

  @Test func `a crash out of process shows the conversation so far`() async {
    let world = TestWorld(fault: .crashes(in: .handle))
    let tester = IntentTester(
      tom, app: UnicornChat.self, hosted: .outOfProcess(program: "ChatGuest"), given: world)
    await tester.expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.shows("Draft")
      await siri.answers("yes")
      await siri.judges(.crashed)
      let run = await siri.ends(.failed, phase: .handle)
      #expect(run?.verdicts.first?.kind == .crashed(signal: "SIGSEGV"))
      #expect(run?.trace.prompts.map(\.kind) == [.request])
    }
  }

  @Test func `any program can be tested by its path`() async throws {
    let guest = try await InstalledExtension.install(at: BuiltProgram.path(of: "ChatGuest"))
    await IntentTester(tom, installed: guest).expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.shows("hello", "Draft")
      await siri.answers("yes")
      await siri.ends(.succeeded)
      await siri.shows("Sent")
    }
  }

  @Test func `a failure contains the output of the program`() async throws {
    let guest = try await InstalledExtension.install(at: BuiltProgram.path(of: "FaultyGuest"))
    let failures = await failures {
      await IntentTester(tom, installed: guest).expectConversation { siri in
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.ends(.failed)
      }
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.contains(
        "The program wrote:\n  handling with the fault none\n\n  the result\n    expected")
        == true)
  }

  @Test func `a crash can't be injected in process`() async {
    let world = TestWorld(fault: .crashes())
    let failures = await failures {
      await IntentTester(tom, app: UnicornChat.self, given: world).expectConversation { _ in }
    }
    #expect(
      failures.map(\.message) == [
        "A crash in the test process would end all tests. Test an app that is hosted "
          + ".outOfProcess."
      ])
  }

  @Test(arguments: [
    (
      AppHosting.outOfProcess,
      """
      The build folder of the tests doesn't contain the program “UnicornChat”. Add its target to the \
      dependencies of the test target, or name another program: .outOfProcess(program: "…").
      """
    ),
    (.outOfProcess(program: "/nowhere/guest"), "The program “/nowhere/guest” doesn't exist."),
  ])
  func `testing out of process requires a program`(hosting: AppHosting, message: String) async {
    let conversation = await failures {
      await IntentTester(tom, app: UnicornChat.self, hosted: hosting).expectConversation { _ in }
    }
    let scenario = await failures {
      await expectScenario(
        "../../../Examples/Scenarios/UnicornChat/which-bill.json", app: UnicornChat.self,
        hosted: hosting)
    }
    let contract = await failures {
      await checkContract(of: UnicornChat.self, hosted: hosting, for: SendMessageIntent.self)
    }
    #expect((conversation + scenario + contract).map(\.message) == [message, message, message])
  }
}
