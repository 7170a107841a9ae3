// Files on their way in the whole application, by the field each is for: they go on whichever page is open.

import { counted, inQuotes, plural } from '@rampa/kernel';
import type { UploadLine, Uploads } from '@rampa/platform/web/desk';

const NONE: Uploads = { lines: [], add: () => undefined, cancel: () => undefined };

export interface OnItsWay {
  /** Of the field that it is for. */
  key: string;
  line: UploadLine;
}

export class HeldUploads {
  readonly #fields = new Map<string, Uploads>();
  readonly #listeners = new Set<() => void>();
  #onTheirWay: readonly OnItsWay[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(key: string): Uploads {
    return this.#fields.get(key) ?? NONE;
  }

  /** The same array while nothing has changed. What was refused for good is on no way. */
  readonly onTheirWay = (): readonly OnItsWay[] => this.#onTheirWay;

  put(key: string, uploads: Uploads | null): void {
    if (uploads === null) this.#fields.delete(key);
    else this.#fields.set(key, uploads);
    this.#onTheirWay = [...this.#fields].flatMap(([field, { lines }]) =>
      lines.flatMap((line) => (line.state === 'refused' ? [] : [{ key: field, line }])),
    );
    for (const listener of this.#listeners) listener();
  }
}

/** Said where all answers are saved; null where all files are too. */
export function awaitedFiles({ length }: readonly OnItsWay[]): string | null {
  if (length === 0) return null;
  return `ещё не ${plural(length, 'дошёл', 'дошли', 'дошли')} ${counted(length, 'файл', 'файла', 'файлов')}`;
}

/** Said when the application is left: what begins again by itself, and what has to be chosen anew. */
export function leftWords(lines: readonly UploadLine[]): string | null {
  const left = lines.filter(({ state }) => state !== 'refused' && state !== 'lost');
  if (left.length === 0) return null;
  const names = left.map(({ name }) => inQuotes(name)).join(', ');
  return left.length === 1
    ? `Файл ${names} не дослан: вернитесь в заявку, и он продолжится`
    : `Файлы ${names} не досланы: вернитесь в заявку и проверьте их`;
}
