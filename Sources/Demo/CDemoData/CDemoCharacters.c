#include "CDemoCharacters.h"

// `#embed` is C23; the toolchain's clang accepts it in every C mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char vitrine_characters[] = {
#embed "../DemoService/Data/characters.json"
};

const unsigned long vitrine_characters_count = sizeof(vitrine_characters);
