import IntentKitPlatform
import Testing

@Suite("Paths as text")
struct PathTextTests {
  @Test(arguments: [
    ("a.txt", ".", "a.txt"), ("a/b.txt", "a", "b.txt"), ("a/b.txt", "c/d", "../../a/b.txt"),
    ("/x/a.txt", "/x/y/z", "../../a.txt"), ("/here/a.txt", "b", "../a.txt"),
    ("a/../b/./c.txt", "b", "c.txt"), ("../a.txt", ".", "../a.txt"), ("a", "a", "."),
    ("../../../a.txt", "/", "a.txt"), ("a//b.txt", "a/", "b.txt"),
  ])
  func `a path as seen from a folder`(path: String, folder: String, expected: String) {
    #expect(path.path(from: folder, currentFolder: "/here") == expected)
  }
}
