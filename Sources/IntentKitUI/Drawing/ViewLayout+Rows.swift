import IntentKitCore

// Lists and maps.

extension ViewDescription.List {
  private static let gap = 12.0

  func layout(width: Double) -> ViewLayout {
    var layout = ViewLayout(width: width, height: 0)
    var y = 0.0
    for (number, row) in rows.enumerated() {
      if number > 0 {
        layout.add(
          .rectangle(radius: 0), .separator, in: .init(y: y + 5.5, width: width, height: 1))
        y += 12
      }
      y += row.add(to: &layout, y: y, width: width)
    }
    layout.setHeight(y)
    return layout
  }
}

extension ViewDescription.List.Row {
  /// Adds the row to a layout, and returns its height.
  fileprivate func add(to layout: inout ViewLayout, y: Double, width: Double) -> Double {
    let imageWidth = image == nil ? 0 : 29.0 + 12
    let detailView = detail.map {
      ViewLayout(.text($0, color: .secondary, maximumLineCount: 1), width: width / 2)
    }
    let detailWidth = detailView.map { $0.size.width + 12 } ?? 0
    let room = max(width - imageWidth - detailWidth, 24)
    let titleView = ViewLayout(.text(title), width: room)
    let subtitleView = subtitle.map {
      ViewLayout(.text($0, style: .footnote, color: .secondary), width: room)
    }
    let textHeight = titleView.size.height + (subtitleView?.size.height ?? 0)
    let height = max(textHeight, image == nil ? 0 : 29)
    if let image {
      let picture = ViewDescription.Picture(image, size: ViewSize(width: 29, height: 29))
      layout.add(
        .picture(picture), .solid(.accent),
        in: .init(y: y + (height - 29) / 2, width: 29, height: 29))
    }
    let top = y + (height - textHeight) / 2
    layout.add(titleView, x: imageWidth, y: top)
    if let subtitleView { layout.add(subtitleView, x: imageWidth, y: top + titleView.size.height) }
    if let detailView {
      layout.add(detailView, x: width - detailView.size.width, y: top)
    }
    return height
  }
}

extension ViewDescription.Map {
  private static let pinLength = 12.0
  private static let margin = 24.0

  func layout(width: Double) -> ViewLayout {
    let height = max(height.asLength, 60)
    var layout = ViewLayout(width: width, height: height)
    layout.add(
      .rectangle(radius: 14, label: label), .land, in: .init(width: width, height: height))
    for share in [0.3, 0.72] {
      layout.add(
        .rectangle(radius: 0), .street,
        in: .init(y: height * share, width: width, height: 6))
      layout.add(
        .rectangle(radius: 0), .street,
        in: .init(x: width * share, width: 6, height: height))
    }
    let points = points(width: width, height: height)
    for (one, next) in zip(points, points.dropFirst()) {
      layout.add(
        .route(isDescending: (next.x - one.x) * (next.y - one.y) >= 0), .solid(.accent),
        in: .init(
          x: min(one.x, next.x), y: min(one.y, next.y), width: abs(next.x - one.x),
          height: abs(next.y - one.y)))
    }
    for (number, point) in points.enumerated() {
      let isLast = number == points.count - 1
      layout.add(
        .rectangle(radius: Self.pinLength / 2), .solid(isLast ? .negative : .positive),
        in: .init(
          x: point.x - Self.pinLength / 2, y: point.y - Self.pinLength / 2,
          width: Self.pinLength, height: Self.pinLength))
      addLabel(places[number].name, at: point, in: width, to: &layout)
    }
    return layout
  }

  /// Adds the name of a place below its pin, inside of the map.
  private func addLabel(
    _ name: String, at point: (x: Double, y: Double), in width: Double, to layout: inout ViewLayout
  ) {
    let measure = TextMeasure(style: .caption)
    let line = measure.lines(of: name, width: width / 2, maximumCount: 1).first ?? ""
    let lineWidth = measure.width(of: line)
    let x = min(max(point.x - lineWidth / 2, 8), max(width - lineWidth - 8, 8))
    layout.add(
      .line(line, .caption, isCentered: false), .solid(.primary),
      in: .init(x: x, y: point.y + 7, width: lineWidth, height: TextStyle.caption.lineHeight))
  }

  /// The places on the map: by their coordinates if all are known, otherwise on a diagonal.
  private func points(width: Double, height: Double) -> [(x: Double, y: Double)] {
    let (right, bottom) = (width - Self.margin * 2, height - Self.margin * 2)
    func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (Self.margin + x * max(right, 0), Self.margin + y * max(bottom, 0))
    }
    let known = places.compactMap { place in
      place.latitude.flatMap { latitude in
        place.longitude.map { (x: $0.asDegrees, y: -latitude.asDegrees) }
      }
    }
    let (xs, ys) = (known.map(\.x), known.map(\.y))
    guard known.count == places.count, known.count > 1,
      let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max(),
      east - west + south - north > 0
    else {
      let last = Double(max(places.count - 1, 1))
      return places.indices.map { index in
        let share = places.count == 1 ? 0.5 : Double(index) / last
        return point(share, places.count == 1 ? 0.4 : 1 - share)
      }
    }
    return known.map { place in
      point(
        east > west ? (place.x - west) / (east - west) : 0.5,
        south > north ? (place.y - north) / (south - north) : 0.5)
    }
  }
}

extension Double {
  /// This number as an angle that can be compared.
  fileprivate var asDegrees: Double { isFinite ? Swift.min(Swift.max(self, -360), 360) : 0 }
}
