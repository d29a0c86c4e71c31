/// A result that can be one of several, one for each media item.
public protocol INMediaItemResolving: INMediaItemResolutionResult {}

extension INMediaItemResolutionResult: INMediaItemResolving {}

extension INMediaItemResolving {
  /// Returns results for several final items, one for each, of the class for which it is called.
  public static func successes(with resolvedMediaItems: [INMediaItem]) -> [Self] {
    resolvedMediaItems.map { Self(_resolution: .success($0)) }
  }
}
