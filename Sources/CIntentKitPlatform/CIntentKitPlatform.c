#include "CIntentKitPlatform.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

int intentkit_adopt_orphans(void) {
#if defined(__linux__) && defined(PR_SET_CHILD_SUBREAPER)
  return prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) == 0 ? 0 : -1;
#else
  return -1;
#endif
}

static volatile sig_atomic_t observer = -1;

static void report(int signal) {
  int error = errno;
  unsigned char number = (unsigned char)signal;
  ssize_t count = write(observer, &number, 1);
  (void)count;
  errno = error;
}

int intentkit_observe_signal(int signal, int descriptor) {
  struct sigaction previous, action = {0};
  if (sigaction(signal, NULL, &previous) != 0 || previous.sa_handler == SIG_IGN) return -1;
  observer = descriptor;
  action.sa_handler = report;
  action.sa_flags = SA_RESTART;
  return sigaction(signal, &action, NULL);
}
