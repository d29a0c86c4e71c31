#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An image by its source, like SiriKit's `INImage`.
public struct Image: ParameterRecord {
  /// The source of the image.
  public var source: Source
  /// The size at which to show the image, if specified.
  public var size: Size?

  /// The sources of an image.
  public enum Source: Sendable, Hashable {
    /// An image in the app's bundle, by name.
    case named(String)
    /// A system symbol, by name.
    case systemName(String)
    /// An image at a URL.
    case url(URL)
    /// The bytes of an image.
    case data(Data)
  }

  /// A width and a height in points.
  public struct Size: Sendable, Hashable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Creates an image.
  public init(_ source: Source, size: Size? = nil) {
    self.source = source
    self.size = size
  }

  /// Creates an image from one in the app's bundle.
  public init(named name: String) {
    self.init(.named(name))
  }

  /// Creates an image from a system symbol.
  public init(systemName: String) {
    self.init(.systemName(systemName))
  }

  /// Creates an image from a URL.
  public init(url: URL, size: Size? = nil) {
    self.init(.url(url), size: size)
  }

  /// Creates an image from its bytes.
  public init(imageData: Data) {
    self.init(.data(imageData))
  }

  public static let recordSchema = RecordSchema(
    name: "Image",
    siriKitName: "INImage",
    textField: "named",
    fields: [
      ParameterSchema("named", String.self, summary: "The name of an image in the app's bundle."),
      ParameterSchema("systemName", String.self, summary: "The name of a system symbol."),
      ParameterSchema("url", URL.self, summary: "The URL of the image."),
      ParameterSchema("data", Data.self, summary: "The data of the image, in base64."),
      ParameterSchema("width", Double.self, summary: "The width in points."),
      ParameterSchema("height", Double.self, summary: "The height in points."),
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
    if case .data(let data) = source { fields.write("data", data) }
    fields.write("height", size?.height)
    switch source {
    case .named(let name): fields.write("named", name)
    case .systemName(let name): fields.write("systemName", name)
    case .url(let url): fields.write("url", url)
    case .data: break
    }
    fields.write("width", size?.width)
  }
}
