#define _GNU_SOURCE
#include "VtEnvironment.h"

#include <string.h>
#include <unistd.h>

void vt_environment_set(const char *name, const char *value) {
  const size_t length = strlen(name);
  size_t count = 0;
  while (environ[count] != NULL) count++;
  char **variables = g_new(char *, count + 2);
  size_t end = 0;
  for (size_t place = 0; place < count; place++) {
    char *variable = environ[place];
    if (strncmp(variable, name, length) != 0 || variable[length] != '=') variables[end++] = variable;
  }
  if (value != NULL) variables[end++] = g_strconcat(name, "=", value, NULL);
  variables[end] = NULL;
  __atomic_store_n(&environ, variables, __ATOMIC_RELEASE);
}
