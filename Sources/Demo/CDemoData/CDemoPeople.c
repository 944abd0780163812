#include "CDemoPeople.h"

// `#embed` is C23; the toolchain's clang accepts it in every C mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char vitrine_people[] = {
#embed "../DemoService/Data/people.json"
};

const unsigned long vitrine_people_count = sizeof(vitrine_people);
