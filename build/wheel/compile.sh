#!/bin/bash
# Inside the chroot: SDL, its friends and pygame, as one module that Pyodide can load.
set -euo pipefail
export EM_CACHE=/build/emcache EMCC_SKIP_SANITY_CHECK=1

SOURCES=/build/src OBJECTS=/build/objects LIBRARIES=/build/libraries
SDL=$(echo $SOURCES/SDL2-2.*) IMAGE=$(echo $SOURCES/SDL2_image-*) TTF=$(echo $SOURCES/SDL2_ttf-*)
MIXER=$(echo $SOURCES/SDL2_mixer-*) FREETYPE=$(echo $SOURCES/freetype-*/) PYGAME=$SOURCES/pygame-ce

# What the runtime's main module was made with: its exceptions, its long jumps, movable code.
RUNTIME="-fPIC -fwasm-exceptions -sSUPPORT_LONGJMP=wasm"
SMALL="-O2 -g0 -fvisibility=hidden -ffunction-sections -fdata-sections"

# library NAME FLAGS FILE...: compile each file that has changed, and collect them.
library() {
    local name=$1 flags=$2 file object objects=()
    shift 2
    mkdir -p "$OBJECTS/$name" "$LIBRARIES"
    : > "$OBJECTS/$name/to_do"
    for file in "$@"; do
        object=$OBJECTS/$name/$(echo "${file#"$SOURCES"/}" | tr '/+' '__').o
        objects+=("$object")
        [ "$object" -nt "$file" ] || printf '%s\n%s\n' "$file" "$object" >> "$OBJECTS/$name/to_do"
    done
    echo "$name: ${#objects[@]} files"
    FLAGS="$RUNTIME $SMALL $flags" xargs -r -P "$(nproc)" -d '\n' -n 2 \
        bash -c 'emcc -c -w $FLAGS "$1" -o "$2" || exit 255' _ < "$OBJECTS/$name/to_do"
    rm -f "$LIBRARIES/lib$name.a"
    emar rcs "$LIBRARIES/lib$name.a" "${objects[@]}"
}

# SDL's headers are asked for as SDL.h and as SDL2/SDL.h.
mkdir -p /build/include && ln -sfn "$SDL/include" /build/include/SDL2
WITH_SDL="-sUSE_SDL=0 -I/build/include -I$SDL/include"

files=()
for name in SDL SDL_assert SDL_dataqueue SDL_error SDL_guid SDL_hints SDL_list SDL_log SDL_utils \
    sensor/dummy/SDL_dummysensor loadso/dlopen/SDL_sysloadso timer/unix/SDL_systimer \
    haptic/dummy/SDL_syshaptic main/dummy/SDL_dummy_main audio/disk/SDL_diskaudio; do
    files+=("$SDL/src/$name.c")
