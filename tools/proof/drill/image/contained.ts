// Runs a process in the file system of an image without an engine: a mount namespace of its own, the image read-only,
// the volume at /data, an empty /tmp. Each step execs the next one, so the recorded process is Node itself.

import { launch } from '../../../run/services/processes.mjs';
import type { Order, Running } from './engine.ts';

/** As far as a process is told by it. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
}

const ENTER = `
  set -e
  root=$1 volume=$2 user=$3 folder=$4; shift 4
  mount --bind "$root" "$root"
  mount -o remount,bind,ro "$root"
  mount --rbind /dev "$root/dev"
  mount -t proc proc "$root/proc"
  mount -t tmpfs tmpfs "$root/tmp"
  mount --bind "$volume" "$root/data"
  exec setpriv --no-new-privs chroot --userspec="$user:$user" "$root" \\
    /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;
/** The time that compose waits before it kills. */
const GRACE_MS = 10_000;

export function startContained(
  place: { home: string; root: string; volume: string; config: ImageConfig },
  { name, command, environment }: Order,
): Promise<Running> {
  const { User, Env, Cmd, WorkingDir } = place.config;
  const own = Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  return launch({
    name,
    home: place.home,
    command: 'unshare',
    args: [
      ...['--mount', '--propagation', 'private', '--', '/bin/sh', '-c', ENTER, 'sh'],
      ...[place.root, place.volume, User, WorkingDir, ...(command ?? Cmd)],
    ],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...Object.fromEntries(own),
      ...environment,
    },
    grace: GRACE_MS,
  });
}
