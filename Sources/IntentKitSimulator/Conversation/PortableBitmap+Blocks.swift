extension PortableBitmap {
  /// The picture as rows of block characters, each of which represents two dots on top of each
  /// other.
  ///
  /// Light dots are drawn and dark dots are blank, because most terminals are dark. On light
  /// terminals, the picture requires colors.
  var blocks: [String] {
    stride(from: 0, to: height, by: 2).map { row in
      String(
        (0..<width).map { column -> Character in
          switch (isDark(column, row), isDark(column, row + 1)) {
          case (true, true): " "
          case (true, false): "▄"
          case (false, true): "▀"
          case (false, false): "█"
          }
        })
    }
  }
}
