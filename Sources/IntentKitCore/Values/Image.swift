/// A picture by where it comes from, as `INImage` holds it.
public struct Image: ParameterRecord {
  /// Where the picture comes from.
  public var source: Source
  /// How large it should be shown, when that is said.
  public var size: Size?

  /// Where a picture comes from.
  public enum Source: Sendable, Hashable {
    /// A picture in the app, by its name.
    case named(String)
    /// A symbol of the system, by its name.
    case systemName(String)
    /// A picture somewhere else.
    case url(URL)
    /// The bytes of a picture.
    case data(Data)
  }

  /// A width and a height in points.
  public struct Size: Sendable, Hashable {
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Makes an image.
  public init(_ source: Source, size: Size? = nil) {
    self.source = source
    self.size = size
  }

  /// Makes an image of one in the app.
  public init(named name: String) {
    self.init(.named(name))
  }

  /// Makes an image of a symbol of the system.
  public init(systemName: String) {
    self.init(.systemName(systemName))
  }

  /// Makes an image of one that lies somewhere else.
  public init(url: URL, size: Size? = nil) {
    self.init(.url(url), size: size)
  }

  /// Makes an image of its bytes.
  public init(imageData: Data) {
    self.init(.data(imageData))
  }

  public static let recordSchema = RecordSchema(
    name: "Image",
    siriKitName: "INImage",
    textField: "named",
    fields: [
      ParameterSchema("named", String.self, summary: "The name of an image in the app's bundle."),
      ParameterSchema(
        "systemName", String.self, summary: "The name of one of the system's symbols."),
      ParameterSchema("url", URL.self, summary: "Where the image lies."),
      ParameterSchema("data", Data.self, summary: "The image itself, as base64."),
      ParameterSchema("width", Double.self, summary: "How wide it is shown, in points."),
      ParameterSchema("height", Double.self, summary: "How high it is shown, in points."),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    let named: String? = try fields.optional("named")
    let systemName: String? = try fields.optional("systemName")
    let url: URL? = try fields.optional("url")
    let data: Data? = try fields.optional("data")
    let sources: [Source] = [
      named.map { .named($0) }, systemName.map { .systemName($0) }, url.map { .url($0) },
      data.map { .data($0) },
    ].compactMap(\.self)
    guard let source = sources.first, sources.count == 1 else {
      throw ParameterError(
        found: sources.isEmpty ? "an image without a source" : "an image with several sources",
        expected: "one of named, systemName, url, data")
    }
    let width: Double? = try fields.optional("width")
    let height: Double? = try fields.optional("height")
    switch (width, height) {
    case (nil, nil): size = nil
    case (let width?, let height?): size = Size(width: width, height: height)
    case (nil, _), (_, nil):
      throw ParameterError(
        found: width == nil ? "a height alone" : "a width alone",
        expected: "both width and height, or neither")
    }
    self.source = source
  }

  public func write(to fields: inout ParameterWriter) {
    switch source {
    case .named(let name): fields.write("named", name)
    case .systemName(let name): fields.write("systemName", name)
    case .url(let url): fields.write("url", url)
    case .data(let data): fields.write("data", data)
    }
    fields.write("width", size?.width)
    fields.write("height", size?.height)
  }
}
