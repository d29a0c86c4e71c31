#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A file in a request, like SiriKit's `INFile`.
public struct File: DeclaredRecord {
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

  public static let recordFields = RecordFields<File>(
    siriKitName: "INFile",
    textField: "filename",
    availability: Availability(
      introduced: "iOS 13.0, macOS 11.0, watchOS 6.0", unavailable: "tvOS"),
    .optional("data", \.data),
    .required("filename", \.filename),
    .optional("typeIdentifier", \.typeIdentifier),
    .optional("fileURL", \.fileURL),
    .optional("removedOnCompletion", \.removedOnCompletion, absence: false),
    make: File.init)
}

extension File {
  /// Creates a file from data in memory.
  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    self.init(
      data: data, filename: filename, typeIdentifier: typeIdentifier, removedOnCompletion: false)
  }

  /// Creates a file from a file on disk, with the name from the URL by default.
  public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
    self.init(
      filename: filename ?? fileURL.lastPathComponent, typeIdentifier: typeIdentifier,
      fileURL: fileURL, removedOnCompletion: false)
  }
}
