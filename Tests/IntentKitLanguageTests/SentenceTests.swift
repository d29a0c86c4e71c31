import IntentKitCore
import IntentKitLanguage
import Testing

@Suite("Sentences")
struct SentenceTests {
  @Test(
    arguments: [
      (
        "en", "Get me a ride to the airport with UnicornRides",
        #"RequestRide {"dropOffLocation":"airport"}"#
      ),
      (
        "en", "UnicornRides, order an SUV for five people to the beach",
        #"RequestRide {"dropOffLocation":"beach","partySize":5,"rideOptionName":"SUV"}"#
      ),
      (
        "en", "Please book a taxi from Harpa to Perlan tomorrow at 8",
        #"RequestRide {"dropOffLocation":"Perlan","pickupLocation":"Harpa","scheduledPickupTime":"2026-03-05T08:00"}"#
      ),
      ("en", "Where is my ride?", "GetRideStatus {}"),
      (
        "en", "Tell Tom and Anne that I'll be late",
        #"SendMessage {"content":"I'll be late","recipients":["Tom","Anne"]}"#
      ),
      (
        "en", "Send Juan Chavez a message saying where are you?",
        #"SendMessage {"content":"where are you?","recipients":["Juan Chavez"]}"#
      ),
      ("ja", "タクシーを呼んで", "RequestRide {}"),
      ("ja", "羽田空港まで車を手配してください", #"RequestRide {"dropOffLocation":"羽田空港"}"#),
      (
        "ja", "UnicornRidesで新宿駅から成田空港まで配車して",
        #"RequestRide {"dropOffLocation":"成田空港","pickupLocation":"新宿駅"}"#
      ),
      ("ja", "太郎に今向かってると送って", #"SendMessage {"content":"今向かってる","recipients":["太郎"]}"#),
      (
        "ja", "鈴木さんと佐藤健さんに「会議は3時です」とメッセージを送って",
        #"SendMessage {"content":"会議は3時です","recipients":["鈴木","佐藤健"]}"#
      ),
      // Nouns that are made from verbs, and names in letters of one kind.
      (
        "ja", "うちわとタオルを買い物リストに追加して",
        #"AddTasks {"targetTaskList":"買い物","taskTitles":["うちわ","タオル"]}"#
      ),
      (
        "ja", "玉ねぎを買い物リストに追加して",
        #"AddTasks {"targetTaskList":"買い物","taskTitles":["玉ねぎ"]}"#
      ),
      (
        "ja", "おかあさんに今から帰ると伝えて",
        #"SendMessage {"content":"今から帰る","recipients":["おかあさん"]}"#
      ),
      (
        "ja", "トム・クラークさんに了解ですと送って",
        #"SendMessage {"content":"了解です","recipients":["トム・クラーク"]}"#
      ),
      // Known words in a run of katakana.
      ("ja", "ユニコーンライドキャンセルして", "CancelRide {}"),
      // A noun that ends like a verb: 行って.
      ("ja", "旅行っていうリストを作って", #"CreateTaskList {"title":"旅行"}"#),
      ("ja", "行ってきますと太郎に送って", #"SendMessage {"content":"行ってきます","recipients":["太郎"]}"#),
      ("ja", "妻に、これから帰りますと送って", #"SendMessage {"content":"これから帰ります","recipients":["妻"]}"#),
      ("ja", "090-1234-5678に電話して", #"StartCall {"contacts":["090-1234-5678"]}"#),
      ("ja", "「掃除」と「洗濯」のタスクを削除して", #"DeleteTasks {"tasks":["掃除","洗濯"]}"#),
    ])
  func `a sentence has the meaning that it says`(
    _ language: String, _ sentence: String, _ expected: String
  ) throws {
    let reading = TestLanguage.reader(language).reading(of: sentence)
    #expect(reading.meaning?.text == expected, "\(reading.partial?.explanation ?? "")")
  }

  @Test(
    arguments: [
      // No such time.
      ("en", "Get me a ride from Harpa to Perlan at 13:75 with UnicornRides", ["75"]),
      // Two times for one parameter.
      ("en", "Get me a ride to Perlan at 8 at 9", ["at 8"]),
      // Negations and exceptions.
      ("en", "Get me a ride to Perlan unless it rains", ["unless it rains"]),
      ("en", "Don't get me a ride to Perlan", ["Don't"]),
      ("ja", "ユニコーンライドでHarpaからPerlanまで25時に迎えに来て", ["25時に"]),
      // A correction, and a description of a person.
      ("ja", "太郎に、いや違う、花子に明日行くと送って", ["太郎に", "いや違う"]),
      ("ja", "友達の花子に了解と送って", ["友達の"]),
    ])
  func `words without a role are named instead of being dropped`(
    _ language: String, _ sentence: String, _ expected: [String]
  ) throws {
    let reading = TestLanguage.reader(language).reading(of: sentence)
    #expect(reading.meanings.isEmpty, "\(reading.meanings.first?.explanation ?? "")")
    #expect(reading.partial?.leftovers == expected)
  }

  @Test func `the explanation has every word with its role`() throws {
    let reader = TestLanguage.reader("en")
    let meaning = try #require(reader.reading(of: "Please take me home at 8 pm").meaning)
    #expect(
      meaning.words.map(\.text) == ["Please", "take me home", "at", "8 pm"])
    #expect(
      meaning.words.map(\.role) == [
        .filler, .word(of: "dropOffLocation"), .word(of: "scheduledPickupTime"),
        .value(of: "scheduledPickupTime"),
      ])
  }

  @Test(arguments: [
    ("en", "I'm freezing so turn on the rear defroster", "I'm freezing so"),
    ("en", "Cancel my taxi, because my husband is driving me", "because my husband is driving me"),
    ("en", "We've run out of milk, so call Tom Clark", "We've run out of milk, so"),
    ("ja", "雨なので駅まで車を呼んでください", "雨なので"),
    ("ja", "手が泡だらけだからスピーカーで電話に出て", "手が泡だらけだから"),
    ("en", "It's pouring, get me a taxi home", "It's pouring"),
    ("en", "End my workout, my legs are killing me", "my legs are killing me"),
    ("ja", "終電を逃した、家まで車を呼んで", "終電を逃した、"),
  ])
  func `a clause that is the reason for a request has this role`(
    _ language: String, _ sentence: String, _ reason: String
  ) throws {
    let meaning = try #require(TestLanguage.reader(language).reading(of: sentence).meaning)
    #expect(meaning.words.filter { $0.role == .reason }.map(\.text) == [reason])
  }

  @Test(arguments: [
    // A value, a number, a time, a wish, a condition, a person, another request, what to say; the same in
    // statements without “so”.
    ("en", "The airport is where I'm going, book a ride"),
    ("en", "My destination is home, book a ride"),
    ("en", "We are four, book a ride to Harpa"), ("en", "It is off, send that to Tom"),
    ("en", "I'm not going, book a ride to Harpa"), ("en", "I have to cancel my ride, book a table"),
    ("en", "My destination, book a ride"), ("ja", "もう着きました、太郎にメッセージを送って"),
    ("en", "We're going to Harpa so book a ride"), ("en", "We are four so book a ride to Harpa"),
    ("en", "It starts at eight so book a ride to Harpa"),
    ("en", "I want an SUV so book a ride to Harpa"),
    ("en", "If it rains I can't walk so book a ride to Harpa"),
    ("en", "Tom Clark can't drive so book a ride to Harpa"),
    ("en", "I shan't be needing my taxi so do cancel it"), ("en", "I'm late so text Anne Johnson"),
    // What someone or something is from isn't a reason.
    ("ja", "みんなから2000円請求して"), ("ja", "お母さんからメッセージを探して"),
    ("ja", "三人なので車を呼んで"), ("ja", "空港に行くからタクシーを呼んで"), ("ja", "遅れるから太郎にメッセージを送って"),
  ])
  func `a reason with words that could matter is asked about`(
    _ language: String, _ sentence: String
  ) throws {
    let reading = TestLanguage.reader(language).reading(of: sentence)
    #expect(reading.meanings.allSatisfy { $0.words.allSatisfy { $0.role != .reason } })
  }

  @Test func `words beside the request that are no statement are asked about`() throws {
    let reader = TestLanguage.reader("en")
    let reading = reader.reading(of: "Pouring outside, get me a taxi home")
    #expect(reading.meaning == nil)
    #expect(reading.partial?.leftovers == ["Pouring outside"])
    #expect(reading.partial?.text == #"RequestRide {"dropOffLocation":"home"}"#)
  }

  @Test(arguments: [
    ("en", "Add milk to my list in Tasks Notes", "AddTasks"),
    ("en", "Book a ride with Unicorn Rides", "RequestRide"),
    ("en", "Ask harbor bank to pay Grace $20", "SendPayment"),
    ("ja", "Unicorn Chatで太郎に了解と送って", "SendMessage"),
  ])
  func `the name of an app that is written as one word is also said in several`(
    _ language: String, _ sentence: String, _ intent: String
  ) throws {
    let meaning = try #require(TestLanguage.reader(language).reading(of: sentence).meaning)
    #expect(meaning.intent.name == intent)
    #expect(meaning.namedApp != nil)
  }

  @Test func `a request that the named app doesn't handle isn't near`() {
    let reading = TestLanguage.reader("en").reading(
      of: "Move Milk to my Groceries list in TasksNotes")
    #expect(reading.meanings.isEmpty)
    #expect(reading.partial == nil)
  }
}
