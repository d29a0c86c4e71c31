extension PortableBitmap {
  /// This picture in the letters of a terminal, each of which shows two dots, one above the other.
  ///
  /// Light dots are drawn and dark ones left out, for most terminals are dark. On light ones only colours help.
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
