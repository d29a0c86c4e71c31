// Initializers whose arguments aren't properties.

extension INPriceRange {
  /// Creates a range between two prices, in any order.
  public convenience init(
    firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String
  ) {
    self.init()
    let isAscending = firstPrice.compare(secondPrice) != .orderedDescending
    set("minimumPrice", isAscending ? firstPrice : secondPrice)
    set("maximumPrice", isAscending ? secondPrice : firstPrice)
    set("currencyCode", currencyCode)
  }

  /// Creates a range of one price.
  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(firstPrice: price, secondPrice: price, currencyCode: currencyCode)
  }
}

#if AllDomains || Calls
extension INSearchCallHistoryIntent {
  /// Creates a search for calls of one kind.
  public convenience init(
    call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions = []
  ) {
    self.init()
    set("callType", callType)
    set("dateCreated", dateCreated)
    set("recipient", recipient)
    set("callCapabilities", callCapabilities)
  }
}
#endif

#if AllDomains || CarPlay
extension INSetProfileInCarIntent {
  private convenience init(_ number: Int?, _ name: String?, _ defaultProfile: Int?) {
    self.init()
    set("profileNumber", number)
    set("profileName", name)
    set("isDefaultProfile", defaultProfile.map { $0 != 0 })
  }

  /// Creates a request with a flag as a number.
  public convenience init(profileNumber: Int?, profileName: String?, defaultProfile: Int?) {
    self.init(profileNumber, profileName, defaultProfile)
  }

  /// Creates a request with a flag as a number.
  public convenience init(profileNumber: Int?, profileLabel: String?, defaultProfile: Int?) {
    self.init(profileNumber, profileLabel, defaultProfile)
  }

  /// Creates a request with a flag as a number.
  public convenience init(profileLabel: String?, defaultProfile: Int?) {
    self.init(nil, profileLabel, defaultProfile)
  }

  /// Creates a request with a flag as a number.
  public convenience init(profileName: String?, defaultProfile: Int?) {
    self.init(nil, profileName, defaultProfile)
  }

  /// Creates a request with a flag as a number.
  public convenience init(profileNumber: Int?, defaultProfile: Int?) {
    self.init(profileNumber, nil, defaultProfile)
  }

  /// Creates a request with a flag as a number.
  public convenience init(defaultProfile: Int?) { self.init(nil, nil, defaultProfile) }
}
#endif
