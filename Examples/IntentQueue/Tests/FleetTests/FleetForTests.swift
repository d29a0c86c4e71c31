import Fleet

extension Fleet {
  /// Ada's two cars, and Grace's unreachable car.
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
