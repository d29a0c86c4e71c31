import Testing

@testable import Intents

@Suite struct `An archive` {
  @Test func `an archive restores every object whose properties are stored by name`() throws {
    for type in archivedClasses {
      guard let type = type as? INFieldObject.Type else { continue }
      let object = type.init()
      let restored = try #require(try restored(object) as? INFieldObject)
      #expect(restored == object, "\(type)")
    }
  }

  @Test(arguments: ArchivedObject.all)
  func `an archive restores what an object stores itself`(_ object: ArchivedObject) throws {
    #expect(try object.restoredFacts() == object.facts)
  }

  @Test func `an archive has a case for every class that stores something itself`() {
    let own = archivedClasses.filter { !($0 is INFieldObject.Type) }.map { "\($0)" }
    #expect(Set(own).subtracting(ArchivedObject.all.map(\.type)) == [])
  }
}

/// Returns an object from its archive.
private func restored(_ object: any NSObject & NSSecureCoding) throws -> Any? {
  let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  return try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: object)], from: data)
}

/// An object with the facts about it that an archive keeps.
struct ArchivedObject: CustomTestStringConvertible, Sendable {
  /// The name of the class.
  let type: String
  let facts: [String]
  /// Archives the object, and returns the facts about the restored one.
  let restoredFacts: @Sendable () throws -> [String]

  fileprivate init<Object: NSObject & NSSecureCoding>(
    _ object: Object, _ facts: @escaping @Sendable (Object) -> [Any?]
  ) {
    // The objects are `Sendable`, but their classes don't all say so.
    nonisolated(unsafe) let object = object
    type = "\(Object.self)"
    self.facts = facts(object).map { "\($0 as Any)" }
    restoredFacts = {
      let object = try #require(try restored(object) as? Object)
      return facts(object).map { "\($0 as Any)" }
    }
  }

  var testDescription: String { type }
}

extension ArchivedObject {
  private static let date = Date(timeIntervalSinceReferenceDate: 540_000_000)

  private static var message: INSendMessageIntent {
    INSendMessageIntent(
      recipients: nil, content: "Hello", speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
  }

  private static var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["key": 1]
    return activity
  }

  private static var metadata: INSendMessageIntentDonationMetadata {
    let metadata = INSendMessageIntentDonationMetadata()
    metadata.mentionsCurrentUser = true
    metadata.notifyRecipientAnyway = true
    metadata.recipientCount = 2
    return metadata
  }

