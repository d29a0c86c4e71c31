// A guest that answers each request with the next line of a script, whatever the request says.
//
// The script is the file at the path of the program with “.script” appended. Its first line is sent
// at the start, and each further line after a request, or after a moment without one. The guest
// exits after the last line.
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The longest time to wait for a request, in milliseconds.
static const int patience = 20;

// Waits for a request. Returns whether the guest continues.
static int awaitRequest(int requests) {
  char chunk[4096];
  struct pollfd input = {.fd = requests, .events = POLLIN};
  while (poll(&input, 1, patience) > 0) {
    ssize_t count = read(requests, chunk, sizeof chunk - 1);
    if (count <= 0) return 0;
    chunk[count] = 0;
    if (strstr(chunk, "\"shutdown\"")) return 0;
    // The host sends one request at a time, so nothing follows the line break.
    if (chunk[count - 1] == '\n') return 1;
  }
  return 1;
}

static void sendAll(int answers, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(answers, bytes, count);
    if (sent <= 0) exit(0);
    bytes += sent;
    count -= (size_t)sent;
  }
}

int main(int count, char **arguments) {
  const char *requests = getenv("INTENTKIT_REQUESTS"), *answers = getenv("INTENTKIT_ANSWERS");
  char path[4096];
  snprintf(path, sizeof path, "%s.script", arguments[0]);
  FILE *script = fopen(path, "r");
  if (count < 1 || !requests || !answers || !script) return 2;
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, script)) > 0) {
    sendAll(atoi(answers), line, (size_t)length);
    if (!awaitRequest(atoi(requests))) return 0;
  }
  return 0;
}
