#include "CDemoTrailers.h"

#include <stddef.h>

// `#embed` is C23; the toolchain's clang accepts it in every C mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char stars[] = {
#embed "../DemoService/Data/trailers/stars.webm"
};
static const unsigned char dunes[] = {
#embed "../DemoService/Data/trailers/dunes.webm"
};
static const unsigned char city[] = {
#embed "../DemoService/Data/trailers/city.webm"
};
static const unsigned char lanterns[] = {
#embed "../DemoService/Data/trailers/lanterns.webm"
};
static const unsigned char forest[] = {
#embed "../DemoService/Data/trailers/forest.webm"
};
static const unsigned char storm[] = {
#embed "../DemoService/Data/trailers/storm.webm"
};

static const VitrineTrailer trailers[] = {
    {stars, sizeof(stars)},       {dunes, sizeof(dunes)},   {city, sizeof(city)},
    {lanterns, sizeof(lanterns)}, {forest, sizeof(forest)}, {storm, sizeof(storm)},
};

VitrineTrailer vitrine_trailer(unsigned long number) {
  if (number >= sizeof(trailers) / sizeof(trailers[0])) return (VitrineTrailer){NULL, 0};
  return trailers[number];
}
