/// The names of SiriKit's intents and types, without the prefix `IN`.
///
/// The definition file of an app can have intents and types of the same names. The lists are those
/// of the catalog; a test compares them.
package enum SystemNames {
  /// The names of intents, also without the suffix.
  package static let intents: Set<String> = [
    "ActivateCarSignal", "AddMedia", "AddTasks", "AnswerCall", "AppendToNote",
    "BookRestaurantReservation", "CancelRide", "CancelWorkout", "CreateNote", "CreateTaskList",
    "DeleteTasks", "EditMessage", "EndWorkout", "GetAvailableRestaurantReservationBookingDefaults",
    "GetAvailableRestaurantReservationBookings", "GetCarLockStatus", "GetCarPowerLevelStatus",
    "GetReservationDetails", "GetRestaurantGuest", "GetRideStatus",
    "GetUserCurrentRestaurantReservationBookings", "GetVisualCode", "HangUpCall", "ListCars",
    "ListRideOptions", "PauseWorkout", "PayBill", "PlayMedia", "RequestPayment", "RequestRide",
    "ResumeWorkout", "SaveProfileInCar", "SearchCallHistory", "SearchForAccounts", "SearchForBills",
    "SearchForMedia", "SearchForMessages", "SearchForNotebookItems", "SearchForPhotos",
    "SendMessage", "SendPayment", "SendRideFeedback", "SetAudioSourceInCar", "SetCarLockStatus",
    "SetClimateSettingsInCar", "SetDefrosterSettingsInCar", "SetMessageAttribute",
    "SetProfileInCar", "SetRadioStation", "SetSeatSettingsInCar", "SetTaskAttribute",
    "ShareFocusStatus", "SnoozeTasks", "StartAudioCall", "StartCall", "StartPhotoPlayback",
    "StartVideoCall", "StartWorkout", "TransferMoney", "UnsendMessages", "UpdateMediaAffinity",
  ]

  /// The names of value types and enumerations.
  package static let types: Set<String> = [
    "AccountType", "AddTasksTargetTaskListConfirmationReason", "Airline", "Airport", "AirportGate",
    "AmountType", "BalanceAmount", "BalanceType", "BillDetails", "BillPayee", "BillType",
    "BoatReservation", "BoatTrip", "BookRestaurantReservationIntentCode", "BusReservation",
    "BusTrip", "CallAudioRoute", "CallCapability", "CallCapabilityOptions", "CallDestinationType",
    "CallGroup", "CallRecord", "CallRecordFilter", "CallRecordType", "CallRecordTypeOptions", "Car",
    "CarAirCirculationMode", "CarAudioSource", "CarDefroster", "CarHeadUnit", "CarSeat",
    "CarSignalOptions", "ConditionalOperator", "CurrencyAmount",
    "DailyRoutineRelevanceProviderSituation", "DateComponentsRange", "DateSearchType",
    "DayOfWeekOptions", "Flight", "FlightReservation", "FocusStatusAuthorizationStatus",
    "GetAvailableRestaurantReservationBookingsIntentCode", "ImageNoteContent", "IntentErrorCode",
    "IntentHandlingStatus", "InteractionDirection", "LocationSearchType", "LodgingReservation",
    "MediaAffinityType", "MediaDestination", "MediaDestinationType", "MediaItem", "MediaItemType",
    "MediaReference", "MediaSearch", "MediaSortOrder", "MediaUserContextSubscriptionStatus",
    "Message", "MessageAttribute", "MessageAttributeOptions", "MessageLinkMetadata",
    "MessageReaction", "MessageReactionType", "MessageType", "Note", "NoteContent",
    "NoteContentType", "NotebookItemType", "OutgoingMessageType", "PaymentAccount", "PaymentAmount",
    "PaymentMethod", "PaymentMethodType", "PaymentRecord", "PaymentStatus", "Person",
    "PersonHandle", "PersonHandleType", "PersonSuggestionType", "PhotoAttributeOptions",
    "PlaybackQueueLocation", "PlaybackRepeatMode", "PriceRange", "RadioType", "RecurrenceFrequency",
    "RecurrenceRule", "RelativeReference", "RelativeSetting", "RelevantShortcutRole", "RentalCar",
    "RentalCarReservation", "Reservation", "ReservationAction", "ReservationActionType",
    "ReservationStatus", "Restaurant", "RestaurantGuest", "RestaurantGuestDisplayPreferences",
    "RestaurantOffer", "RestaurantReservation", "RestaurantReservationBooking",
    "RestaurantReservationUserBooking", "RestaurantReservationUserBookingStatus",
    "RideCompletionStatus", "RideDriver", "RideFareLineItem", "RideFeedbackTypeOptions",
    "RideOption", "RidePartySizeOption", "RidePhase", "RideStatus", "RideVehicle", "Seat",
    "SendMessageAttachment", "ShortcutAvailabilityOptions", "SiriAuthorizationStatus", "SortType",
    "SpatialEvent", "SpatialEventTrigger", "Sticker", "StickerType", "Task", "TaskList",
    "TaskPriority", "TaskStatus", "TaskType", "TemporalEventTrigger",
    "TemporalEventTriggerTypeOptions", "TermsAndConditions", "TextNoteContent", "TicketedEvent",
    "TicketedEventCategory", "TicketedEventReservation", "TrainReservation", "TrainTrip",
    "UpcomingMediaPredictionMode", "VisualCodeType", "VocabularyStringType", "WorkoutGoalUnitType",
    "WorkoutLocationType",
  ]
}
