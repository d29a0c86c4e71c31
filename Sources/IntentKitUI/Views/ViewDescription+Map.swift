public import IntentKitCore

extension ViewDescription {
  /// A map with places.
  public struct Map: DeclaredRecord {
    /// The places, in the order of a route.
    public var places: [Place]
    /// The text for users who don't see the map.
    public var label: String?
    /// The height; the width is that of the view around it.
    public var height: Double

    /// Creates a map.
    public init(_ places: [Place], label: String? = nil, height: Double = 140) {
      self.places = places
      self.label = label
      self.height = height
    }

    /// A place on a map.
    public struct Place: DeclaredRecord {
      /// The name.
      public var name: String
      /// The latitude in degrees; nil if unknown.
      public var latitude: Double?
      /// The longitude in degrees; nil if unknown.
      public var longitude: Double?

      /// Creates a place.
      public init(_ name: String, latitude: Double? = nil, longitude: Double? = nil) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
      }

      public static let recordFields = RecordFields<Place>(
        name: "MapPlace", textField: "name",
        .required("name", \.name, summary: "The name."),
        .optional("latitude", \.latitude, summary: "The latitude in degrees."),
        .optional("longitude", \.longitude, summary: "The longitude in degrees.")
      ) { Place($0, latitude: $1, longitude: $2) }
    }

    public static let recordFields = RecordFields<Map>(
      name: "MapView",
      .required("places", \.places, summary: "The places on a map, in the order of a route."),
      .optional("label", \.label, summary: "The text for users who don't see the image."),
      .optional("height", \.height, absence: 140, summary: "The height; 140 points by default.")
    ) { places, label, height throws(ParameterError) in
      let map = Map(places, label: label, height: height)
      try ViewDescription.map(map).checkPartCount()
      return map
    }
  }

  /// Returns a map.
  public static func map(
    _ places: Map.Place..., label: String? = nil, height: Double = 140
  ) -> ViewDescription {
    .map(Map(places, label: label, height: height))
  }
}

extension ViewDescription.Map.Place: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}
