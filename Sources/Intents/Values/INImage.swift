/// An image by its source.
///
/// Only images made of UIKit's or Core Graphics' classes can't exist here.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INImage: INFieldObject, @unchecked Sendable {
  /// Creates an image from one in the app's bundle.
  public convenience init(named name: String) {
    self.init()
    set("named", name)
  }

  /// Creates an image from its bytes.
  public convenience init(imageData: Data) {
    self.init()
    set("data", imageData)
  }

  /// Creates an image from a URL.
  public convenience init?(url: URL) {
    self.init()
    set("url", url)
  }

  /// Creates an image from a URL, with its size in points.
  public convenience init?(url: URL, width: Double, height: Double) {
    self.init(url: url)
    set("width", width)
    set("height", height)
  }

  /// Returns the image of a system symbol.
  public class func systemImageNamed(_ systemImageName: String) -> Self {
    let image = Self()
    image.set("systemName", systemImageName)
    return image
  }

  override class var fields: FieldTable { fieldsOfImage }
}

private let fieldsOfImage = FieldTable([
  "named": String.self, "systemName": String.self, "url": URL.self, "data": Data.self,
  "width": Double.self, "height": Double.self,
])

/// A file in a request or a response.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INFile: INFieldObject, @unchecked Sendable {
  /// The contents of the file; empty if the file can't be read.
  public final var data: Data {
    optional("data") ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
  /// The name of the file, with its extension.
  public final var filename: String {
    get { value("filename") }
    set { set("filename", newValue) }
  }
  /// The uniform type identifier.
  public final var typeIdentifier: String? { optional("typeIdentifier") }
  /// The location of the file; nil if it is only in memory.
  public final var fileURL: URL? { optional("fileURL") }
  /// Whether the file is removed when the request ends.
  public final var removedOnCompletion: Bool {
    get { value("removedOnCompletion") }
    set { set("removedOnCompletion", newValue) }
  }

  /// Creates a file from its contents.
  public convenience init(data: Data, filename: String, typeIdentifier: String?) {
    self.init()
    set("data", data)
    set("filename", filename)
    set("typeIdentifier", typeIdentifier)
  }

  /// Creates a file from its location.
  public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init()
    set("fileURL", fileURL)
    set("filename", filename ?? fileURL.lastPathComponent)
    set("typeIdentifier", typeIdentifier)
  }

  override class var fields: FieldTable { fieldsOfFile }
}

private let fieldsOfFile = FieldTable([
  "data": Data.self, "filename": String.self, "typeIdentifier": String.self, "fileURL": URL.self,
  "removedOnCompletion": Bool.self,
])

/// Whether the user has silenced notifications.
///
/// `@unchecked` because the superclass is; it states the reason.
open class INFocusStatus: INFieldObject, @unchecked Sendable {
  /// Whether a Focus is active; nil if the app isn't authorized to know.
  public final var isFocused: Bool? { optional("isFocused") }

  /// Creates a status.
  public convenience init(isFocused: Bool? = nil) {
    self.init()
    set("isFocused", isFocused)
  }

  override class var fields: FieldTable { fieldsOfFocusStatus }
}

private let fieldsOfFocusStatus = FieldTable(["isFocused": Bool.self])