done
for name in atomic audio audio/dummy audio/emscripten cpuinfo dynapi events file \
    filesystem/emscripten haptic hidapi joystick joystick/emscripten locale locale/emscripten \
    misc misc/emscripten power power/emscripten render render/opengles2 render/software sensor \
    stdlib thread thread/generic timer video video/dummy video/emscripten video/yuv2rgb; do
    for file in "$SDL/src/$name"/*.c; do
        case $file in *yuv_rgb_sse.c | *yuv_rgb_lsx.c) ;; *) files+=("$file") ;; esac
    done
done
library SDL2 "-sUSE_SDL=0 -fwrapv-pointer -I$SDL/include" "${files[@]}"

# The one piece of Emscripten's own library that SDL needs and the runtime lacks, and a function
# that SDL would call only in another kind of build.
echo 'void emscripten_sleep(unsigned int ms) { (void)ms; }' > /build/shim.c
library html5shim "" /usr/share/emscripten/system/lib/html5/dom_pk_codes.c /build/shim.c

files=()
for name in src/base/ftsystem src/autofit/autofit src/base/ftbase src/base/ftbbox src/base/ftbdf \
    src/base/ftbitmap src/base/ftcid src/base/ftdebug src/base/ftfstype src/base/ftgasp \
    src/base/ftglyph src/base/ftgxval src/base/ftinit src/base/ftmm src/base/ftotval \
    src/base/ftpatent src/base/ftpfr src/base/ftstroke src/base/ftsynth src/base/fttype1 \
    src/base/ftwinfnt src/bdf/bdf src/cache/ftcache src/cff/cff src/cid/type1cid src/gzip/ftgzip \
    src/lzw/ftlzw src/pcf/pcf src/pfr/pfr src/psaux/psaux src/pshinter/pshinter \
    src/psnames/psnames src/raster/raster src/sdf/sdf src/sfnt/sfnt src/smooth/smooth src/svg/svg \
    src/truetype/truetype src/type1/type1 src/type42/type42 src/winfonts/winfnt; do
    files+=("$FREETYPE/$name.c")
done
library freetype "-DFT2_BUILD_LIBRARY -I$FREETYPE/include" "${files[@]}"

files=()
for name in IMG IMG_bmp IMG_gif IMG_jpg IMG_lbm IMG_pcx IMG_png IMG_pnm IMG_qoi IMG_stb IMG_svg \
    IMG_tga IMG_tif IMG_webp IMG_avif IMG_jxl IMG_xcf IMG_xpm IMG_xv; do
    files+=("$IMAGE/src/$name.c")
done
formats="-DUSE_STBIMAGE -DLOAD_BMP -DLOAD_GIF -DLOAD_JPG -DLOAD_LBM -DLOAD_PCX -DLOAD_PNG"
formats+=" -DLOAD_PNM -DLOAD_QOI -DLOAD_SVG -DLOAD_TGA -DLOAD_XCF -DLOAD_XPM -DLOAD_XV"
formats+=" -DSDL_IMAGE_SAVE_PNG=1 -DSDL_IMAGE_SAVE_JPG=1"
library SDL2_image "$WITH_SDL -I$IMAGE/include $formats" "${files[@]}"

library SDL2_ttf "$WITH_SDL -I$TTF -I$FREETYPE/include -DTTF_USE_HARFBUZZ=0" "$TTF/SDL_ttf.c"

formats="-DMUSIC_WAV -DMUSIC_OGG -DOGG_USE_STB -DMUSIC_FLAC_DRFLAC"
library SDL2_mixer "$WITH_SDL -I$MIXER/include -I$MIXER/src -I$MIXER/src/codecs $formats" \
    "$MIXER"/src/*.c "$MIXER"/src/codecs/load_*.c "$MIXER/src/codecs/mp3utils.c" \
    "$MIXER"/src/codecs/music_*.c

# With BUILD_STATIC, base.c includes pygame's other files and registers their modules.
flags="$WITH_SDL -I$IMAGE/include -I$MIXER/include -I$TTF -I$FREETYPE/include -I/build/python"
flags+=" -I$PYGAME/src_c -I$PYGAME/src_c/include -DBUILD_STATIC=1 -DNDEBUG -fno-strict-aliasing"
flags+=" $(python3 "$PYGAME/buildconfig/get_version.py" --macros | tr '\n' ' ')"
library pygame "$flags" "$PYGAME"/src_c/{base,bitmask,rotozoom,SDL_gfx/SDL_gfxPrimitives}.c \
    /build/cython/{audio,mixer,sdl2,video}.c

emcc -sSIDE_MODULE=2 $RUNTIME -O2 -g0 -sWASM_BIGINT -sUSE_SDL=0 \
    -sEXPORTED_FUNCTIONS=_PyInit_base -o /build/base.so \
    -Wl,--whole-archive "$LIBRARIES/libpygame.a" -Wl,--no-whole-archive \
    "$LIBRARIES"/lib{SDL2_image,SDL2_mixer,SDL2_ttf,freetype,SDL2,html5shim}.a
