import IntentKitCore
import IntentKitPlatform
import Testing

@testable import Intents

@Suite struct `An object` {
  @Test func `an object is copied with its values and doesn't change with the original`() throws {
    let status = INRideStatus()
    status.rideIdentifier = "7"
    let copy = try #require(status.copy() as? INRideStatus)
    #expect(copy == status)
    #expect(copy !== status)
    status.rideIdentifier = "8"
    #expect(copy.rideIdentifier == "7")
    #expect(copy != status)
  }

  @Test func `an object is copied when it is set`() {
    let status = INRideStatus()
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status
    status.rideIdentifier = "late"
    #expect(response.rideStatus?.rideIdentifier == nil)
  }

  @Test func `an object survives an archive`() throws {
    let person = INPerson(
      personHandle: INPersonHandle(value: "maria@example.com", type: .emailAddress),
      nameComponents: nil, displayName: "Maria", image: INImage(named: "maria"),
      contactIdentifier: nil, customIdentifier: "7")
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: person, requiringSecureCoding: true)
    let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: INPerson.self, from: data)
    #expect(restored == person)
  }

  @Test func `an object is copied although it isn't stored by name`() throws {
    let card = INDefaultCardTemplate(title: "Hello")
    card.subtitle = "to Maria"
    let shortcut = INRelevantShortcut(shortcut: .intent(Self.message))
    shortcut.watchTemplate = try #require(card.copy() as? INDefaultCardTemplate)
    shortcut.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .work)]
    shortcut.shortcutRole = .information
    let copy = try #require(shortcut.copy() as? INRelevantShortcut)
    #expect(copy.watchTemplate?.subtitle == "to Maria")
    #expect(copy.relevanceProviders == shortcut.relevanceProviders)
    #expect(copy.shortcutRole == .information)

    let metadata = INSendMessageIntentDonationMetadata()
    metadata.recipientCount = 2
    #expect((metadata.copy() as? INSendMessageIntentDonationMetadata)?.recipientCount == 2)

    let options = INObjectCollection(items: [INObject(identifier: "1", display: "One")])
    options.usesIndexedCollation = true
    let copies = try #require(options.copy() as? INObjectCollection<INObject>)
    #expect(copies.allItems.map(\.identifier) == ["1"])
    #expect(copies.usesIndexedCollation)
  }

  private static var message: INSendMessageIntent {
    INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Hello",
      speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil,
      attachments: nil)
  }

  @Test func `an object has defaults for values that can't be nil`() {
    #expect(INPerson().displayName == "")
    #expect(INSendMessageIntent().outgoingMessageType == .unknown)
    #expect(INCallRecordFilter().callTypes == [])
  }

  @Test func `an object has subclasses that inherit initializers and properties`() {
    let driver = INRideDriver(
      personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil,
      displayName: "Ana", image: nil, rating: "5", phoneNumber: "1")
    #expect(driver.displayName == "Ana")
    #expect(driver.spokenPhrase == "Ana")
    let person: INPerson = driver
    #expect(person.personHandle?.type == .phoneNumber)
  }

  @Test func `an object can be spoken`() {
    let tea = Tea(identifier: "sencha", display: "Sencha", pronunciationHint: "sen cha")
    tea.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "Green tea")]
    let speakable: any INSpeakable = tea
    #expect(speakable.spokenPhrase == "Sencha")
    #expect(speakable.vocabularyIdentifier == "sencha")
    #expect(speakable.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["Green tea"])
  }

  @Test func `an object has the properties that an app defines`() throws {
    let order = OrderTeaIntent()
    let tea = Tea(identifier: "sencha", display: "Sencha")
    order.tea = tea
    order.quantity = 2
    order.size = .large
    order.extras = ["Honey"]
    tea.subtitleString = "late"
    #expect(order.tea?.subtitleString == nil)
    #expect((order.value(forKey: "size") as? NSNumber)?.intValue == CupSize.large.rawValue)
    #expect(order.milk == .unknown)
    let fields = try order.fieldValues
    #expect(fields["size"] == "large")
    #expect(fields["quantity"] == 2)
    #expect(fields["extras"] == ["Honey"])
    let copy = try #require(order.copy() as? OrderTeaIntent)
    #expect(copy == order)
    let restored = OrderTeaIntent()
    try restored.set(fields)
    #expect(restored == order)
    #expect(restored.tea?.displayString == "Sencha")
  }

  @Test func `an object names class, property and types of an app's value that doesn't fit`() {
    let order = OrderTeaIntent()
    order.setValue("two", forKey: "tea")
    #expect {
      try order.fieldValues
    } throws: { error in
      "\(error)"
        == "OrderTeaIntent.tea: found a value of the type String, expected a value of the type Tea."
    }
  }

  @Test func `an object is created with the values that the text of a code contains`() throws {
    let tea = Tea(identifier: "sencha", display: "Sencha")
    let response = OrderTeaIntentResponse.failureSoldOutTea(tea, other: "Assam")
    #expect(response.code == .failureSoldOutTea)
    #expect(response.tea == tea)
    #expect(response.other == "Assam")
    #expect(try response.fieldValues["code"] == "failureSoldOutTea")
  }

  @Test func `an object has an image for each parameter`() {
    let intent = INSendMessageIntent()
    let image = INImage(named: "group")
    intent.setImage(image, forParameterNamed: \.speakableGroupName)
    #expect(intent.image(forParameterNamed: \.speakableGroupName) === image)
    #expect(intent.keyImage() === image)
  }

  @Test func `an object has a power for each plug of a car, and so has a copy`() throws {
    let car = INCar(
      carIdentifier: "1", displayName: nil, year: nil, make: nil, model: nil, color: nil,
      headUnit: nil, supportedChargingConnectors: [.ccs2, .mennekes])
    car.setMaximumPower(Measurement(value: 170, unit: UnitPower.kilowatts), for: .ccs2)
    car.setMaximumPower(Measurement(value: 11, unit: UnitPower.kilowatts), for: .mennekes)
    let copy = try #require(car.copy() as? INCar)
    #expect(copy.maximumPower(for: .ccs2)?.value == 170)
    #expect(copy.maximumPower(for: .mennekes)?.value == 11)
    #expect(copy.maximumPower(for: .j1772) == nil)
    #expect(try car.fieldValues["maximumPower"] == nil)
  }

  @Test func `an object names its class without the module`() {
    #expect(NSStringFromClass(INSendMessageIntent.self) == "INSendMessageIntent")
    #expect(String(INSendMessageIntent.self) == "INSendMessageIntent")
    #expect(NSStringFromClass(INSendMessageIntentResponse.self) == "INSendMessageIntentResponse")
  }

  @Test func `an object provides a parameter by its key path`() throws {
    let intent = INSendMessageIntent(
      recipients: nil, content: "Hi", speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
    let parameter = try #require(INParameter(keyPath: \INSendMessageIntent.content))
    #expect(parameter.isEqual(to: INParameter(for: INSendMessageIntent.self, keyPath: "content")))
    let interaction = INInteraction(intent: intent, response: nil)
    #expect(interaction.parameterValue(for: parameter) as? String == "Hi")
  }
}

