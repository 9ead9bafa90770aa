# What ./run and ./test share: installing what is missing, and building. Sourced, with the top folder as the
# working folder; nothing here runs by itself.
# shellcheck shell=bash

export CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

say() { printf '\n== %s\n' "$*"; }
note() { printf '%s\n' "$*" >&2; }
die() {
  note "$*"
  exit 1
}

# --- system packages ---------------------------------------------------------------------------------------

# packages_of SECTION...: the package lines of these sections of packages.txt.
packages_of() {
  awk -v wanted=" $* " '
    /^\[/ { section = substr($1, 2, length($1) - 2); next }
    NF && !/^#/ && index(wanted, " " section " ")' packages.txt
}

# missing_packages SECTION...: those that are not installed, one a line.
missing_packages() {
  local package command
  while read -r package command; do
    if [[ -n $command ]] && command -v "$command" >/dev/null; then continue; fi
    if [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed* ]]; then
      continue
    fi
    echo "$package"
  done < <(packages_of "$@")
}

# ensure_packages INSTALL SECTION...: INSTALL is "yes", or "no" to only say what is missing.
ensure_packages() {
  local install=$1 missing sudo=()
  shift
  if ! command -v dpkg-query >/dev/null; then
    [[ $install == no ]] && return
    note "This is not Debian, so the packages cannot be installed from here. Either use Debian 12 (also in WSL2"
    note "or a container, see README.md), or install what packages.txt lists by other means and add --no-install."
    exit 1
  fi
  mapfile -t missing < <(missing_packages "$@")
  (( ${#missing[@]} )) || return 0

  if (( EUID )) && command -v sudo >/dev/null; then sudo=(sudo); fi
  local update=("${sudo[@]}" apt-get update)
  local add=("${sudo[@]}" apt-get install --yes --no-install-recommends "${missing[@]}")
  if [[ $install == no ]]; then
    note "Not installed, and left so (--no-install): ${missing[*]}"
    return
  fi
  say "Installing Debian packages with"
  echo "${update[*]} && ${add[*]}"
  if (( EUID && ! ${#sudo[@]} )); then
    die "Only root may do that, and there is no sudo here: please have it run as root, then start again."
  fi
  export DEBIAN_FRONTEND=noninteractive
  if ! { "${update[@]}" && "${add[@]}"; }; then
    note "That did not work. The package names are Debian 12's; on another system use Debian 12 in WSL2 or a"
    die "container (see README.md), or install their counterparts yourself and add --no-install."
  fi
}

# --- node and npm ------------------------------------------------------------------------------------------

# The page tools' own limits.
node_is_new_enough() {
  "$1" -e 'const [major, minor] = process.versions.node.split(".").map(Number);
           const enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
           process.exit(enough ? 0 : 1)' 2>/dev/null
}

# npm_ci FOLDER: installs what the folder's lockfile says, unless that has been done already.
npm_ci() {
  local stamp=$1/node_modules/.lockfile-installed
  cmp --silent "$1/package-lock.json" "$stamp" && return
  say "Installing npm packages for $1"
  run_npm "$1" ci --ignore-scripts --no-audit --no-fund
  cp "$1/package-lock.json" "$stamp"
}

# run_npm FOLDER ARGUMENT...
run_npm() {
  (cd "$1" && "${npm[@]}" "${@:2}")
}

ensure_node() {
  if [[ -v npm ]]; then return; fi
  local node own
  node=$(command -v node) || die "node is not installed (Debian package nodejs)."
  command -v npm >/dev/null || die "npm is not installed (Debian package npm)."
  npm=(npm)
  node_is_new_enough "$node" && return

  # npm comes along: it leaves out what does not suit the node it runs on, so it must run on the new one, and
  # Debian's npm runs on Debian's node only.
  npm_ci tools/node
  own=$(echo "$PWD"/tools/node/node_modules/node-linux-*/bin)
  node_is_new_enough "$own/node" ||
    die "$node is older than 20.19 and npm has no newer one for $(uname -m): please install one."
  PATH=$own:$PATH
  npm=(node "$PWD/tools/node/node_modules/npm/bin/npm-cli.js")
}

# --- building ----------------------------------------------------------------------------------------------

# run_cmake PRESET [ARGUMENT...]: where the preset has another compiler now, CMake forgets the rest of it, and is told it once more.
run_cmake() {
  local said status=0
  said=$(cmake --preset "$@" --log-level=WARNING 2>&1) || status=$?
  echo "$said"
  if [[ $said == *"require your cache to be deleted"* ]]; then
    cmake --fresh --preset "$@" --log-level=WARNING
    return
  fi
  return "$status"
}

# configure PRESET: only where it is needed; ninja itself notices changed CMakeLists.txt files.
configure() {
  local ninja=build/$1/build.ninja
  if [[ ! -e $ninja || CMakePresets.json -nt $ninja ]]; then
    run_cmake "$1"
    touch "$ninja"
  fi
}

build_wasm() {
  say "Building the page's rules and engine (WebAssembly)"
  configure wasm
  cmake --build --preset wasm
}

# One checksum over all that the page is made of; differing from the one kept beside it, it is built again.
page_inputs() {
  { find web words docs/solution.md \( -name node_modules -o -name dist \) -prune -o -type f -print0; printf '%s\0' build/wasm/muehle.wasm build/wasm/rules.wasm build/wasm/records.wasm; } |
    sort --zero-terminated | xargs --null sha256sum | sha256sum
}

build_page() {
  say "Building the page"
  ensure_node
  npm_ci web
  local inputs
  inputs=$(page_inputs)
  if [[ -e web/dist/index.html && $inputs == "$(cat build/page-inputs 2>/dev/null)" ]]; then
    echo "nothing to do"
    return
  fi
  run_npm web run build
  echo "$inputs" >build/page-inputs
}

build_program() {
  say "Building the program"
  configure release
  cmake --build --preset release --target muehle
}

# package_version: that of the project; between releases with the time and name of the commit behind it, so that a
# newer package is an update.
package_version() {
  local version
  version=$(sed -n 's/^  VERSION \([0-9.]*\)$/\1/p' CMakeLists.txt)
  if git rev-parse --git-dir >/dev/null 2>&1 && [[ $(git tag --points-at HEAD) != *"v$version"* ]]; then
    version+=$(git log -1 --date=format-local:%Y%m%d%H%M%S --format=+git%cd.%h)
  fi
  echo "$version"
}

build_package() {
  local version
  version=$(TZ=UTC package_version)
  say "Building the packages $version (for every processor of this kind)"
  run_cmake package -DMUEHLE_PACKAGE_VERSION="$version"
  cmake --build --preset package --target muehle muehle_shared muehle_static muehle_python
  tools/sbom --program build/package/muehle >build/package/sbom.cdx.json
  rm -f build/package/*.deb
  (cd build/package && cpack -G DEB >cpack.log 2>&1) || { cat build/package/cpack.log >&2; return 1; }
  ls build/package/*.deb
}
