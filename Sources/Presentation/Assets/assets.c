#include "DailveAssets.h"

static const unsigned char style[] = {
#embed "files/style.css"
};
static const unsigned char script[] = {
#embed "files/app.js"
};
static const unsigned char outbox[] = {
#embed "files/outbox.js"
};
static const unsigned char workout[] = {
#embed "files/workout.js"
};
static const unsigned char connect[] = {
#embed "files/connect.js"
};
static const unsigned char passkey[] = {
#embed "files/passkey.js"
};
static const unsigned char icon[] = {
#embed "files/icon.svg"
};

static const DailveAsset assets[] = {
  {"style.css", "text/css; charset=utf-8", style, sizeof style},
  {"app.js", "text/javascript; charset=utf-8", script, sizeof script},
  {"outbox.js", "text/javascript; charset=utf-8", outbox, sizeof outbox},
  {"workout.js", "text/javascript; charset=utf-8", workout, sizeof workout},
  {"connect.js", "text/javascript; charset=utf-8", connect, sizeof connect},
  {"passkey.js", "text/javascript; charset=utf-8", passkey, sizeof passkey},
  {"icon.svg", "image/svg+xml", icon, sizeof icon},
};

const size_t DailveAssetCount = sizeof assets / sizeof assets[0];

const DailveAsset *DailveAssetAt(size_t index) { return &assets[index]; }
