// An extension that misbehaves once, at a moment of its request.
//
// The name of the program says how, such as `stopsReading@confirm`, so each case is a symbolic link. Until that moment, and
// after it if it can, the guest answers every call correctly. It is written in C, because Swift has no fork and because it
// must start faster than the time limit of a case. Every process ends by itself after half a minute.

#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/ptrace.h>
#endif

static char *program;
static char misbehavior[64];
static char phase[64];
static const int channel = 3;

// MARK: - Tools

static void pauseFor(long milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  nanosleep(&time, NULL);
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

/// Does nothing until the process is killed.
static _Noreturn void idle(void) {
  double end = seconds() + 30;
  while (seconds() < end) pauseFor(100);
  _exit(99);
}

/// Writes a text, and does nothing more if the host has closed the channel.
static void sendText(const char *text) {
  size_t rest = strlen(text);
  while (rest > 0) {
    ssize_t count = write(channel, text, rest);
    if (count <= 0) idle();
    text += count;
    rest -= count;
  }
}

/// Writes a text repeatedly.
static _Noreturn void flood(int descriptor, const char *text) {
  static char block[1 << 14];
  size_t length = strlen(text), count = 0;
  while (count + length <= sizeof block) {
    memcpy(block + count, text, length);
    count += length;
  }
  double end = seconds() + 30;
  while (seconds() < end && write(descriptor, block, count) > 0) {
  }
  idle();
}

/// Starts a child that calls a function.
static pid_t start(void (*body)(void)) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    body();
    idle();
  }
  return child;
}

// MARK: - Children

static void leaveGroup(void) { setpgid(0, 0); }
static void leaveSession(void) { setsid(); }
static void floodChannel(void) { flood(channel, "{\"id\":0}\n"); }

/// Becomes a process in another session that has neither this environment nor this parent.
static void becomeOrphanWith(const char *word) {
  setsid();
  if (fork() != 0) _exit(0);
  char *arguments[] = {program, (char *)word, NULL};
  char *environment[] = {NULL};
  execve("/proc/self/exe", arguments, environment);
  idle();
}

/// Becomes a child in another session and with another environment.
static void hide(void) {
  setsid();
  char *arguments[] = {program, "--idle", NULL};
  char *environment[] = {NULL};
  execve("/proc/self/exe", arguments, environment);
}

static void becomeOrphan(void) { becomeOrphanWith("--idle"); }
static void becomeFloodingOrphan(void) { becomeOrphanWith("--flood"); }

/// Replaces itself by a child again and again.
static void hop(void) {
  double end = seconds() + 20;
  while (seconds() < end) {
    pid_t child = fork();
    if (child > 0) _exit(0);
    if (child == 0) setsid();
    pauseFor(2);
  }
  _exit(99);
}

static void trace(void) {
#if defined(__linux__)
  setsid();
  // Its parent waits until this process traces it.
  ptrace(PTRACE_SEIZE, getppid(), NULL, NULL);
#endif
}

// MARK: - The misbehavior

static bool is(const char *name) { return strcmp(misbehavior, name) == 0; }

/// Misbehaves; returns whether the guest still answers the call correctly.
static bool misbehave(long id) {
  char text[256];
  if (is("hangs")) idle();
  if (is("spins")) {
    double end = seconds() + 30;
    while (seconds() < end) {
    }
    _exit(99);
  }
  if (is("ignoresSignals")) {
    sigset_t signals;
    sigfillset(&signals);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    idle();
  }
  if (is("stopsItself")) raise(SIGSTOP);
  if (is("crashes")) {
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
  }
  if (is("exits")) _exit(3);
  if (is("exitsCleanly")) _exit(0);
  if (is("closesChannel")) {
    close(channel);
    idle();
  }
  if (is("shutsReading")) {
    shutdown(channel, SHUT_RD);
    idle();
  }
  if (is("sendsGarbage")) {
    sendText("{ what is this }\n");
    idle();
  }
  if (is("sendsHalf")) {
    sendText("{\"id\":");
    idle();
  }
  if (is("sendsHalfAndExits")) {
    sendText("{\"id\":");
    _exit(0);
  }
  if (is("drips")) {
    for (int count = 0; count < 3000; count++) {
      sendText("x");
      pauseFor(10);
    }
    _exit(99);
  }
  if (is("floodsLine")) flood(channel, "x");
  if (is("floodsMessages")) flood(channel, "{\"id\":0}\n");
  if (is("floodsOutput")) flood(1, "all work and no play\n");
  if (is("joinsGroupOfChild")) {
    pid_t child = start(leaveGroup);
    setpgid(child, child);
    setpgid(0, child);
    idle();
  }
  if (is("isTraced")) {
    start(trace);
    idle();
  }
  if (is("forksForever")) {
    start(hop);
    idle();
  }
  if (is("hidesChild")) {
    start(hide);
    idle();
  }
  if (is("leavesChild")) start(idle);
  if (is("leavesSession")) start(leaveSession);
  if (is("leavesOrphan")) waitpid(start(becomeOrphan), NULL, 0);
  if (is("leavesOrphanAndExits")) {
    waitpid(start(becomeOrphan), NULL, 0);
    _exit(3);
  }
  if (is("leavesFloodingChildren")) {
    for (int count = 0; count < 8; count++) start(floodChannel);
    _exit(3);
  }
  if (is("leavesFloodingOrphan")) {
    waitpid(start(becomeFloodingOrphan), NULL, 0);
    _exit(3);
  }
  if (id == 0) {
    // The others concern an answer.
    if (strncmp(misbehavior, "leaves", 6) == 0) return true;
    idle();
  }
  if (is("answersLate")) pauseFor(1000);
  if (is("answersAnotherCall")) {
    snprintf(text, sizeof text, "{\"id\":%ld}\n", id + 1000);
    sendText(text);
    idle();
  }
  if (is("answersNonsense")) {
    snprintf(text, sizeof text, "{\"id\":%ld,\"response\":7,\"results\":7,\"handler\":7}\n", id);
    sendText(text);
    idle();
  }
  if (is("refuses")) {
    snprintf(text, sizeof text, "{\"id\":%ld,\"error\":\"no\"}\n", id);
    sendText(text);
    idle();
  }
  if (is("dropsCompletion")) {
    snprintf(text, sizeof text, "{\"id\":%ld,\"fault\":\"completion-dropped\"}\n", id);
    sendText(text);
    idle();
  }
  if (is("completesTwice")) {
    snprintf(text, sizeof text, "{\"fault\":\"completed-twice\",\"of\":%ld}\n", id);
    sendText(text);
  }
  return true;
}

