# A clean Debian 12 with a systemd of its own, for tools/try-package and tools/try-servers: in namespaces of its own,
# without a network but to itself. Sourced; wants $packages, the files of packages that are copied to its /srv/packages,
# and $needed, the names of those that it is to have at hand.
# shellcheck shell=bash

# shellcheck disable=SC2154
kept=$top/build/debian12.tar
work=$(mktemp --directory "${TMPDIR:-/var/tmp}/muehle-debian-XXXXXX")
tree=$work/debian
init=
steps=0
keep=${keep:-no}

finish() {
  local status=$?
  if [[ -n $init ]]; then kill -KILL "$init" 2>/dev/null && sleep 1; fi
  if (( status )); then
    echo "FAILED after step $steps; the system's journal ends with:" >&2
    journalctl --directory="$tree/var/log/journal" --no-pager --lines=30 >&2 2>/dev/null || true
  fi
  if [[ $keep == yes ]]; then echo "the system is in $tree"; else rm -rf --one-file-system "$work"; fi
}
trap finish EXIT

step() {
  (( ++steps ))
  printf '%2d  %s\n' "$steps" "$*"
}
fail() {
  echo "    $*" >&2
  exit 1
}
# equal WHAT WANTED FOUND
equal() { [[ $2 == "$3" ]] || fail "$1 is '$3' and not '$2'"; }
inside() { nsenter --target "$init" --mount --pid --ipc --uts --net --cgroup --root --wd env -i PATH=/usr/sbin:/usr/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
apt() { inside apt-get --quiet=2 --yes -o Dpkg::Use-Pty=0 "$@" >>"$work/apt.log" 2>&1 || { tail -n 30 "$work/apt.log" >&2; fail "apt-get $*"; }; }
# shows PATTERN COMMAND...: whether it succeeds and its output has that somewhere. (A grep behind it in a pipe would end it early.)
shows() {
  local pattern=$1 text
  shift
  text=$("$@") && grep --quiet --ignore-case --extended-regexp -e "$pattern" <<<"$text"
}
ask() { inside curl --silent --show-error --fail --max-time 10 "$@"; }
state() { inside systemctl is-active "$1" || true; }
# Waits until a server at a port is ready.
ready() {
  local tries
  for tries in {1..100}; do
    if ask "http://127.0.0.1:$1/readyz" >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  fail "nothing is ready at port $1 after $tries tries"
}

clean_system() {
  if [[ ! -e $kept ]]; then
    mkdir -p "$top/build"
    debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,curl,iproute2 bookworm "$work/base" http://deb.debian.org/debian >"$work/debootstrap.log"
    cat >"$work/base/etc/apt/sources.list" <<'END'
deb http://deb.debian.org/debian bookworm main
deb http://deb.debian.org/debian bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
END
    tar --create --file="$kept.new" --directory="$work/base" .
    mv "$kept.new" "$kept"
    rm -rf "$work/base"
  fi
  mkdir "$tree"
  tar --extract --file="$kept" --directory="$tree"
  mkdir -p "$tree/var/log/journal" "$tree/srv/packages"
  ln -sf /dev/null "$tree/etc/systemd/system/getty.target"
  echo debian >"$tree/etc/hostname"
  printf '127.0.0.1 localhost debian\n::1 localhost\n' >"$tree/etc/hosts"
  cp "${packages[@]}" "$tree/srv/packages/"
}

# Since the system has no network, what it is to install is fetched with this machine's.
fetch_needed() {
  local names=("${packages[@]##*/}")
  cp --dereference /etc/resolv.conf "$tree/etc/resolv.conf"
  chroot "$tree" apt-get --quiet=2 update >"$work/fetch.log" 2>&1 || { tail "$work/fetch.log" >&2; fail "apt-get update"; }
  chroot "$tree" apt-get --quiet=2 --yes --download-only install "${names[@]/#//srv/packages/}" "${needed[@]}" >>"$work/fetch.log" 2>&1 ||
    { tail "$work/fetch.log" >&2; fail "Debian 12 has not all of it"; }
}

boot() {
  local groups=/sys/fs/cgroup
  if [[ -d $groups/unified ]]; then groups+=/unified; fi
  mkdir -p "$groups/muehle-clean-debian"
  # shellcheck disable=SC2016
  (
    echo "$BASHPID" >"$groups/muehle-clean-debian/cgroup.procs"
    exec unshare --mount --propagation private --pid --fork --ipc --uts --net --cgroup bash -c '
      set -e
      cd "$1"
      mount --bind . . && cd "$1"
      mount -t proc proc proc
      mount -t sysfs sysfs sys
      mount -t cgroup2 cgroup2 sys/fs/cgroup
      mount -t tmpfs tmpfs run
      mount -t tmpfs -o mode=755 tmpfs dev
      for device in null:1:3 zero:1:5 full:1:7 random:1:8 urandom:1:9 tty:5:0; do
        IFS=: read -r name major minor <<<"$device"
        mknod -m 666 "dev/$name" c "$major" "$minor"
      done
      mkdir dev/pts dev/shm
      mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
      ln -s pts/ptmx dev/ptmx
      ln -s /proc/self/fd dev/fd
      mount -t tmpfs tmpfs dev/shm
      ip link set lo up
      pivot_root . mnt  # and no chroot, in which there may be no user namespaces
      exec env -i container=other PATH=/usr/sbin:/usr/bin sh -c "umount -l /mnt && exec /lib/systemd/systemd --unit=multi-user.target"
    ' boot "$tree" >"$work/boot.log" 2>&1 </dev/null
  ) &
  local outer=$! tries
  for tries in {1..100}; do
    init=$(pgrep --parent "$outer" || true)
    if [[ -n $init && $(inside systemctl is-system-running 2>/dev/null) =~ ^(running|degraded)$ ]]; then return; fi
    sleep 0.2
  done
  cat "$work/boot.log" >&2
  fail "systemd did not start after $tries tries"
}

