// Builds with buildah, without a daemon; processes run in the image's mounted file system. Root only.

import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../client/building.ts';
import { launch } from '../../../run/services/processes.mjs';
import { standInBase } from './base.ts';
import { startContained, type ImageConfig } from './contained.ts';
import type { Engine, Image, Order } from './engine.ts';

const execute = promisify(execFile);
/** The image's user `node`. */
const NODE_USER = 1000;
const PULL_MS = 90_000;

export const hasBuildah = (): boolean =>
  process.getuid?.() === 0 &&
  spawnSync('buildah', ['--version']).status === 0 &&
  spawnSync('unshare', ['--mount', 'true']).status === 0;

export async function buildahEngine(home: string, say: (line: string) => void): Promise<Engine> {
  const store = join(home, 'images');
  const volume = join(home, 'volume');
  mkdirSync(store, { recursive: true });
  mkdirSync(volume, { mode: 0o700 });
  chownSync(volume, NODE_USER, NODE_USER);
  const opened: string[] = [];
  let builds = 0;

  const all = ['--root', join(store, 'root'), '--runroot', join(store, 'run')];
  const buildah = async (...args: string[]) => (await execute('buildah', [...all, ...args])).stdout.trim();
  const bud = async (args: string[]) => {
    const lines: string[] = [];
    const run = await launch({
      name: `build-${++builds}`,
      home,
      command: 'buildah',
      args: [...all, 'bud', '--isolation', 'chroot', '--format', 'docker', ...args],
      echo: (line) => lines.push(line),
    });
    const { code } = await run.exited;
    if (code !== 0) throw new Error(`The image cannot be built:\n${lines.slice(-40).join('\n')}`);
  };

  const bringBase = async () => {
    const [, name] = /^FROM (\S+)/m.exec(readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8'))!;
    const whole = `docker.io/library/${name}`;
    const pulled = spawnSync('buildah', [...all, 'pull', '-q', whole], { timeout: PULL_MS }).status === 0;
    if (pulled) return;
    say(`Хранилище образов не отвечает: основой вместо «${name}» будет Debian, собранный здесь`);
    await bud(['-t', whole, await standInBase(home)]);
  };

  return {
    name: 'buildah',
    async build(tag, context): Promise<Image> {
      if (builds === 0) await bringBase();
      const named = `localhost/rampa:${tag}`;
      const given = ['--layers', '--pull-never', ...npmVolumes(home), '-t', named];
      await bud([...given, '-f', join(context, 'docker/Dockerfile'), context]);
      const container = await buildah('from', '--pull-never', named);
      opened.push(container);
      const root = await buildah('mount', container);
      const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'image', named)) as {
        OCIv1: { config: ImageConfig };
      };
      const [size] = JSON.parse(await buildah('images', '--json', named)) as { size: string }[];
      const place = { home, root, volume, config: OCIv1.config };
      return { megabytes: megabytesOf(size!.size), start: (order: Order) => startContained(place, order) };
    },
    async close() {
      for (const container of opened) await buildah('rm', container).catch(() => undefined);
    },
  };
}

/** «536 MB», «1.02 GB» */
function megabytesOf(text: string): number {
  const [, value, unit] = /^([\d.]+) ?([KMG])B$/.exec(text) ?? [];
  return Math.round(Number(value) * { K: 0.001, M: 1, G: 1000 }[unit as 'K' | 'M' | 'G']);
}

/** npm's registry and certificates belong to this machine: passed for the build only, never into a layer. */
function npmVolumes(home: string): string[] {
  const ask = (name: string) => spawnSync('npm', ['config', 'get', name], { encoding: 'utf8' }).stdout.trim();
  const known = [ask('cafile'), process.env.NODE_EXTRA_CA_CERTS, process.env.SSL_CERT_FILE];
  const certificates = known.find((path) => path !== undefined && existsSync(path));
  const file = join(home, 'npmrc');
  writeFileSync(
    file,
    [`registry=${ask('registry')}`, ...(certificates ? ['cafile=/root/npm-ca.crt'] : []), ''].join('\n'),
  );
  const mounted = [`${file}:/root/.npmrc:ro`, ...(certificates ? [`${certificates}:/root/npm-ca.crt:ro`] : [])];
  return mounted.flatMap((each) => ['--volume', each]);
}
