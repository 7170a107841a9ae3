// People are forgotten in the worker: whatever erases what a room knows about them must be loaded there.

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('the worker loads everything that erases a person, a performance or an application', () => {
  const worker = read('apps/worker/src/worker.module.ts').split('imports: [')[1]!;
  const loaded = globSync('libs/*/server/*.module.ts')
    .flatMap((file) => read(file).match(/@Module\(\{[^@]*?\}\)\s*export class \w+WorkerModule/g) ?? [])
    .filter((text) => worker.includes(/class (\w+)/.exec(text)![1]!))
    .join('\n');
  const erasing = globSync('libs/*/server/**/*.ts').flatMap((file) => {
    const text = read(file);
    const isErasing = /: (Account|Answer|Item)Traces\b/.test(text) && text.includes('.register(');
    return isErasing ? [/export class (\w+)/.exec(text)![1]!] : [];
  });
  expect(erasing).toContain('EraseFrozen');
  expect(erasing.filter((name) => !loaded.includes(name))).toEqual([]);
});
