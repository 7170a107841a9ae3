// The files that a generator touches: read, changed in memory, formatted and written at the end, so that an
// error leaves nothing half-written.

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';

/** What the user of the generator has to correct. */
export class Refusal extends Error {}

const LAID_OUT = /\.([cm]?[jt]sx?|json|md)$/;

export class Tree {
  readonly #texts = new Map<string, string>();

  readonly #house: FormatOptions;

  readonly root: string;

  constructor(root: string) {
    this.root = root;
    this.#house = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatOptions;
  }

  find(pattern: string): string[] {
    return globSync(pattern, { cwd: this.root }).toSorted();
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} is there already`);
    this.#texts.set(path, text);
  }

  change(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`Nothing of ${path} was changed: its form is not what the generator knows`);
    this.#texts.set(path, after);
  }

  /** Adds a line in sorted position. */
  addSorted(path: string, line: string): void {
    const lines = this.has(path) ? this.read(path).split('\n').filter(Boolean) : [];
    this.#texts.set(path, `${[...lines, line].toSorted().join('\n')}\n`);
  }

  /** The touched paths in order. */
  async write(): Promise<string[]> {
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, LAID_OUT.test(path) ? await this.#laidOut(path, text) : text);
    }
    return [...this.#texts.keys()];
  }

  async #laidOut(path: string, text: string): Promise<string> {
    const { code, errors } = await format(path, text, this.#house);
    if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
    return code;
  }
}

/** Inserts `added` after the first match. */
export function behind(text: string, pattern: RegExp, added: string): string {
  const found = pattern.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

/** Adds an import among those of its folder, in their order; else after the last one. */
export function withImport(text: string, line: string): string {
  const all = [...text.matchAll(/^(?:import|\} from) .*;$/gm)];
  const from = (one: string) => /from '([^']+)'/.exec(one)?.[1] ?? '';
  const folder = from(line).slice(0, from(line).lastIndexOf('/') + 1);
  const beside = all.filter(([one]) => folder.startsWith('.') && from(one).startsWith(folder));
  const last = beside.findLast(([one]) => from(one) < from(line)) ?? all.at(-1);
  if (!last) return `${line}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds a name to an existing import, or a new import. */
export function withNamed(text: string, name: string, from: string): string {
  const known = new RegExp(`(import \\{)([^}]*)(\\} from '${from}';)`).exec(text);
  if (!known) return withImport(text, `import { ${name} } from '${from}';`);
  const names = known[2]!
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes(name)) return text;
  const bare = (one: string) => one.replace(/^type /, '').toLowerCase();
  // The others keep their places: a line that nobody changed would stand in the review.
  const behindIt = names.findIndex((one) => bare(one).localeCompare(bare(name), 'en') > 0);
  names.splice(behindIt < 0 ? names.length : behindIt, 0, name);
  return text.replace(known[0], `${known[1]} ${names.join(', ')} ${known[3]}`);
}
