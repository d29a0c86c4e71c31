import IntentKitLanguage
import Testing

/// The places at which names, titles and texts begin and end.
@Suite("Names and texts")
struct NameTests {
  @Test(
    arguments: [
      // A title ends at a mark, at a pause, at a time, and before a condition.
      (
        "Remind me to take the bins out when I get home",
        #"AddTasks {"spatialEventTrigger":{"event":"arrive","placemark":"home"},"taskTitles":["take the bins out"]}"#
      ),
      (
        "Remind me to call Tom every Monday and Thursday at 9 am",
        #"AddTasks {"taskTitles":["call Tom"],"temporalEventTrigger":{"dateComponentsRange":{"recurrenceRule":{"frequency":"weekly","interval":1,"weeklyRecurrenceDays":["monday","thursday"]},"startDateComponents":"09:00"}}}"#
      ),
      // A name ends before a filler, and what is capitalized before a verb.
      ("Take me to Perlan right now", #"RequestRide {"dropOffLocation":"Perlan"}"#),
      (
        "Into Holiday move 150 euros from Everyday",
        #"TransferMoney {"fromAccount":"Everyday","toAccount":"Holiday","transactionAmount":{"amount":{"amount":"150","currencyCode":"EUR"}}}"#
      ),
      // An article can belong to a name or to a number.
      (
        "Take me to The Plaza Hotel", #"RequestRide {"dropOffLocation":"The Plaza Hotel"}"#
      ),
      (
        "Add milk and a dozen bagels to my Groceries list",
        #"AddTasks {"targetTaskList":"Groceries","taskTitles":["milk","a dozen bagels"]}"#
      ),
      // Of the known names, the longest is said.
      (
        "Message Bill James I'm late",
        #"SendMessage {"content":"I'm late","recipients":["Bill James"]}"#
      ),
      // A list of people doesn't end after a comma with an unknown one.
      (
        "Message Tom, the keys are here",
        #"SendMessage {"content":"the keys are here","recipients":["Tom"]}"#
      ),
      // Two names of a pattern are those of a list.
      (
        "Find messages that mention tickets or hotel",
        #"SearchForMessages {"searchTerms":["tickets","hotel"],"searchTermsOperator":"any"}"#
      ),
      ("Show Tom's messages", #"SearchForMessages {"senders":["Tom"]}"#),
      ("Call mom", #"StartCall {"contacts":["mom"]}"#),
      // In a sentence without capitals, names have none, but not every word is one.
      ("tell rita i'm late", #"SendMessage {"content":"i'm late","recipients":["rita"]}"#),
      ("text bill i'm late", #"SendMessage {"content":"i'm late","recipients":["bill"]}"#),
      (#"Text Rita "call me""#, #"SendMessage {"content":"call me","recipients":["Rita"]}"#),
      ("call rita and ivan", #"StartCall {"contacts":["rita","ivan"]}"#),
      ("i gotta get to school get me a ride like right now", nil),
      // A text begins after a period, “say” or the app as a noun; a title ends before the own list.
      (
        "New message to Anne. Dinner is ready",
        #"SendMessage {"content":"Dinner is ready","recipients":["Anne"]}"#
      ),
      (
        "Send Tom a UnicornChat saying hello",
        #"SendMessage {"content":"hello","recipients":["Tom"]}"#
      ),
      ("Add call Tom to my to-dos", #"AddTasks {"taskTitles":["call Tom"]}"#),
      ("Task: water the plants", #"AddTasks {"taskTitles":["water the plants"]}"#),
      ("New list: Books to Return", #"CreateTaskList {"title":"Books to Return"}"#),
      (
        "Put the show Bluey on",
        #"PlayMedia {"mediaSearch":{"mediaName":"Bluey","mediaType":"tvShow"}}"#
      ),
      ("Start an open goal swim", #"StartWorkout {"isOpenEnded":true,"workoutName":"swim"}"#),
      // A telephone number serves as a person, but not any number.
      ("Call 555 0142", #"StartCall {"contacts":["555 0142"]}"#),
    ])
  func `a name ends where something else begins`(_ sentence: String, _ expected: String?) {
    let reading = TestLanguage.reader("en").reading(of: sentence)
    #expect(reading.meaning?.text == expected, "\(reading.partial?.explanation ?? "")")
  }

  @Test(
    arguments: [
      // The app isn't installed, or is named inside a text.
      "Remind me to buy milk in Todoist",
      "Tell Tom dinner is ready using UnicornChat, because he is late",
      // After an indefinite article stands a kind of thing, not a name.
      "Order an XL to Perlan",
      // A time isn't a name with an article.
      "Take me to this morning",
      // An app that can't do it is named inside the words for it.
      "Take me with HarborBank to Perlan",
      "Call 55",
      // A correction that corrects nothing.
      "Get me a ride to Perlan, no",
    ])
  func `what could be something else isn't a name`(_ sentence: String) {
    let meaning = TestLanguage.reader("en").reading(of: sentence).meaning
    // Without an app, it is a request that the named one can't do.
    let isHandled = meaning.map { !$0.apps.isEmpty } ?? false
    #expect(!isHandled, "\(meaning?.text ?? ""): \(meaning?.explanation ?? "")")
  }

  @Test func `an opening can follow a time`() {
    let reading = TestLanguage.reader("en").reading(of: "On Friday I'd like a taxi to Perlan")
    #expect(
      reading.meaning?.text
        == #"RequestRide {"dropOffLocation":"Perlan","scheduledPickupTime":"2026-03-06"}"#)
  }
}