@Suite struct `A placemark` {
  @Test func `a placemark has the address that it was created with`() {
    let address = CNMutablePostalAddress()
    address.street = "1 Main Street"
    address.city = "Springfield"
    address.isoCountryCode = "US"
    let placemark = CLPlacemark(
      location: CLLocation(latitude: 1, longitude: 2), name: "Home", postalAddress: address)
    #expect(placemark.locality == "Springfield")
    #expect(placemark.postalAddress == address.copy() as? CNPostalAddress)
    #expect(placemark.location?.coordinate.longitude == 2)
  }

  @Test func `a placemark is as far from another as on the globe`() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1000)
  }
}

@Suite struct `The values of an activity` {
  private static let date = Date(timeIntervalSinceReferenceDate: 540_000_000)

  @Test func `an activity's values are those of property lists and objects of Foundation`() throws {
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = [
      NSString(string: "text"): NSString(string: "UserLoggedOut"), "one": NSNumber(value: 1),
      "yes": NSNumber(value: true), "half": NSNumber(value: 0.5), "small": UInt8(1),
      "date": NSDate(timeIntervalSinceReferenceDate: Self.date.timeIntervalSinceReferenceDate),
      "data": NSData(data: Data([1, 2])), "list": NSArray(array: [1, "two"]),
      "members": NSDictionary(dictionary: ["key": false]),
    ]
    let values = try NSUserActivity.write(activity)["userInfo"]
    #expect(
      values == [
        "text": "UserLoggedOut", "one": 1, "yes": true, "half": 0.5, "small": 1,
        "date": Self.date.parameterValue, "data": Data([1, 2]).parameterValue, "list": [1, "two"],
        "members": ["key": false],
      ])
  }

  @Test func `a value of an activity that no property list has is an error`() {
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["object": NSObject()]
    #expect {
      try NSUserActivity.write(activity)
    } throws: { error in
      "\(error)".contains("userInfo.object: found a value of the type NSObject")
    }
  }
}

