#include "CDemoPhotos.h"

// `#embed` is C23; the toolchain's clang accepts it in every C mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char vitrine_photos[] = {
#embed "../DemoService/Data/photos.json"
};

const unsigned long vitrine_photos_count = sizeof(vitrine_photos);
