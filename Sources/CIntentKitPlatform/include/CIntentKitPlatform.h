// System calls that Swift doesn't import, because the C library declares them with variable
// arguments.

#ifndef CINTENTKITPLATFORM_H
#define CINTENTKITPLATFORM_H

/// Makes this process the parent of descendants whose own parent exits.
///
/// - Returns: 0, or -1 if the system doesn't support this.
int intentkit_adopt_orphans(void);

#endif
