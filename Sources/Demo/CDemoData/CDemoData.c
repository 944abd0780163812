#include "CDemoData.h"

// `#embed` is C23; the toolchain's clang accepts it in every C mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char vitrine_films[] = {
#embed "../DemoService/Data/films.json"
};

const unsigned long vitrine_films_count = sizeof(vitrine_films);
