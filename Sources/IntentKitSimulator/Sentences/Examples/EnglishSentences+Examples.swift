extension EnglishSentences {
  /// Sentences for each intent as people say them, the most typical one first.
  ///
  /// The part in brackets is said with the name of an app.
  static let examples = """
    SendMessage
      Send a message to Tom[ in {app}] saying I'm on my way
      Text Maria[ on {app}] that I'll be ten minutes late
      Tell Bill and Anne[ on {app}] that dinner is at 8
      Message the Family group[ on {app}] saying we landed safely
      Can you send Tom a message[ with {app}]?
      I want to send a voice message to Maria[ on {app}]
    SearchForMessages
      Read my unread messages[ in {app}]
      Find messages from Tom[ in {app}]
      Show me the messages I sent to Maria last week[ on {app}]
      Do I have any new messages[ on {app}]?
      Search[ {app}] for messages about the invoice
      Show the flagged messages in the Book Club group[ on {app}]
    SetMessageAttribute
      Mark this message as read[ in {app}]
      Flag that message[ in {app}]
      Take the flag off this message[ in {app}]
      Could you set that text back to unread[ in {app}]?
    EditMessage
      Edit my last message[ in {app}] to say see you at eight
      Change the message I just sent[ in {app}] to I'll be there at noon
      I need to edit the message I just sent[ in {app}]
      Correct my message[ in {app}] to read I meant Tuesday
    UnsendMessages
      Unsend my last message[ in {app}]
      Take back the text I just sent[ in {app}]
      Can you unsend that message[ in {app}]?
      Oh no, recall the message I just sent[ in {app}]
    StartCall
      Call Tom[ with {app}]
      Start a video call with Maria[ on {app}]
      Call Bill on speaker[ with {app}]
      Redial the last number[ with {app}]
      Can you call my voicemail[ with {app}]?
      I'd like to call Tom and Anne[ on {app}]
    SearchCallHistory
      Show my missed calls[ in {app}]
      Who called me yesterday[ on {app}]?
      Did I miss any calls from Maria[ on {app}]?
      Show my video calls with Tom from last week[ on {app}]
      List outgoing calls to Bill[ in {app}]
      Did I get a voicemail[ on {app}]?
    AnswerCall
      Answer the call[ in {app}]
      Pick up the phone[ with {app}]
      Answer it on speaker[ with {app}]
      Can you take this call for me[ with {app}]?
    HangUpCall
      Hang up[ in {app}]
      End the call[ in {app}]
      Can you hang up the phone[ in {app}]?
      I'm done talking, disconnect the call[ in {app}]
    RequestRide
      Get me a ride to the airport[ with {app}]
      I need a ride home[ with {app}]
      Book a car from work to the train station[ with {app}]
      Pick me up at the hotel tomorrow at 8[ with {app}]
      Can you get us a ride for four people[ with {app}]?
      Get me a minivan to the stadium[ with {app}]
    ListRideOptions
      Show me ride options to the airport[ on {app}]
      How much is a ride home[ with {app}]?
      What rides are available from the train station[ on {app}]?
      Compare fares from work to the airport[ on {app}]
      Which cars can take me downtown[ with {app}]?
    GetRideStatus
      Where's my ride[ with {app}]?
      How long until my driver gets here[ with {app}]?
      Check on my ride[ with {app}]
      What's the status of my ride[ with {app}]?
      Has my car arrived yet[ with {app}]?
    CancelRide
      Cancel my ride[ with {app}]
      Call off the taxi I ordered[ with {app}]
      I don't need the ride I booked[ with {app}] anymore, cancel it
      Can you cancel the car I booked[ with {app}]?
    SendRideFeedback
      Give my driver five stars[ on {app}]
      Tip my driver $5[ with {app}]
      Rate my last ride four stars[ on {app}]
      I'd like to leave the driver a three dollar tip[ with {app}]
      Five stars for my driver and a tip of $4[ with {app}]
    StartWorkout
      Start a workout[ with {app}]
      Start a 5 kilometer run[ with {app}]
      Start a 30 minute yoga workout[ with {app}]
      I want to go for an outdoor walk[ with {app}]
      Start an indoor cycling workout with no goal[ in {app}]
      I want to burn 400 calories on the elliptical[ with {app}]
    PauseWorkout
      Pause my workout[ in {app}]
      Hold on, pause the run[ in {app}]
      Can you pause my swim for a moment[ in {app}]?
      I need to catch my breath, so pause my workout[ in {app}]
    ResumeWorkout
      Resume my workout[ in {app}]
      Continue my run[ with {app}]
      I'm back, carry on with the bike ride[ in {app}]
      Could you unpause my swim[ in {app}]?
    EndWorkout
      End my workout[ in {app}]
      Finish the run[ in {app}]
      I'm done with yoga, end it[ in {app}]
      Finish the hike and save it[ in {app}]
    CancelWorkout
      Cancel my workout[ in {app}]
      Discard this run[ in {app}]
      Never mind, cancel my bike ride[ in {app}]
      Can you cancel the yoga without saving it[ in {app}]?
    CreateNote
      Create a note[ in {app}]
      Make a note[ in {app}] that the spare key is under the blue pot
      Create a note[ in {app}] called Birthday Ideas
      Take a note[ in {app}]: Anne is allergic to peanuts
      Make a note[ in {app}] named Ideas in the Work folder
      I need a new note[ in {app}] titled Wine with the text buy red
    AppendToNote
      Add more paper to my Office note[ in {app}]
      Append two cups of oats to the Recipes note[ in {app}]
      In my Diary note[ in {app}], write that we saw two foxes
      Can you add the hotel address to my Travel note[ in {app}]?
    CreateTaskList
      Create a list[ in {app}] called Groceries
      I need a new to-do list[ in {app}]
      Start a packing list[ in {app}] with socks, charger and toothbrush
      Create a list[ in {app}] named Books in the School folder
      Can you make a list[ in {app}] called Gift Ideas?
    AddTasks
      Add milk and eggs to my shopping list[ in {app}]
      Remind me[ with {app}] to call the bank tomorrow at 8
      When I get home, remind me[ with {app}] to water the plants
      Remind me every Tuesday[ with {app}] to take out the trash
      I need a new task[ in {app}]
      Add a flagged task[ in {app}]: file the taxes
      Can you put paper towels on the Costco list[ in {app}]?
    SetTaskAttribute
      Mark buy milk as done[ in {app}]
      Flag the task call the bank[ in {app}]
      Change the time of the reminder feed the cat[ in {app}] to 6 pm
      Rename the task buy bread[ in {app}] to buy rye bread
      Can you check off the task clean the oven[ in {app}]?
      Set the task send invoice to not completed[ in {app}]
    SnoozeTasks
      Snooze my reminders[ in {app}]
      Snooze the laundry reminder until noon[ in {app}]
      Snooze call the bank for 30 minutes[ in {app}]
      Can you snooze all my tasks until next Monday[ in {app}]?
      Postpone the task mow the lawn until Saturday[ in {app}]
    DeleteTasks
      Delete the task call the bank[ in {app}]
      Remove milk from my shopping list[ in {app}]
      Clear all tasks from my errands list[ in {app}]
      Can you delete the task book flights[ in {app}]?
      Remove tent and sleeping bag from the camping list[ in {app}]
    SearchForNotebookItems
      Show me my notes[ in {app}]
      What's on my grocery list[ in {app}]?
      Find my note[ in {app}] called Garden Plans
      What tasks are due tomorrow[ in {app}]?
      Show my flagged tasks[ in {app}]
      Which tasks haven't I completed[ in {app}]?
    SendPayment
      Send $20 to Tom[ with {app}]
      Pay Maria 15 dollars[ with {app}] for the tickets
      I need to send Bill some money[ with {app}]
      Can you send Anne $50[ with {app}]?
      Send my babysitter 60 dollars[ with {app}] for Friday night
    RequestPayment
      Request $20 from Tom[ with {app}]
      Ask Maria for 15 dollars[ with {app}] for pizza
      I'd like to request a payment[ with {app}]
      Charge Bill $200[ with {app}] for the website
      Can you request money from Anne[ with {app}]?
    PayBill
      Pay my electricity bill[ with {app}]
      Pay the rent from my checking account[ with {app}]
      Pay the Verizon bill on Friday[ with {app}]
      Pay the minimum on my credit card bill[ with {app}]
      Can you pay a bill for me[ with {app}]?
      Put 150 dollars toward my student loan[ with {app}]
    SearchForBills
      Show my unpaid bills[ in {app}]
      Do I have any bills due this week[ in {app}]?
      Find my bills from Verizon[ in {app}]
      What bills did I pay last month[ with {app}]?
      Show me my phone bill[ in {app}]
    SearchForAccounts
      Check my balance[ in {app}]
      How much money is in my savings account[ with {app}]?
      Show me all my accounts[ in {app}]
      How many points do I have on my credit card[ with {app}]?
      What's the balance of my vacation account[ in {app}]?
    TransferMoney
      Transfer $500 from checking to savings[ with {app}]
      Move 200 dollars into my vacation account[ with {app}]
      I need to transfer money between my accounts[ with {app}]
      Transfer $1,000 into savings on Friday[ with {app}]
      Transfer as much as possible from savings to checking[ with {app}]
    GetVisualCode
      Show my QR code[ in {app}]
      Show the QR code with my contact details[ in {app}]
      I need a code to pay[ with {app}]
      Where's my transit code[ in {app}]?
      Show the code for receiving money[ in {app}]
      Can you bring up my bus code[ in {app}]?
    PlayMedia
      Play some jazz[ on {app}]
      Play the album Thriller by Michael Jackson[ on {app}]
      Shuffle my workout playlist[ on {app}]
      I'd love to listen to some sad songs[ on {app}]
      Play the latest episode of the podcast Radiolab[ on {app}]
      Can you play the song Landslide next[ on {app}]?
      Continue my audiobook[ on {app}]
    SearchForMedia
      Find songs by Coldplay[ on {app}]
      Search[ {app}] for the podcast Serial
      Look up the movie Casablanca[ on {app}]
      Can you find albums by Johnny Cash[ on {app}]?
      I'm looking for podcasts about history[ on {app}]
    AddMedia
      Add this song to my library[ in {app}]
      Put this song on my Road Trip playlist[ in {app}]
      Add Hey Jude by the Beatles to my library[ in {app}]
      I want this album in my library[ on {app}]
      Can you add the song Vienna to my Dinner Party playlist[ in {app}]?
    UpdateMediaAffinity
      I like this song[ on {app}]
      Give this song a thumbs down[ on {app}]
      I don't like this album[ on {app}]
      Like the song Waterloo by ABBA[ on {app}]
    SearchForPhotos
      Show photos from last week[ in {app}]
      Find pictures of Anne in Paris[ in {app}]
      Show me my selfies[ in {app}]
      Can you find the photos I took yesterday[ in {app}]?
      Show the photos in my Vacation album[ in {app}]
      I want to see my cat photos[ in {app}]
    StartPhotoPlayback
      Play a slideshow of my Wedding album[ in {app}]
      Start a slideshow of our photos from Italy[ in {app}]
      Show yesterday's photos as a slideshow[ in {app}]
      Can you run a slideshow with the photos of Tom from Hawaii[ in {app}]?
    ActivateCarSignal
      Honk the horn of my car[ with {app}]
      Flash the lights on my car[ with {app}]
      I can't find my car, honk the horn[ with {app}]
      Flash the lights and honk the horn of the van[ with {app}]
    SetCarLockStatus
      Lock my car[ with {app}]
      Unlock the Honda[ with {app}]
      Can you lock the doors of my van[ with {app}]?
      My hands are full, please unlock the car[ with {app}]
    GetCarLockStatus
      Is my car locked[ in {app}]?
      Did I lock the Honda[ with {app}]?
      Check if the car is locked[ with {app}]
      Did I leave my van unlocked[ in {app}]?
    GetCarPowerLevelStatus
      How much charge is left in my car[ in {app}]?
      How much gas does the Honda have left[ in {app}]?
      Check the battery level of my car[ in {app}]
      How far can my car still go[ in {app}]?
    ListCars
      List my cars[ in {app}]
      Which cars do I have[ in {app}]?
      Show me all of my cars[ in {app}]
      Read me the list of my cars[ in {app}]
    SetAudioSourceInCar
      Switch the car audio to Bluetooth[ with {app}]
      Set the car's audio source to the radio[ with {app}]
      Go to the next audio source in the car[ with {app}]
      Can you play the car's audio from USB[ with {app}]?
    SetClimateSettingsInCar
      Turn on the air conditioning in the car[ with {app}]
      Set the temperature in the car to 70 degrees[ with {app}]
      Can you make it warmer in the car[ with {app}]?
      Set the car's fan to fifty percent[ with {app}]
      It's hot in here, turn up the fan in the car[ with {app}]
    SetDefrosterSettingsInCar
      Turn on the rear defroster[ with {app}]
      Can you turn off the front defroster[ with {app}]?
      I can't see anything, defrost the windshield[ with {app}]
      The back window is fogged up, please defrost it[ with {app}]
    SetSeatSettingsInCar
      Turn on the driver's seat heating[ with {app}]
      Set the passenger seat heating to level 2[ with {app}]
      I'm cold, warm the driver's seat for me[ with {app}]
      Can you turn off the massage in the passenger seat[ with {app}]?
      Cool the rear seats[ with {app}]
    SetProfileInCar
      Switch the car to profile 2[ with {app}]
      Use Maria's driver profile in the car[ with {app}]
      Can you load the default profile in the car[ with {app}]?
      I'm driving now, switch the car to Tom's profile[ with {app}]
    SaveProfileInCar
      Save these car settings[ with {app}] as profile 3
      Save this car profile[ in {app}] as Grandpa
      Save my seat and mirrors[ with {app}] as profile 2
      Can you save the current settings[ in {app}] as the Winter profile?
    SetRadioStation
      Tune the radio to 98.5 FM[ with {app}]
      Tune the car radio to the station Classic Gold[ with {app}]
      Can you tune to AM 880[ with {app}]?
      Go to preset 3 on the radio[ with {app}]
    BookRestaurantReservation
      Book a table for two tonight at 8[ with {app}]
      Book a table at Luigi's for four tomorrow at 7 pm[ with {app}]
      I'd like to make a dinner reservation for six people[ with {app}]
      Can you reserve a table at the Savoy Grill on Saturday[ with {app}]?
    GetAvailableRestaurantReservationBookings
      Does Luigi's have a table for two tonight at 8[ on {app}]?
      Check for free tables at Noodle Bar on Sunday[ on {app}]
      Which tables are available at Bella on Friday[ on {app}]?
      Are there any tables for six at Luigi's tomorrow[ on {app}]?
    GetUserCurrentRestaurantReservationBookings
      What restaurant reservations do I have[ on {app}]?
      Show my restaurant reservations[ in {app}]
      Show me my booking at Luigi's[ in {app}]
      Do I have a table booked anywhere[ on {app}]?
    """
}
