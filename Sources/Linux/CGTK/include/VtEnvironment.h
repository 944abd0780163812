#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sets an environment variable, or removes it if `value` is NULL.

   Other threads may read variables meanwhile, as libcurl does; setenv(3) may free the array that they
   are reading. This one leaves it as it is, so each call leaks it. Only one thread may call it. */
void vt_environment_set(const char *name, const char *value);

G_END_DECLS
