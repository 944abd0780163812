#pragma once
#include <lcms2.h>

/// Pixel layouts and flags; lcms2.h has macros for them, which Swift can't read.
static const cmsUInt32Number VITRINE_RGB8 = TYPE_RGB_8;
static const cmsUInt32Number VITRINE_RGBA8 = TYPE_RGBA_8;
static const cmsUInt32Number VITRINE_SHARED_TRANSFORM = cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA;
