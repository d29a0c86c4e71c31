import FoundationEssentials
import IntentKitCore
import Testing

@Suite("Properties that copies share")
struct SharedValuesTests {
  private let task = TaskItem(title: SpeakableString(spokenPhrase: "Milk"), identifier: "1")

  @Test func `a copy that is changed leaves the others unchanged`() {
    var copy = task
    let third = copy
    copy.title = SpeakableString(spokenPhrase: "Eggs")
    copy.identifier = nil
    #expect(copy == TaskItem(title: SpeakableString(spokenPhrase: "Eggs")))
    #expect(task == TaskItem(title: SpeakableString(spokenPhrase: "Milk"), identifier: "1"))
    #expect(third == task)
  }

  @Test func `an element of a property is changed in place`() {
    var intent = SendMessageIntent(recipients: [Person(displayName: "Bill")])
    let original = intent
    intent.recipients?.append(Person(displayName: "Tom"))
    intent.recipients?[0].displayName = "Anne"
    #expect(intent.recipients?.map(\.displayName) == ["Anne", "Tom"])
    #expect(original.recipients?.map(\.displayName) == ["Bill"])
  }

  @Test func `values are equal by their properties, shared or not`() {
    let equal = TaskItem(title: SpeakableString(spokenPhrase: "Milk"), identifier: "1")
    #expect(task == equal)
    #expect(Set([task, equal, task]).count == 1)
    for change: (inout TaskItem) -> Void in [
      { $0.title = SpeakableString(spokenPhrase: "Eggs") }, { $0.status = .completed },
      { $0.taskType = .completable },
      {
        $0.spatialEventTrigger = SpatialEventTrigger(
          placemark: Placemark(name: "home"), event: .arrive)
      },
      { $0.temporalEventTrigger = TemporalEventTrigger(dateComponentsRange: .init()) },
      { $0.createdDateComponents = .init(day: 1) }, { $0.modifiedDateComponents = .init(day: 1) },
      { $0.identifier = nil }, { $0.priority = .flagged },
    ] {
      var other = equal
      change(&other)
      #expect(other != task)
      #expect(Set([other, task]).count == 2)
    }
  }
}
