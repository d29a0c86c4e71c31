/// A file that comes with a request, as `INFile` holds it.
public struct File: DeclaredRecord {
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

  public static let recordFields = RecordFields<File>(
    siriKitName: "INFile",
    textField: "filename",
    availability: Availability(
      introduced: ["iOS": "13.0", "macOS": "11.0", "watchOS": "6.0"], unavailable: ["tvOS"]),
    .optional("data", \.data),
    .required("filename", \.filename),
    .optional("typeIdentifier", \.typeIdentifier),
    .optional("fileURL", \.fileURL),
    .optional("removedOnCompletion", \.removedOnCompletion, absence: false),
    make: File.init)
}

extension File {
  /// Makes a file of data in memory.
  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    self.init(
      data: data, filename: filename, typeIdentifier: typeIdentifier, removedOnCompletion: false)
  }

  /// Makes a file that lies on a disk, named as it is there unless another name is given.
  public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
    self.init(
      filename: filename ?? fileURL.lastPathComponent, typeIdentifier: typeIdentifier,
      fileURL: fileURL, removedOnCompletion: false)
  }
}
