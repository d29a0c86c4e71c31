/// A file in a request, like SiriKit's `INFile`.
public struct File: ParameterRecord {
  /// The contents of the file, if it is in memory.
  public var data: Data?
  /// The name of the file, with its extension.
  public var filename: String
  /// The uniform type identifier, such as `public.audio`.
  public var typeIdentifier: String?
  /// The location of the file, if it is on disk.
  public var fileURL: URL?
  /// Whether the file is removed when the request ends.
  public var removedOnCompletion: Bool

  /// Creates a file from data in memory.
  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.removedOnCompletion = false
  }

  /// Creates a file from a file on disk, with the name from the URL by default.
  public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.removedOnCompletion = false
  }

  public static let recordSchema = RecordSchema(
    name: "File",
    siriKitName: "INFile",
    textField: "filename",
    availability: Availability(
      introduced: ["iOS": "13.0", "macOS": "11.0", "watchOS": "6.0"], unavailable: ["tvOS"]),
    fields: [
      ParameterSchema("data", Data.self),
      ParameterSchema("filename", String.self, isRequired: true),
      ParameterSchema("typeIdentifier", String.self),
      ParameterSchema("fileURL", URL.self),
      ParameterSchema("removedOnCompletion", Bool.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    data = try fields.optional("data")
    filename = try fields.required("filename")
    typeIdentifier = try fields.optional("typeIdentifier")
    fileURL = try fields.optional("fileURL")
    removedOnCompletion = try fields.value("removedOnCompletion", default: false)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("data", data)
    fields.write("filename", filename)
    fields.write("typeIdentifier", typeIdentifier)
    fields.write("fileURL", fileURL)
    fields.write("removedOnCompletion", removedOnCompletion, unless: false)
  }
}
