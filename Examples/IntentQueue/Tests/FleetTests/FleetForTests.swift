import Fleet

extension Fleet {
  /// Two cars of Ada, and one of Grace that cannot be reached.
  static var family: Fleet {
    Fleet([
      "ada": [
        Vehicle(plate: "AL 1815", name: "blue van", isLocked: false),
        Vehicle(plate: "AL 1843", name: "red van"),
      ],
      "grace": [Vehicle(plate: "GH 1906", name: "coupe", isReachable: false)],
    ])
  }
}
