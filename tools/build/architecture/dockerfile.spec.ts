import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverPackages } from '../../../docker/server-packages.mjs';

const ROOT = join(import.meta.dirname, '../../..');

/** npm ci in the image knows only workspaces whose package.json was copied before it. */
it('the image copies the package.json of every workspace', () => {
  const dockerfile = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8');
  const workspaces = globSync('{apps,libs}/*/package.json', { cwd: ROOT });
  const wanted = workspaces.map((file) => `COPY ${file} ${file.replace('package.json', '')}`);
  expect(wanted.filter((line) => !dockerfile.includes(`${line}\n`))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(10);
});

/** Of a lock file: a package that needs another in its own folder, one that may be missing, and the clients' own. */
const LOCK = {
  packages: {
    'node_modules/fastify': {
      dependencies: { pino: '1' },
      peerDependencies: { spare: '1' },
      peerDependenciesMeta: { spare: { optional: true } },
    },
    'node_modules/fastify/node_modules/pino': { dependencies: { shared: '1' } },
    'node_modules/pino': {},
    'node_modules/shared': {},
    'node_modules/spare': {},
    'node_modules/react': {},
    ...Object.fromEntries(
      ['onest', 'piazzolla', 'pt-sans'].map((name) => [`node_modules/@expo-google-fonts/${name}`, {}]),
    ),
  },
};

it('of the packages the image keeps what the servers name and what these need', () => {
  const kept = (text: string) => [...serverPackages(LOCK, [text])].filter((place) => !place.includes('fonts'));
  expect(kept('import { fastify } from "fastify"; import fs from "node:fs"; import x from "./chunks/x.js";')).toEqual([
    'node_modules/fastify',
    'node_modules/fastify/node_modules/pino',
    'node_modules/shared',
  ]);
  expect(kept('await import("shared/deep.js"); createRequire(import.meta.url)("pino")')).toEqual([
    'node_modules/shared',
    'node_modules/pino',
  ]);
  expect(() => kept('import "absent"')).toThrow('absent');
});

it('no package of the clients is in the image', () => {
  const texts = globSync('apps/{api,worker}/dist/**/*.js', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as typeof LOCK;
  const kept = [...serverPackages(lock, texts)];
  expect(kept).toContain('node_modules/sharp');
  expect(kept).toContain('node_modules/pg');
  expect(
    kept.filter((place) =>
      /node_modules\/(react|react-dom|@mantine|motion|framer-motion|vite|typescript|nx)\b/.test(place),
    ),
  ).toEqual([]);
});
