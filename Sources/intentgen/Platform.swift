// What the tool needs of the operating system, in one place.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the program.
func exit(with status: Int32) -> Never { exit(status) }

/// Writes a sentence to the standard error stream.
func complain(_ sentence: String) {
  let line = "intentgen: \(sentence)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
