#include "DailveAssets.h"
