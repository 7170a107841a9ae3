// The calls as OpenAPI tells them, against the reviewed list of all calls that the portal is to have.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApi } from '@rampa/platform/server';
import { linesOf } from '../../../tools/build/architecture/registry.ts';

interface Operation {
  'x-access': string[];
  'x-kind': string;
}

const here = import.meta.dirname;
const documented = openApi().paths as Record<string, Record<string, Operation>>;

/** «POST Room/Name» → who and kind. */
const existing = new Map(
  Object.entries(documented).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-access': who, 'x-kind': kind }]) => [
      `${method.toUpperCase()} ${path.slice(1)}`,
      `${who.toSorted().join(',')} ${kind}`,
    ]),
  ),
);

const checklist = new Map(
  readFileSync(join(here, 'checklist.tsv'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([method, path, who, kind]) => [`${method} ${path}`, `${who!.split(',').toSorted().join(',')} ${kind}`]),
);

/** The first column of the rooms' tables; several calls in a row are parted by commas. */
const beyond = linesOf('docs/calls-beyond', '.md')
  .flatMap((line) => /^\| ((?:GET|POST|PUT|DELETE) [^|]+)\|/.exec(line)?.[1]!.split(',') ?? [])
  .map((call) => call.trim());

it('every call stands in the checklist or in docs/calls-beyond, exactly so spelled, and not in both', () => {
  const unknown = [...existing.keys()].filter((call) => !checklist.has(call) && !beyond.includes(call));
  expect(unknown).toEqual([]);
  expect(beyond.filter((call) => checklist.has(call))).toEqual([]);
  expect(beyond.filter((call) => !existing.has(call))).toEqual([]);
});

it('what the checklist names is open to those whom it names, and is of its kind', () => {
  const told = [...existing].filter(([call]) => checklist.has(call));
  expect(told).toEqual(told.map(([call]) => [call, checklist.get(call)]));
  process.stdout.write(`Вызовы из перечня: есть ${told.length} из ${checklist.size}\n`);
});
