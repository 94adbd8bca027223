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
static const unsigned char whatIf[] = {
#embed "files/what-if.js"
};
static const unsigned char browse[] = {
#embed "files/browse.js"
};
static const unsigned char forecast[] = {
#embed "files/forecast.js"
};
static const unsigned char engine[] = {
#embed "files/engine.js"
};
static const unsigned char connect[] = {
#embed "files/connect.js"
};
static const unsigned char passkey[] = {
#embed "files/passkey.js"
};
static const unsigned char offline[] = {
#embed "files/offline.js"
};
static const unsigned char worker[] = {
#embed "files/sw.js"
};
static const unsigned char touchIcon[] = {
#embed "files/apple-touch-icon.png"
};
static const unsigned char icon192[] = {
#embed "files/icon-192.png"
};
static const unsigned char icon512[] = {
#embed "files/icon-512.png"
};
static const unsigned char maskable192[] = {
#embed "files/icon-maskable-192.png"
};
static const unsigned char maskable512[] = {
#embed "files/icon-maskable-512.png"
};
static const unsigned char icon[] = {
#embed "files/icon.svg"
};

static const DailveAsset assets[] = {
  {"style.css", "text/css; charset=utf-8", style, sizeof style},
  {"app.js", "text/javascript; charset=utf-8", script, sizeof script},
  {"outbox.js", "text/javascript; charset=utf-8", outbox, sizeof outbox},
  {"workout.js", "text/javascript; charset=utf-8", workout, sizeof workout},
  {"what-if.js", "text/javascript; charset=utf-8", whatIf, sizeof whatIf},
  {"browse.js", "text/javascript; charset=utf-8", browse, sizeof browse},
  {"forecast.js", "text/javascript; charset=utf-8", forecast, sizeof forecast},
  {"engine.js", "text/javascript; charset=utf-8", engine, sizeof engine},
  {"connect.js", "text/javascript; charset=utf-8", connect, sizeof connect},
  {"passkey.js", "text/javascript; charset=utf-8", passkey, sizeof passkey},
  {"offline.js", "text/javascript; charset=utf-8", offline, sizeof offline},
  {"sw.js", "text/javascript; charset=utf-8", worker, sizeof worker},
  {"icon.svg", "image/svg+xml", icon, sizeof icon},
  {"apple-touch-icon.png", "image/png", touchIcon, sizeof touchIcon},
  {"icon-192.png", "image/png", icon192, sizeof icon192},
  {"icon-512.png", "image/png", icon512, sizeof icon512},
  {"icon-maskable-192.png", "image/png", maskable192, sizeof maskable192},
  {"icon-maskable-512.png", "image/png", maskable512, sizeof maskable512},
};

const size_t DailveAssetCount = sizeof assets / sizeof assets[0];

const DailveAsset *DailveAssetAt(size_t index) { return &assets[index]; }
