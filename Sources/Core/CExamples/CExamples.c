#include "CExamples.h"

#include <stddef.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char open_library[] = {
#embed "../Manifests/Examples/open-library.vitrine.json"
};
static const unsigned char art_institute[] = {
#embed "../Manifests/Examples/art-institute.vitrine.json"
};
static const unsigned char rick_and_morty[] = {
#embed "../Manifests/Examples/rick-and-morty.vitrine.json"
};

static const VitrineExample examples[] = {
    {open_library, sizeof(open_library)},
    {art_institute, sizeof(art_institute)},
    {rick_and_morty, sizeof(rick_and_morty)},
};

VitrineExample vitrine_example(unsigned long number) {
  if (number >= sizeof(examples) / sizeof(examples[0])) return (VitrineExample){NULL, 0};
  return examples[number];
}
