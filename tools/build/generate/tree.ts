// The files that a generator has touched: read, changed in memory, written at the end, laid out by prettier. What it
// cannot do is said before anything is written.

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** What the person who runs the generator has to put right. */
export class Refusal extends Error {}

const LAID_OUT = /\.([cm]?[jt]sx?|json|md)$/;

export class Tree {
  readonly #texts = new Map<string, string>();

  readonly root: string;

  constructor(root: string) {
    this.root = root;
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

  /** A line more, in the order of the rest. */
  addSorted(path: string, line: string): void {
    const lines = this.has(path) ? this.read(path).split('\n').filter(Boolean) : [];
    this.#texts.set(path, `${[...lines, line].toSorted().join('\n')}\n`);
  }

  /** The paths, as they were touched. */
  async write(): Promise<string[]> {
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      const settings = await resolveConfig(join(this.root, 'package.json'));
      writeFileSync(file, LAID_OUT.test(path) ? await format(text, { ...settings, filepath: file }) : text);
    }
    return [...this.#texts.keys()];
  }
}

/** Puts `added` behind the first match. */
export function behind(text: string, pattern: RegExp, added: string): string {
  const found = pattern.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

/** An import behind the last one. */
export function withImport(text: string, line: string): string {
  const last = [...text.matchAll(/^(?:import|\} from) .*;$/gm)].at(-1);
  if (!last) return `${line}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** A name more in an import of several, made where there is none. */
export function withNamed(text: string, name: string, from: string): string {
  const known = new RegExp(`(import \\{)([^}]*)(\\} from '${from}';)`).exec(text);
  if (!known) return withImport(text, `import { ${name} } from '${from}';`);
  const names = known[2]!
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes(name)) return text;
  const bare = (one: string) => one.replace(/^type /, '').toLowerCase();
  const sorted = [...names, name].toSorted((one, other) => bare(one).localeCompare(bare(other), 'en'));
  return text.replace(known[0], `${known[1]} ${sorted.join(', ')} ${known[3]}`);
}
