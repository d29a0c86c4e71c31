#include "CIntentKitPlatform.h"

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
