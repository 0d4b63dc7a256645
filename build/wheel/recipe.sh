#!/bin/bash
# Builds the wheel from sources that package managers deliver: apt, pip and npm.
#
# usage: recipe.sh OUTPUT_FOLDER     as root, on Debian; WORK=... says where to work
set -euo pipefail

OUTPUT=$(mkdir -p "$1" && cd "$1" && pwd)
WORK=${WORK:-/var/tmp/pygame-for-pyodide}
HERE=$(cd "$(dirname "$0")" && pwd)
SUITE=sid              # the Debian that has the compiler
OLDER_SUITE=trixie     # for sources that sid lists but no longer keeps
EMSCRIPTEN=6.0.5       # must be the runtime's own
PYODIDE=315.0.0-alpha.2
PYGAME=2.5.8
CYTHON=3.3.1

ROOT=$WORK/$SUITE
BUILD=$ROOT/build
SOURCES=$BUILD/src

say() { printf '\n== %s (%s s)\n' "$*" "$SECONDS"; }
in_root() { chroot "$ROOT" env DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@"; }

main() {
    [ "$(id -u)" = 0 ] || { echo "This recipe makes a chroot, and so needs root."; exit 1; }
    mkdir -p "$WORK"
    say "Tools of this machine";       install_tools
    say "A chroot with the compiler";  make_root
    say "Sources";                     fetch_sources
    say "Headers of Python";           make_headers
    say "Compiling";                   in_root bash /build/compile.sh
    say "The wheel";                   assemble
}

install_tools() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q
    apt-get install -y -q --no-install-recommends debootstrap debian-archive-keyring \
        ca-certificates python3-venv xz-utils
    command -v npm >/dev/null || apt-get install -y -q --no-install-recommends npm
    python3 -m venv "$WORK/venv"
    "$WORK/venv/bin/pip" install -q "cython==$CYTHON" meson-python meson ninja
}

make_root() {
    local mirror
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | head -1)
    [ -x "$ROOT/usr/bin/apt-get" ] || debootstrap --variant=minbase \
        --keyring=/usr/share/keyrings/debian-archive-keyring.gpg "$SUITE" "$ROOT" "$mirror"
    # The signatures of an older mirror are good even when its date has passed.
    printf 'Acquire::Check-Valid-Until "false";\nAPT::Install-Recommends "false";\n' \
        > "$ROOT/etc/apt/apt.conf.d/99recipe"
    printf 'deb-src %s %s main\n' "$mirror" "$SUITE" "$mirror" "$OLDER_SUITE" \
        > "$ROOT/etc/apt/sources.list.d/sources.list"
    cp -L /etc/resolv.conf "$ROOT/etc/resolv.conf"
    mount -t proc proc "$ROOT/proc"
    trap 'umount "$ROOT/proc"' EXIT
    in_root apt-get update -q
    in_root apt-get install -y -q emscripten python3 xz-utils dpkg-dev libpython3.15-dev
    in_root emcc --version | grep -qF " $EMSCRIPTEN " || {
        echo "The Emscripten of $SUITE is no longer $EMSCRIPTEN, the runtime's own."; exit 1; }
}

fetch_sources() {
    mkdir -p "$SOURCES" "$BUILD/cython"
    local name archive
    for name in libsdl2 libsdl2-image libsdl2-ttf libsdl2-mixer freetype; do
        fetch_newest "$name"
    done
    for archive in "$SOURCES"/libsdl2*.orig.tar.* "$SOURCES"/freetype*.orig.tar.xz; do
        case $archive in *.asc) ;; *) tar xf "$archive" -C "$SOURCES";; esac
    done
    fetch_pygame
    [ -d "$WORK/npm/package" ] || (mkdir -p "$WORK/npm" && cd "$WORK/npm" &&
        npm pack --silent "pyodide@$PYODIDE" && tar xf pyodide-*.tgz)
}

# The list of a mirror and its shelves may differ: take the newest version that is there.
fetch_newest() {
    local version
    compgen -G "$SOURCES/$1_*.orig.tar.*" >/dev/null && return
    for version in $(in_root apt-cache showsrc "$1" | awk '$1 == "Version:" {print $2}' | sort -Vru); do
        in_root bash -c "cd /build/src && apt-get source -q --tar-only --download-only '$1=$version'" \
            >/dev/null 2>&1 && { echo "$1 $version"; return; }
        rm -f "$SOURCES/${1}_"*
    done
    echo "There is no source of $1."; exit 1
}

# pip cannot just fetch: let it unpack, let it fail at building, and keep what it unpacked.
fetch_pygame() {
    local pygame=$SOURCES/pygame-ce unpacked info
    if [ ! -d "$pygame" ]; then
        unpacked=$(mktemp -d -p "$WORK")
        TMPDIR=$unpacked "$WORK/venv/bin/pip" download -q --no-clean --no-deps --no-binary :all: \
            --no-build-isolation -d "$unpacked" "pygame-ce==$PYGAME" >/dev/null 2>&1 || true
        info=$(find "$unpacked" -maxdepth 3 -name PKG-INFO -path '*pygame*' | head -1)
        cp -r "$(dirname "$info")" "$pygame"
    fi
    # File objects work under Pyodide: do not refuse them.
    sed -i '/^pgRWops_FromObject(PyObject \*obj, char \*\*extptr)$/,/^#if/s/^#if __EMSCRIPTEN__$/#if 0/' \
        "$pygame/src_c/rwobject.c"
    local module
    for module in audio mixer sdl2 video; do
        (cd "$pygame/src_c/cython" && "$WORK/venv/bin/cython" -3 "pygame/_sdl2/$module.pyx" \
            -o "$BUILD/cython/$module.c")
    done
}

make_headers() {
    local include=$ROOT/usr/include
    rm -rf "$BUILD/python" && cp -r "$include/python3.15" "$BUILD/python"
    python3 "$HERE/pyconfig.py" "$include/x86_64-linux-gnu/python3.15/pyconfig.h" \
        "$WORK/npm/package/python_stdlib.zip" > "$BUILD/python/pyconfig.h"
    cp "$HERE/compile.sh" "$BUILD/"
}

assemble() {
    python3 "$HERE/assemble.py" "$SOURCES/pygame-ce" "$BUILD/base.so" "$OUTPUT" \
        "pygame-ce-LGPL.txt=$SOURCES/pygame-ce/docs/LGPL.txt" \
        "SDL2.txt=$(echo "$SOURCES"/SDL2-*/LICENSE.txt)" \
        "SDL2_image.txt=$(echo "$SOURCES"/SDL2_image-*/LICENSE.txt)" \
        "SDL2_mixer.txt=$(echo "$SOURCES"/SDL2_mixer-*/LICENSE.txt)" \
        "SDL2_ttf.txt=$(echo "$SOURCES"/SDL2_ttf-*/LICENSE.txt)" \
        "freetype-FTL.txt=$(echo "$SOURCES"/freetype-*/docs/FTL.TXT)"
}

main
