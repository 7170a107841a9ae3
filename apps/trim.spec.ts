import { readFile } from 'node:fs/promises';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutSchemas } from './trim.ts';

const READS = ['call-api.ts', 'fetch-file.ts'].map((file) => `libs/platform/web/base/api/${file}`);

function trimmed(code: string): string {
  const { transform } = withoutSchemas() as { transform(this: unknown, code: string, id: string): { code: string } };
  return transform.call({ parse: parseAst }, code, '/libs/contract/calls/some.ts').code;
}

it('leaves a call on the stage what the client reads of it, and no schema', async () => {
  const sources = await Promise.all(READS.map((path) => readFile(path, 'utf8')));
  const read = new Set(sources.flatMap((source) => [...source.matchAll(/\bcall\.(\w+)/g)].map(([, name]) => name!)));
  expect([...read]).toContain('kind');
  const given = [...read, 'query', 'body', 'who'].map((name) => `${name}: '${name}'`);
  const left = trimmed(`export const Some = defineCall({ ${given.join(', ')} });`);
  for (const name of read) expect(left).toContain(`${name}: '${name}'`);
  for (const name of ['query', 'body', 'who']) expect(left).not.toContain(name);
});