  private static var circle: CLCircularRegion {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), radius: 100,
      identifier: "office")
    circle.notifyOnExit = false
    return circle
  }

  private static var address: CNMutablePostalAddress {
    let address = CNMutablePostalAddress()
    address.street = "1 Main Street"
    address.city = "Springfield"
    address.isoCountryCode = "US"
    return address
  }

  private static var location: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
      horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, speed: 7, timestamp: date)
  }

  static let all: [ArchivedObject] = [
    ArchivedObject(intentWithState) {
      [
        $0.content, $0.suggestedInvocationPhrase, $0.shortcutAvailability.rawValue,
        ($0.donationMetadata as? INSendMessageIntentDonationMetadata)?.recipientCount,
        $0.keyImage(),
      ]
    },
    ArchivedObject(interaction) {
      [
        $0.intent, $0.intentResponse, $0.direction, $0.dateInterval, $0.identifier,
        $0.groupIdentifier,
      ]
    },
    ArchivedObject(parameter) {
      [$0.parameterClass, $0.parameterKeyPath, $0.index(forSubKeyPath: "recipients")]
    },
    ArchivedObject(INVoiceShortcut(invocationPhrase: "Say hello", shortcut: .intent(message))) {
      [$0.identifier, $0.invocationPhrase, $0.shortcut]
    },
    ArchivedObject(INShortcutReference(.intent(message))) { [$0.intent] },
    ArchivedObject(INShortcutReference(userActivity: activity)) {
      [$0.userActivity?.activityType, $0.userActivity?.userInfo]
    },
    ArchivedObject(INMediaDestinationReference.playlistDestination(withName: "Summer")) {
      [$0.playlistName]
    },
    ArchivedObject(INMediaDestinationReference.library()) { [$0.mediaDestinationType] },
    ArchivedObject(INIntentDonationMetadata()) { _ in [] },
    ArchivedObject(metadata) {
      [
        $0.mentionsCurrentUser, $0.isReplyToCurrentUser, $0.notifyRecipientAnyway,
        $0.recipientCount,
      ]
    },
    ArchivedObject(INUserContext()) { _ in [] },
    ArchivedObject(mediaContext) { [$0.subscriptionStatus, $0.numberOfLibraryItems] },
    ArchivedObject(INMediaUserContext()) { [$0.subscriptionStatus, $0.numberOfLibraryItems] },
    ArchivedObject(relevantShortcut) {
      [
        $0.shortcut, $0.relevanceProviders.map { "\(Swift.type(of: $0))" }, $0.shortcutRole,
        $0.watchTemplate?.title, $0.widgetKind,
      ]
    },
    ArchivedObject(INRelevanceProvider()) { _ in [] },
    ArchivedObject(INDateRelevanceProvider(start: date, end: date + 60)) {
      [$0.startDate, $0.endDate]
    },
    ArchivedObject(INDateRelevanceProvider(start: date, end: nil)) { [$0.startDate, $0.endDate] },
    ArchivedObject(INLocationRelevanceProvider(region: circle)) {
      [$0.region.identifier, ($0.region as? CLCircularRegion)?.radius]
    },
    ArchivedObject(INDailyRoutineRelevanceProvider(situation: .gym)) { [$0.situation] },
    ArchivedObject(card) { [$0.title, $0.subtitle, $0.image] },
    ArchivedObject(CLRegion(identifier: "office")) {
      [$0.identifier, $0.notifyOnEntry, $0.notifyOnExit]
    },
    ArchivedObject(circle) {
      [$0.identifier, $0.center, $0.radius, $0.notifyOnEntry, $0.notifyOnExit]
    },
    ArchivedObject(location) {
      [
        $0.coordinate, $0.altitude, $0.horizontalAccuracy, $0.verticalAccuracy, $0.course,
        $0.speed, $0.timestamp,
      ]
    },
    ArchivedObject(CLPlacemark(location: location, name: "Home", postalAddress: address)) {
      [
        $0.name, $0.thoroughfare, $0.locality, $0.isoCountryCode, $0.postalCode,
        $0.location?.coordinate,
      ]
    },
    ArchivedObject(address) { [$0.street, $0.city, $0.state, $0.isoCountryCode] },
    ArchivedObject(CNPostalAddress()) { [$0.street, $0.isoCountryCode] },
    ArchivedObject(INCar.HeadUnit(bluetoothIdentifier: "1", iAP2Identifier: "2")) {
      [$0.bluetoothIdentifier, $0.iAP2Identifier]
    },
  ]

  private static var intentWithState: INSendMessageIntent {
    let intent = message
    intent.suggestedInvocationPhrase = "Say hello"
    intent.shortcutAvailability = .sleepMusic
    intent.donationMetadata = metadata
    intent.setImage(INImage(named: "hello"), forParameterNamed: \.content)
    return intent
  }

  private static var interaction: INInteraction {
    let interaction = INInteraction(
      intent: message, response: INSendMessageIntentResponse(code: .success, userActivity: nil))
    interaction.direction = .outgoing
    interaction.dateInterval = DateInterval(start: date, duration: 5)
    interaction.groupIdentifier = "group"
    return interaction
  }

  private static var parameter: INParameter {
    let parameter = INParameter(for: INSendMessageIntent.self, keyPath: "recipients.displayName")
    parameter.setIndex(1, forSubKeyPath: "recipients")
    return parameter
  }

  private static var mediaContext: INMediaUserContext {
    let context = INMediaUserContext()
    context.subscriptionStatus = .subscribed
    context.numberOfLibraryItems = 7
    return context
  }

  private static var card: INDefaultCardTemplate {
    let card = INDefaultCardTemplate(title: "Hello")
    card.subtitle = "to Maria"
    card.image = INImage(named: "maria")
    return card
  }

  private static var relevantShortcut: INRelevantShortcut {
    let shortcut = INRelevantShortcut(shortcut: .intent(message))
    shortcut.relevanceProviders = [
      INDailyRoutineRelevanceProvider(situation: .work),
      INDateRelevanceProvider(start: date, end: nil),
      INLocationRelevanceProvider(region: circle),
    ]
    shortcut.watchTemplate = card
    shortcut.shortcutRole = .information
    shortcut.widgetKind = "messages"
    return shortcut
  }
}

