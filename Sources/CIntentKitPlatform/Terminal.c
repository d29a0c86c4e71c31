#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CIntentKitPlatform.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

// The signals that end or stop the process, and those after which the line is drawn again.
static const int signals[] = {
    SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGABRT, SIGBUS,  SIGFPE,
    SIGILL,  SIGSEGV, SIGSYS,  SIGTRAP, SIGXCPU, SIGTSTP, SIGCONT, SIGWINCH,
};
enum { signal_count = sizeof signals / sizeof signals[0] };

static struct sigaction previous[signal_count];
static struct termios original, prepared;
static volatile sig_atomic_t input = -1, screen = -1, observer = -1;
// Whether the terminal is prepared right now; it isn't while the process is stopped.
static volatile sig_atomic_t is_prepared = 0;
// Whether another program may have changed the terminal since then.
static volatile sig_atomic_t was_continued = 0;

// Marks around pasted texts are on, or off.
static const char paste_on[] = "\033[?2004h", paste_off[] = "\033[?2004l";

static void show(const char *text, size_t count) {
  ssize_t written = write(screen, text, count);
  (void)written;
}

static void prepare(void) {
  if (tcsetattr(input, TCSADRAIN, &prepared) != 0) return;
  is_prepared = 1;
  show(paste_on, sizeof paste_on - 1);
}

// Without waiting for the output, because a signal handler calls this function.
static void restore(void) {
  if (!is_prepared) return;
  is_prepared = 0;
  show(paste_off, sizeof paste_off - 1);
  tcsetattr(input, TCSANOW, &original);
}

static void notify(void) {
  unsigned char byte = 0;
  ssize_t written = write(observer, &byte, 1);
  (void)written;
}

static void receive(int signal);

static int install(int index) {
  struct sigaction action = {0};
  action.sa_handler = receive;
  // Other threads' system calls go on.
  action.sa_flags = SA_RESTART;
  return sigaction(signals[index], &action, NULL);
}

// Stops the process, as the signal would without a handler, until it is continued.
static void stop(int index) {
  sigset_t set;
  sigaction(signals[index], &previous[index], NULL);
  sigemptyset(&set);
  sigaddset(&set, signals[index]);
  raise(signals[index]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  install(index);
  // A process that can't be stopped isn't continued either.
  notify();
}

static void receive(int signal) {
  int error = errno;
  for (int index = 0; index < signal_count; index++) {
    if (signals[index] != signal) continue;
    if (signal == SIGCONT || signal == SIGWINCH) {
      if (signal == SIGCONT) was_continued = 1;
      notify();
      break;
    }
    if (is_prepared) show("\n", 1);
    restore();
    if (signal == SIGTSTP) {
      stop(index);
    } else {
      // The signal arrives again when this function returns.
      sigaction(signal, &previous[index], NULL);
      raise(signal);
    }
  }
  errno = error;
}

int intentkit_begin_editing(int terminal, int output, int descriptor) {
  if (input >= 0 || tcgetattr(terminal, &original) != 0) return -1;
  prepared = original;
  prepared.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  prepared.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | ISTRIP);
  prepared.c_cc[VMIN] = 1;
  prepared.c_cc[VTIME] = 0;
  input = terminal;
  screen = output;
  observer = descriptor;
  for (int index = 0; index < signal_count; index++) {
    if (sigaction(signals[index], NULL, &previous[index]) != 0) continue;
    // What is ignored stays so, such as the signals of a background job.
    if (previous[index].sa_handler != SIG_IGN) install(index);
  }
  // The terminal of another program stays as it is, even if the system allows a change.
  if (intentkit_is_in_background(input)) return 0;
  prepare();
  if (is_prepared) return 0;
  intentkit_end_editing();
  return -1;
}

void intentkit_resume_editing(void) {
  if (input < 0 || (is_prepared && !was_continued) || intentkit_is_in_background(input)) return;
  was_continued = 0;
  prepare();
}

void intentkit_end_editing(void) {
  if (input < 0) return;
  restore();
  for (int index = 0; index < signal_count; index++) {
    struct sigaction action;
    if (sigaction(signals[index], NULL, &action) != 0 || action.sa_handler != receive) continue;
    sigaction(signals[index], &previous[index], NULL);
  }
  input = -1;
}

int intentkit_is_in_background(int terminal) {
  // A terminal that doesn't control this process has no foreground for it.
  pid_t group = tcgetpgrp(terminal);
  return group > 0 && group != getpgrp();
}
