// Which of the files that were chosen at once a field takes.

import { counted, inQuotes } from '@rampa/kernel';

/** A field of one file takes the first of them, and says of the others that it has not. Of more files the server says so. */
export function takenFiles<F extends { name: string }>(
  files: readonly F[],
  most: number,
): { taken: F[]; said: string | null } {
  const [first, ...others] = files;
  if (most > 1 || first === undefined || others.length === 0) return { taken: [...files], said: null };
  const left = counted(others.length, 'файл не взят', 'файла не взяты', 'файлов не взяты');
  return { taken: [first], said: `Здесь место для одного файла: взят ${inQuotes(first.name)}, ещё ${left}` };
}
