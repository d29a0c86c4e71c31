extension FileManager {
  /// Returns the folder that the apps and extensions of a group share, and creates it if necessary.
  ///
  /// - Parameter groupIdentifier: The identifier of the group.
  /// - Returns: The folder; nil if ``INSimulatedWorld/groupContainers`` has no group with the
  ///   identifier, as for an app that isn't entitled to it, or if the folder can't be created.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard let folder = INSimulatedWorld.shared.groupContainers[groupIdentifier],
      (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { return nil }
    return folder
  }
}
