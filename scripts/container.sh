#!/usr/bin/env bash
# Builds the image where no registry of images is reached, from packages of Debian and npm, and tries it.
# Needs root, mmdebstrap and buildah.
set -euo pipefail
cd "$(dirname "$0")/.."
work="$(mktemp -d)"
made=()
clean() {
  if [ ${#made[@]} -gt 0 ]; then buildah rm "${made[@]}" > "$work/log"; fi
  rm -rf "$work"
}
trap clean EXIT

echo '▸ base'
mmdebstrap --quiet --variant=minbase --include=usr-is-merged --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/man/*' bookworm "$work/base.tar"
container="$(buildah from scratch)"; made+=("$container")
buildah add --quiet "$container" "$work/base.tar" /
buildah commit --quiet "$container" localhost/wheel-base

echo '▸ node'
npm pack --silent --pack-destination "$work" "node-linux-$(node -p process.arch)@24" npm@11
mkdir -p "$work/node/lib/node_modules/npm" "$work/node/bin"
tar -xzf "$work"/node-linux-*.tgz -C "$work/node" --strip-components=1 package/bin/node
tar -xzf "$work"/npm-*.tgz -C "$work/node/lib/node_modules/npm" --strip-components=1
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/node/bin/npm"
container="$(buildah from localhost/wheel-base)"; made+=("$container")
buildah add --quiet "$container" "$work/node" /usr/local
# A registry may stand behind a certificate that only this machine knows.
buildah add --quiet "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet "$container" localhost/wheel-node

echo '▸ build'
buildah build --quiet --isolation chroot --format docker -f Containerfile -t localhost/wheel \
  --build-arg NODE=localhost/wheel-node --build-arg BASE=localhost/wheel-base .

container="$(buildah from localhost/wheel)"; made+=("$container")
root="$(buildah mount "$container")"
mb="$(du -s --block-size=1000000 "$root" | cut -f1)"
echo "▸ $mb MB"
if [ "$mb" -gt 250 ]; then echo 'The image is larger than 250 MB.'; exit 1; fi

# Starts the server in the container and ends it once the health check of the image has passed.
mkdir "$work/data" "$work/smoke"
cat > "$work/smoke/smoke.mjs" <<'END'
import { spawn, spawnSync } from 'node:child_process';
const [health, command, writable] = process.argv.slice(2).map((text) => JSON.parse(text));
const server = spawn(command[0], command.slice(1), { cwd: '/app', stdio: 'inherit' });
const isHealthy = () => spawnSync(health[1], health.slice(2)).status === 0;
const until = Date.now() + 30_000;
while (!isHealthy() && Date.now() < until);
const folders = ['/app', '/data', '/tmp'];
const found = folders.filter((folder) => spawnSync('touch', [`${folder}/touched`]).status === 0);
const user = process.getuid();
const isGood = isHealthy() && user === 1000 && `${found}` === `${writable}`;
console.log(isGood ? 'healthy' : 'NOT HEALTHY', `as user ${user}, who can write to ${found}`);
server.once('exit', () => process.exit(isGood ? 0 : 1)).kill();
END
chown 1000:1000 "$work/data"
image="$(buildah inspect --type image localhost/wheel)"
told() { node -p "const { config } = JSON.parse(process.argv[1]).Docker; $1" "$image"; }
smoke=(node /mnt/smoke.mjs "$(told 'JSON.stringify(config.Healthcheck.Test)')" "$(told 'JSON.stringify(config.Cmd)')")

echo '▸ run'
buildah run --isolation chroot --env PORT=3917 --env LOG_LEVEL=warn --volume "$work/smoke:/mnt:ro" "$container" -- "${smoke[@]}" '["/data", "/tmp"]'

echo '▸ run with a read-only root'
mapfile -t env < <(told "config.Env.join('\n')")
unshare --mount bash -euc '
  mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"
  mount --bind "$2/data" "$1/data" && mount --bind "$2/smoke" "$1/mnt"
  mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev"
  exec chroot --userspec=1000:1000 "$1" env -i PORT=3917 LOG_LEVEL=warn "${@:3}"' bash "$root" "$work" "${env[@]}" "${smoke[@]}" '["/data"]'
