// System calls that Swift doesn't import, because the C library declares them with variable
// arguments, and functions that a signal handler may call.

#ifndef CINTENTKITPLATFORM_H
#define CINTENTKITPLATFORM_H

/// Makes this process the parent of descendants whose own parent exits.
///
/// - Returns: 0, or -1 if the system doesn't support this.
int intentkit_adopt_orphans(void);

/// Writes a signal's number, as one byte, to a descriptor whenever the signal arrives.
///
/// All observed signals share the descriptor.
///
/// - Returns: 0, or -1 if the signal is ignored and stays so.
int intentkit_observe_signal(int signal, int descriptor);

/// Prepares a terminal for a program that edits lines itself: every byte arrives at once, without an
/// echo, and a pasted text between marks. The characters that send signals keep doing so.
///
/// A signal that ends or stops this process first restores the terminal, and then has its earlier
/// effect. After a stop, or if the process is in the background, `intentkit_resume_editing` prepares
/// the terminal.
///
/// - Parameters:
///   - input: The terminal that is read from.
///   - screen: The terminal that is written to.
///   - observer: Receives a byte when the process is continued or the size of the window changes.
/// - Returns: 0, or -1 if the input isn't a terminal or is prepared already.
int intentkit_begin_editing(int input, int screen, int observer);

/// Prepares the terminal again after the process was continued, unless it runs in the background.
void intentkit_resume_editing(void);

/// Restores the terminal, if it is prepared.
///
/// A signal handler may call this function.
void intentkit_end_editing(void);

/// Determines whether this process is in the background of a terminal, from which it can't read.
///
/// - Returns: 1 if another process group is in the foreground, otherwise 0.
int intentkit_is_in_background(int terminal);

/// Returns the number of processors on which this process may run, at least 1.
int intentkit_processor_count(void);

/// Returns the system's identifier of the current thread, or 0 if it has none.
long intentkit_thread(void);

/// Returns the nanoseconds for which all threads of a process have waited for a processor; 0 if the
/// system doesn't tell. Threads that have exited don't count.
long intentkit_waiting_time(int process);

/// The maximum number of threads that ``intentkit_are_other_threads_idle`` can ignore.
#define INTENTKIT_MAXIMUM_IGNORED_THREADS 64

/// Determines whether all other threads of this process wait for an event of another thread, of a
/// timer or of a child process.
///
/// A thread that is running, that is ready to run, or that waits in any other system call, such as
/// one that reads a file, isn't idle.
///
/// - Parameters:
///   - others: The identifiers of threads whose state doesn't matter; those above the maximum are
///     examined all the same.
///   - other_count: Their number.
/// - Returns: 1 if they do, 0 if not, or -1 if the system doesn't tell.
int intentkit_are_other_threads_idle(const long *others, int other_count);

/// Determines the code that a thread of this process is executing.
///
/// The thread receives SIGPROF, whose action in this process changes, so a system call in which it
/// waits may end early. Only one thread may call this function at a time.
///
/// - Parameters:
///   - thread: The system's identifier of the thread.
///   - frames: Receives the addresses of instructions, innermost first.
///   - count: The maximum number of addresses.
/// - Returns: The number of addresses; 0 if the thread doesn't receive the signal in time, or if the
///   system doesn't tell.
int intentkit_trace(long thread, void **frames, int count);

/// Finds the file that contains an instruction.
///
/// - Parameters:
///   - instruction: The address of the instruction.
///   - address: Receives its address in the file.
/// - Returns: The path of the file, an empty text for the program itself, or NULL.
const char *intentkit_image(void *instruction, unsigned long *address);

#endif
