#include "CStrings.h"
