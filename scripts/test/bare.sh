#!/usr/bin/env bash
# Runs the two lines of README.md in a Debian that has git and Node and nothing else: scripts/test/bare.sh.
# Registries, certificates and Node are those of this machine; the project is the last commit.
set -euo pipefail

cannot() {
  echo "The check of the bare machine cannot run here: $*" >&2
  exit 1
}

[ "$(uname)" = Linux ] || cannot "it needs Linux."
[ "$(id -u)" = 0 ] || cannot "only root can lay out a machine in a folder. Run it as root."
command -v apt-get >/dev/null || cannot "it needs the apt-get of a Debian or Ubuntu."
# What is mounted and started in these ends with them.
namespaces=(unshare --mount --pid --fork --kill-child)
"${namespaces[@]}" true || cannot "mounts are forbidden, as in a container that is not privileged."
command -v debootstrap >/dev/null || apt-get install -y --no-install-recommends debootstrap ||
  cannot "debootstrap is missing. Install it: apt-get update && apt-get install debootstrap."

# shellcheck source=/dev/null
. /etc/os-release
mirror=$(apt-get indextargets --format '$(SITE)' "Codename: $VERSION_CODENAME" | head -n 1)
[ -n "$mirror" ] || cannot "apt-get knows no mirror of $VERSION_CODENAME."
mapfile -t lines < <(grep '^npm ci && npm ' README.md)
[ ${#lines[@]} = 2 ] || cannot "README.md has ${#lines[@]} lines that begin with “npm ci && npm”, not two."

root=$(mktemp -d /var/tmp/bare-machine-XXXXXX)
trap 'kill -KILL ${!:-} 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT
trap 'exit 1' INT TERM HUP
chmod 755 "$root"
debootstrap --variant=minbase --include=git "$VERSION_CODENAME" "$root" "$mirror"
git clone --quiet --no-hardlinks . "$root/project"

# Where the registries are and whom to trust; nothing of it is named in the project.
for path in /etc/apt /etc/ssl/certs /usr/share/keyrings /etc/resolv.conf /etc/hosts; do
  rm -rf "${root:?}$path"
  mkdir -p "$root$(dirname $path)"
  cp -rL "$path" "$root$path"
done
mkdir -p "$root/usr/local/etc" "$root/usr/local/lib/node_modules"
for level in global user; do
  settings=$(npm config get ${level}config)
  [ ! -e "$settings" ] || cat "$settings" >>"$root/usr/local/etc/npmrc"
done
cp "$(command -v node)" "$root/usr/local/bin/node"
cp -r "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/"
for name in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"
done
mapfile -t passed < <(env | grep -iE '^(node_extra_ca_certs|ssl_cert_(file|dir)|(https?|no)_proxy)=')
passed+=("npm_config_registry=$(npm config get registry)" "PORT=$(node -e "
  const server = require('node:net').createServer().listen(0, () => {
    console.log(server.address().port)
    server.close()
  })")")

cat >"$root/check.sh" <<END
set -euo pipefail
cd /project
touch /started
echo '── ${lines[0]}'
setsid bash -c '${lines[0]}' >/started 2>&1 &
until grep -q 'dist/ is ready' /started; do
  kill -0 \$! || { cat /started; exit 1; }
  sleep 1
done
cat /started
node -e "fetch('http://localhost:' + process.env.PORT).then(({ ok }) => process.exit(ok ? 0 : 1))"
kill -- -\$!
unset PORT
echo '── ${lines[1]}'
${lines[1]}
END
export root
"${namespaces[@]}" sh -c 'mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" && exec chroot "$root" "$@"' \
  sh env --ignore-environment HOME=/root PATH="/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
  "${passed[@]}" bash /check.sh &
# A shell that waits hears signals at once; unshare itself does not.
wait $!
