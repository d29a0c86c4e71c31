/// A file that comes with a request, as `INFile` holds it.
public struct File: ParameterRecord {
  /// What the file holds, when it is in memory.
  public var data: Data?
  /// The name with its ending.
  public var filename: String
  /// The uniform type identifier, such as `public.audio`.
  public var typeIdentifier: String?
  /// Where the file lies, when it is on a disk.
  public var fileURL: URL?
  /// Whether the file goes when the request has ended.
  public var removedOnCompletion: Bool

  /// Makes a file of data in memory.
  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.removedOnCompletion = false
  }

  /// Makes a file that lies on a disk, named as it is there unless another name is given.
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