// MARK: - The conversation

static const char *answer(const char *call) {
  if (strcmp(call, "handler") == 0) return ",\"handler\":true";
  if (strcmp(call, "resolve") == 0) return ",\"results\":[{\"kind\":\"notImplemented\"}]";
  if (strcmp(call, "confirm") == 0) return ",\"response\":{\"code\":\"ready\"}";
  if (strcmp(call, "handle") == 0)
    return ",\"response\":{\"code\":\"success\",\"rideStatus\":{\"phase\":\"confirmed\","
           "\"rideIdentifier\":\"ride-1\",\"rideOption\":{\"name\":\"Sedan\","
           "\"estimatedPickupDate\":\"2026-01-01T09:05:00Z\"}}}";
  if (strcmp(call, "viewController") == 0) return ",\"way\":\"replacing\"";
  if (strcmp(call, "configureView") == 0) return ",\"configuration\":{\"success\":false}";
  if (strcmp(call, "sendMessage") == 0) return ",\"response\":{\"code\":\"success\"}";
  return "";
}

int main(int count, char **arguments) {
  program = arguments[0];
  struct rlimit limit = {20, 20};
  setrlimit(RLIMIT_CPU, &limit);
  if (count > 1 && strcmp(arguments[1], "--idle") == 0) idle();
  if (count > 1 && strcmp(arguments[1], "--flood") == 0) floodChannel();
  const char *name = strrchr(program, '/');
  if (sscanf(name ? name + 1 : program, "%63[^@]@%63s", misbehavior, phase) != 2) return 2;

  if (strcmp(phase, "hello") == 0 && !is("stopsReading")) misbehave(0);
  sendText(
      "{\"hello\":{\"protocol\":1,\"name\":\"Hostile\",\"app\":{\"displayName\":\"Hostile\","
      "\"intentsSupported\":[\"INSendMessageIntent\",\"INListRideOptionsIntent\","
      "\"INRequestRideIntent\",\"INGetRideStatusIntent\",\"INCancelRideIntent\","
      "\"INSendRideFeedbackIntent\"]}");
  // Views are part of a request only where they matter, because they take calls of their own.
  bool hasViews = strcmp(phase, "viewController") == 0 || strcmp(phase, "configureView") == 0;
  sendText(hasViews ? ",\"views\":[\"INSendMessageIntent\"]}}\n" : "}}\n");
  if (strcmp(phase, "hello") == 0 && is("stopsReading")) idle();
  FILE *requests = fdopen(dup(channel), "r");
  char *line = NULL, call[64], text[512];
  size_t capacity = 0;
  while (getline(&line, &capacity, requests) > 0) {
    long id = 0;
    const char *found = strstr(line, "\"id\":");
    if (found) id = atol(found + 5);
    found = strstr(line, "\"call\":\"");
    if (!found || sscanf(found + 8, "%63[^\"]", call) != 1 || strcmp(call, "cancel") == 0) continue;
    const char *moment = strcmp(call, "startUpdates") == 0 ? "updates" : call;
    bool isMoment = strcmp(moment, phase) == 0;
    if (isMoment) misbehave(id);
    if (strcmp(call, "shutdown") == 0) _exit(0);
    bool isMessage = strcmp(call, "handle") == 0 && strstr(line, "\"SendMessage\"");
    snprintf(text, sizeof text, "{\"id\":%ld%s}\n", id, answer(isMessage ? "sendMessage" : call));
    sendText(text);
    if (isMoment && is("stopsReading")) idle();
  }
  return 0;
}
