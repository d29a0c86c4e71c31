import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// Reads a property list, writes it as XML and reads it again, and checks it as a file of an app.
enum PropertyListTarget {
  static func run(_ input: [UInt8]) {
    let isBinary = input.starts(with: "bplist".utf8)
    if let list = value(
      isBinary,
      { () throws(PropertyListError) in
        try PropertyListReader.propertyList(from: input)
      })
    {
      requireSameXML(list)
      requireMembers(of: list)
    }
    if let list = value(
      isBinary,
      { () throws(PropertyListError) in
        try StringsReader.strings(from: input)
      })
    {
      requireSameXML(list)
      require(list.members != nil, "A file of texts isn't a dictionary.")
    }
    if let list = value(
      isBinary,
      { () throws(PropertyListError) in
        try PropertyListReader.textPropertyList(from: input)
      })
    {
      requireSameXML(list)
    }
    check(input, isBinary)
  }

  /// Returns the result of a reader, or nil after checking its error.
  private static func value(
    _ isBinary: Bool, _ read: () throws(PropertyListError) -> PropertyList
  ) -> PropertyList? {
    do throws(PropertyListError) {
      return try read()
    } catch {
      requireMessage(error.description(path: "input.plist"))
      require((error.position == nil) == isBinary, "The place is wrong: \(error)")
      return nil
    }
  }

  private static func requireSameXML(_ list: PropertyList) {
    guard let text = PropertyListXML.text(list) else { return }
    do throws(PropertyListError) {
      let again = try PropertyListReader.propertyList(from: Array(text.utf8))
      require(again == list, "Reading what was written gives another value:\n\(text)")
    } catch {
      fatalError("What was written can't be read: \(error)\n\(text)")
    }
  }

  /// Traps unless the last of several members with a key is the one that is found.
  private static func requireMembers(of list: PropertyList) {
    guard let last = list.members?.last else { return }
    require(list[last.key] == last.value, "Another member than the last is found.")
  }

  private static func check(_ input: [UInt8], _ isBinary: Bool) {
    do throws(ManifestError) {
      let project = try ManifestProject(files: [(path: "input.plist", bytes: input)])
      let report = ManifestReport(project)
      report.lines.forEach(requireMessage)
      requireRoundTrip(report.value)
      for finding in report.findings {
        let place = project.place(of: finding.path)
        let isKnown = place.path == "input.plist" && (place.position != nil || isBinary)
        require(isKnown, "The finding has no place: \(finding)")
      }
      do throws(ManifestError) {
        requireRoundTrip(try project.manifest())
      } catch {
        requireMessage("\(error)")
        require(!report.findings.isEmpty, "An invalid manifest has no findings: \(error)")
      }
    } catch {
      requireMessage("\(error)")
    }
  }
}
