// What a room takes from its folders, so that no list repeats the names of files. Vite reads `import.meta.glob` and
// makes imports of it, in the build as in the tests.

import { INJECTABLE_WATERMARK } from '@nestjs/common/constants.js';
import type { Type } from '@nestjs/common';
import { Table } from './database/table.ts';
import type { Migration } from './room.ts';

/** Every file of `migrations/` is a step that is called as the file is. */
export function migrationsIn(files: Readonly<Record<string, string>>): Migration[] {
  return Object.entries(files).map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }));
}

/** Every `table(…)` of these files: a spec compares them with the database. */
export function tablesIn(files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Table[] {
  return Object.values(files).flatMap((file) => Object.values(file).filter((one) => one instanceof Table));
}

/**
 * The injectable classes of `use-cases/` and `queries/`, for the module that has the controllers. `but`: what only the
 * worker does.
 */
export function deedsIn(
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  { but = [] }: { but?: readonly Type[] } = {},
): Type[] {
  const found = Object.values(files).flatMap((file) => Object.values(file).filter(isInjectable));
  const lost = but.filter((one) => !found.includes(one));
  if (lost.length > 0) throw new Error(`Left out, but not there: ${lost.map(({ name }) => name).join(', ')}`);
  return found.filter((one) => !but.includes(one));
}

const isInjectable = (one: unknown): one is Type =>
  typeof one === 'function' && Reflect.hasOwnMetadata(INJECTABLE_WATERMARK, one);
