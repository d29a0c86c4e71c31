#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the files with facts about SiriKit.
enum CatalogFile {
  /// Reads a file.
  ///
  /// - Throws: ``CatalogError`` if the file doesn't exist or isn't valid.
  static func read<Content: Decodable>(_ path: String) throws(CatalogError) -> Content {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogError(path: path, reason: nil)
    }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw CatalogError(path: path, reason: "\(error)")
    }
  }
}
