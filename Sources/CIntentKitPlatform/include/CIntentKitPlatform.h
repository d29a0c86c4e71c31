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

#endif
