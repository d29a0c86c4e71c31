#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CIntentKitPlatform.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__GLIBC__)
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <stdatomic.h>
#include <time.h>
#endif

#if defined(__linux__)
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
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

#if defined(__linux__)

// Whether a thread that waits in a system call is idle.
static int is_idle_call(long number) {
  switch (number) {
    case SYS_futex:
    case SYS_epoll_pwait:
    case SYS_ppoll:
    case SYS_rt_sigsuspend:
    case SYS_rt_sigtimedwait:
    case SYS_wait4:
    case SYS_waitid:
#if defined(SYS_epoll_wait)
    case SYS_epoll_wait:
#endif
#if defined(SYS_poll)
    case SYS_poll:
#endif
#if defined(SYS_pause)
    case SYS_pause:
#endif
      return 1;
    default:
      return 0;
  }
}

// The state of a thread by its folder in /proc/self/task: 1 if it is idle, 0 if not, -1 if unknown.
static int is_thread_idle(int tasks, const char *thread) {
  char path[64], text[32];
  if (snprintf(path, sizeof path, "%s/syscall", thread) >= (int)sizeof path) return -1;
  int file = openat(tasks, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    // The thread has exited, or the system lacks this file.
    return errno == ENOENT && faccessat(tasks, thread, F_OK, 0) != 0 ? 1 : -1;
  }
  ssize_t count = read(file, text, sizeof text - 1);
  int error = errno;
  close(file);
  if (count <= 0) return count < 0 && error == ESRCH ? 1 : -1;
  text[count] = '\0';
  // The file says "running", or starts with the number of the system call, or with -1.
  char *end;
  long number = strtol(text, &end, 10);
  return end != text && is_idle_call(number);
}

// The number of times that other threads of this process have stopped running.
static long other_switches(void) {
  struct rusage all, own;
  getrusage(RUSAGE_SELF, &all);
  getrusage(RUSAGE_THREAD, &own);
  return all.ru_nvcsw + all.ru_nivcsw - own.ru_nvcsw - own.ru_nivcsw;
}

long intentkit_thread(void) { return syscall(SYS_gettid); }

int intentkit_are_other_threads_idle(void) {
  // A thread that wakes one whose state has been read, and then waits itself, is noticed by this.
  long switches = other_switches();
  char own[32];
  snprintf(own, sizeof own, "%ld", intentkit_thread());
  DIR *tasks = opendir("/proc/self/task");
  if (tasks == NULL) return -1;
  int result = 1;
  struct dirent *entry;
  while (result == 1 && (entry = readdir(tasks)) != NULL) {
    if (entry->d_name[0] == '.' || strcmp(entry->d_name, own) == 0) continue;
    result = is_thread_idle(dirfd(tasks), entry->d_name);
  }
  closedir(tasks);
  return result == 1 && other_switches() != switches ? 0 : result;
}

#else

long intentkit_thread(void) { return 0; }

int intentkit_are_other_threads_idle(void) { return -1; }

#endif

#if defined(__GLIBC__)

// The frames of the signal handler and of the return from it.
enum { own_frame_count = 2, max_frame_count = 64, max_wait = 200 };

static void *traced_frames[max_frame_count];
static atomic_int traced_count;
static atomic_long traced_thread;

static void trace(int signal) {
  (void)signal;
  int error = errno;
  long thread = intentkit_thread();
  // Of the signals that a thread received late, only the first one counts.
  if (atomic_compare_exchange_strong(&traced_thread, &thread, 0)) {
    atomic_store(&traced_count, backtrace(traced_frames, max_frame_count));
  }
  errno = error;
}

int intentkit_trace(long thread, void **frames, int count) {
  // The first call loads a library, which a signal handler must not do.
  void *first[1];
  backtrace(first, 1);
  struct sigaction action = {0};
  action.sa_handler = trace;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  // The action stays, because the thread may receive the signal later.
  if (sigaction(SIGPROF, &action, NULL) != 0) return 0;
  atomic_store(&traced_count, 0);
  atomic_store(&traced_thread, thread);
  if (syscall(SYS_tgkill, getpid(), thread, SIGPROF) != 0) return 0;
  const struct timespec millisecond = {0, 1000000};
  for (int wait = 0; wait < max_wait && atomic_load(&traced_count) == 0; wait++) {
    nanosleep(&millisecond, NULL);
  }
  long unused = thread;
  atomic_compare_exchange_strong(&traced_thread, &unused, 0);
  int found = atomic_load(&traced_count) - own_frame_count;
  if (found > count) found = count;
  for (int index = 0; index < found; index++) {
    char *address = traced_frames[index + own_frame_count];
    // All but the interrupted function are about to execute the instruction after a call.
    frames[index] = index == 0 ? address : address - 1;
  }
  return found < 0 ? 0 : found;
}

const char *intentkit_image(void *instruction, unsigned long *address) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1(instruction, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return NULL;
  *address = (unsigned long)instruction - map->l_addr;
  return map->l_name;
}

#else

int intentkit_trace(long thread, void **frames, int count) { return 0; }

const char *intentkit_image(void *instruction, unsigned long *address) { return NULL; }

#endif
