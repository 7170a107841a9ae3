import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

it('what a package exports is there', () => {
  const exported = globSync('{apps,libs}/*/package.json', { cwd: ROOT }).flatMap((file) => {
    const { exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { exports?: Record<string, string> };
    return Object.values(exports).map((path) => join(dirname(file), path));
  });
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
