// The system calls of the tool.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the program.
func exit(with status: Int32) -> Never { exit(status) }

/// Prints a sentence to the standard error stream.
func printError(_ sentence: String) {
  let line = "intentgen: \(sentence)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
