#pragma once
#include <stddef.h>

/// A file that is compiled into the program, so that there is nothing to install beside it.
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull type;
  const unsigned char *_Nonnull bytes;
  size_t size;
} DailveAsset;

extern const size_t DailveAssetCount;
const DailveAsset *_Nonnull DailveAssetAt(size_t index);
