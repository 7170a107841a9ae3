import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** npm ci in the image knows only the workspaces whose package.json was copied before it. */
it('the image copies the package.json of every workspace', () => {
  const dockerfile = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8');
  const workspaces = globSync('{apps,libs}/*/package.json', { cwd: ROOT });
  const wanted = workspaces.map((file) => `COPY ${file} ${file.replace('package.json', '')}`);
  expect(wanted.filter((line) => !dockerfile.includes(`${line}\n`))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(10);
});