@Suite struct `An activity` {
  @Test func `an activity crosses the bridge with all that an app can read`() throws {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "Rides"
    activity.webpageURL = URL(string: "https://example.com/rides")
    activity.referrerURL = URL(string: "https://example.com/")
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 800_000_000)
    activity.keywords = ["ride", "car"]
    activity.requiredUserInfoKeys = ["state"]
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier("ride 7")
    activity.targetContentIdentifier = "rides"
    activity.suggestedInvocationPhrase = "My rides"
    let written = try NSUserActivity.write(activity)
    let read = try NSUserActivity.read(written)
    #expect(read.webpageURL == activity.webpageURL)
    #expect(read.referrerURL == activity.referrerURL)
    #expect(read.expirationDate == activity.expirationDate)
    #expect(read.keywords == activity.keywords)
    #expect(read.requiredUserInfoKeys == activity.requiredUserInfoKeys)
    #expect(read.persistentIdentifier == activity.persistentIdentifier)
    #expect(read.targetContentIdentifier == activity.targetContentIdentifier)
    #expect(read.suggestedInvocationPhrase == activity.suggestedInvocationPhrase)
    #expect(try NSUserActivity.write(read) == written)
    #expect(written["keywords"] == .array(["car", "ride"]))
  }

  @Test func `an activity has the names of Foundation`() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier("page")
    #expect(activity.activityType == "NSUserActivityTypeBrowsingWeb")
    #expect(activity.persistentIdentifier == "page")
  }

  @Test func `an activity is updated by its delegate before it leaves the handler`() async {
    let handler = SavingMessages()
    let run = await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(content: "Hello"), reachedBy: .dynamicApp(INExtensionApp(handler)),
      dialogue: Agreeing())
    #expect(run.response?.userActivity?.userInfo?["draft"] == "Hello")
    #expect(handler.saves == 1)
  }

  @Test func `an activity isn't saved, so that deleting it ends before the call returns`() async {
    await NSUserActivity.deleteAllSavedUserActivities()
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["page"])
    let endCount = Locked(0)
    NSUserActivity.deleteAllSavedUserActivities { endCount.withLock { $0 += 1 } }
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["page"]) {
      endCount.withLock { $0 += 1 }
    }
    #expect(endCount.withLock { $0 } == 2)
  }
}

@Suite struct `An object's description` {
  @Test func `an object's description has the class and the properties that are set`() {
    let amount = INCurrencyAmount(amount: 10, currencyCode: "EUR")
    #expect("\(amount)" == #"<INCurrencyAmount> {"amount":"10","currencyCode":"EUR"}"#)
    #expect("\(INPauseWorkoutIntent())" == "<INPauseWorkoutIntent> {}")
  }

  @Test func `an object's description names the class if a property has another type`() {
    let amount = INCurrencyAmount(amount: 10, currencyCode: "EUR")
    amount.setValue(7, forKey: "currencyCode")
    #expect("\(amount)".contains("INCurrencyAmount"))
  }
}

@Suite struct `The class of an object` {
  @Test func `the class of an object is that of its parameters`() {
    let parameter = INParameter(for: INSendMessageIntent.self, keyPath: "content")
    // The macro has no comparison of classes.
    let isClass = parameter.parameterClass == INSendMessageIntent.classForCoder()
    #expect(isClass)
  }
}

@Suite struct `A localized text` {
  @Test func `a localized text has its values in every spelling`() {
    let text = NSString.deferredLocalizedIntentsString(with: "%d of %d", 1, 2)
    let ofTable = NSString.deferredLocalizedIntentsString(with: "%d of %d", table: "Numbers", 1, 2)
    let ofList = withVaList([1, 2]) {
      NSString.deferredLocalizedIntentsString(with: "%d of %d", table: "Numbers", arguments: $0)
    }
    for text in [text, ofTable, ofList] { #expect(text == "1 of 2") }
  }
}

@Suite struct `Results of several media items` {
  @Test func `results of several media items are of the class for which they are created`() {
    let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
    let results: [INPlayMediaMediaItemResolutionResult] =
      INPlayMediaMediaItemResolutionResult.successes(with: [item, item])
    #expect(results.count == 2)
  }
}

/// A handler that completes its activity only when it is needed.
private final class SavingMessages: INExtension, INSendMessageIntentHandling,
  NSUserActivityDelegate, @unchecked Sendable
{
  // `@unchecked` because a request calls one method at a time.
  private(set) var saves = 0
  private var content: String?

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    content = intent.content
    let activity = NSUserActivity(activityType: "draft")
    activity.delegate = self
    activity.needsSave = true
    return INSendMessageIntentResponse(code: .success, userActivity: activity)
  }

  func userActivityWillSave(_ userActivity: NSUserActivity) {
    saves += 1
    userActivity.userInfo = ["draft": content ?? ""]
  }
}
