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
#include <sched.h>
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

int intentkit_processor_count(void) {
#if defined(__linux__) && defined(CPU_COUNT)
  // Fewer than the system has, if they are restricted, such as for a container or by taskset.
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
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

// The numbers of a thread's account: nanoseconds on a processor and in its queue, and how often it has
// started to run.
enum account { account_running, account_waiting, account_starts };

// The number of times that other threads of this process have stopped running.
static long other_switches(void) {
  struct rusage all, own;
  getrusage(RUSAGE_SELF, &all);
  getrusage(RUSAGE_THREAD, &own);
  return all.ru_nvcsw + all.ru_nivcsw - own.ru_nvcsw - own.ru_nivcsw;
}

// A number of a thread's account with the scheduler, by its folder in /proc/self/task; 0 if it has
// exited, -1 if the system doesn't tell.
static long scheduled(int tasks, const char *thread, enum account account) {
  char path[64], text[96];
  if (snprintf(path, sizeof path, "%s/schedstat", thread) >= (int)sizeof path) return -1;
  int file = openat(tasks, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno == ENOENT && faccessat(tasks, thread, F_OK, 0) != 0 ? 0 : -1;
  ssize_t count = read(file, text, sizeof text - 1);
  int error = errno;
  close(file);
  if (count <= 0) return count < 0 && error == ESRCH ? 0 : -1;
  text[count] = '\0';
  char *end = text;
  long value = -1;
  for (int number = 0; number <= account; number++) {
    char *start = end;
    value = strtol(start, &end, 10);
    if (end == start) return -1;
  }
  return value;
}

static int contains(const long *threads, int count, long thread) {
  for (int index = 0; index < count; index++) {
    if (threads[index] == thread) return 1;
  }
  return 0;
}

// The folder of the next thread that isn't ignored; NULL after the last one.
static const char *next_thread(DIR *tasks, const long *ignored, int count) {
  struct dirent *entry;
  while ((entry = readdir(tasks)) != NULL) {
    const char *name = entry->d_name;
    if (name[0] != '.' && !contains(ignored, count, strtol(name, NULL, 10))) return name;
  }
  return NULL;
}

// A number that changes whenever a thread that isn't ignored runs; -1 if the system doesn't tell.
static long activity(DIR *tasks, const long *ignored, int count) {
  // The count of the entire process is fast, but doesn't leave out any thread except this one.
  if (count == 1) return other_switches();
  rewinddir(tasks);
  long sum = 0;
  const char *thread;
  while ((thread = next_thread(tasks, ignored, count)) != NULL) {
    long starts = scheduled(dirfd(tasks), thread, account_starts);
    if (starts < 0) return -1;
    sum += starts;
  }
  return sum;
}

long intentkit_waiting_time(int process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *tasks = opendir(path);
  if (tasks == NULL) return 0;
  long sum = 0;
  const char *thread;
  while ((thread = next_thread(tasks, NULL, 0)) != NULL) {
    long waiting = scheduled(dirfd(tasks), thread, account_waiting);
    if (waiting > 0) sum += waiting;
  }
  closedir(tasks);
  return sum;
}

long intentkit_thread(void) { return syscall(SYS_gettid); }

int intentkit_are_other_threads_idle(const long *others, int other_count) {
  long ignored[INTENTKIT_MAXIMUM_IGNORED_THREADS + 1] = {intentkit_thread()};
  int count = 1;
  for (; count <= other_count && count <= INTENTKIT_MAXIMUM_IGNORED_THREADS; count++) {
    ignored[count] = others[count - 1];
  }
  DIR *tasks = opendir("/proc/self/task");
  if (tasks == NULL) return -1;
  // A thread that wakes one whose state has been read, and then waits itself, is noticed by this.
  long before = activity(tasks, ignored, count);
  int result = before < 0 ? -1 : 1;
  rewinddir(tasks);
  const char *thread;
  while (result == 1 && (thread = next_thread(tasks, ignored, count)) != NULL) {
    result = is_thread_idle(dirfd(tasks), thread);
  }
  if (result == 1 && activity(tasks, ignored, count) != before) result = 0;
  closedir(tasks);
  return result;
}

#else

long intentkit_thread(void) { return 0; }

long intentkit_waiting_time(int process) { return 0; }

int intentkit_are_other_threads_idle(const long *others, int other_count) { return -1; }

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