@Suite struct `A subclass that an app defines` {
  @Test func `a subclass that an app defines takes part in archives and copies`() throws {
    let tea = NotedTea(identifier: "sencha", display: "Sencha")
    tea.note = "green"
    #expect(AppSide().copies(of: [tea]).map(\.note) == ["green"])
    #expect(try restored(tea) as? NotedTea == tea)
  }
}

@Suite struct `A relevant shortcut` {
  @Test func `a relevant shortcut is archived with its place`() throws {
    let data = try AppSide().save(.intent(INPauseWorkoutIntent()))
    let restored = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: INRelevantShortcut.self, from: data)
    #expect(restored?.relevanceProviders.count == 1)
    #expect(restored?.shortcut == .intent(INPauseWorkoutIntent()))
  }
}

@Suite struct `A text with placeholders` {
  @Test func `a text with placeholders contains the description of an object`() {
    let intent = INPauseWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "Run"))
    #expect(AppSide().log(intent, nil) == intent.description)
    let tea = INObject(identifier: nil, display: "Sencha")
    #expect(
      String(format: "%@ %d %@", tea, 3, NSUserActivity(activityType: "a")).hasPrefix("Sencha 3 "))
  }
}

@Suite struct `A Swift value with an object behind it` {
  @Test func `a Swift value with an object behind it is archived as the object`() throws {
    let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "a"))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: shortcut, requiringSecureCoding: true)
    let restored = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: INShortcutReference.self, from: data)
    #expect(restored?.userActivity?.activityType == "a")

    let playlist = try NSKeyedArchiver.archivedData(
      withRootObject: INMediaDestination.playlist("Summer"), requiringSecureCoding: true)
    let destination = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: INMediaDestinationReference.self, from: playlist)
    #expect(destination?.playlistName == "Summer")
  }

  @Test func `a Swift value with an object behind it describes itself`() {
    #expect("\(INMediaDestination.playlist("Summer"))" == "Summer")
    #expect("\(INShortcut.intent(INPauseWorkoutIntent()))" == "<INPauseWorkoutIntent> {}")
  }
}

@Suite struct `An error of the framework` {
  @Test func `an error of the framework is caught by its code, also as an object of Foundation`() {
    #expect(Self.code(of: INIntentError(.donatingInteraction)) == .donatingInteraction)
    let object = NSError(
      domain: INIntentErrorDomain, code: INIntentError.Code.requestTimedOut.rawValue)
    #expect(Self.code(of: object) == .requestTimedOut)
    #expect(Self.code(of: CancellationError()) == nil)
  }

  @Test func `an error of the framework has the domain and the facts of an error of Foundation`() {
    let error = INIntentError(.noAppIntent, userInfo: ["key": "value"])
    #expect(error.userInfo["key"] as? String == "value")
    let object = error as NSError
    #expect(object.domain == INIntentErrorDomain)
    #expect(object.code == 10001)
    #expect(object.userInfo["key"] as? String == "value")
  }

  private static func code(of error: any Error) -> INIntentError.Code? {
    do {
      throw error
    } catch INIntentError.donatingInteraction {
      return .donatingInteraction
    } catch INIntentError.requestTimedOut {
      return .requestTimedOut
    } catch {
      return nil
    }
  }
}
