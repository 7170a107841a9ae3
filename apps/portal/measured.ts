// What pages weigh once chunks share files: measured on the joined text, where `merged` has to guess.

import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { MOST_FILES, type PageOpening } from './openings.ts';

type Groups = readonly (readonly string[])[];
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'isEntry' | 'isDynamicEntry'>;
type Page = Pick<PageOpening, 'limit' | 'files'>;

/** What a page loads once chunks share files. */
interface Loaded {
  limit: number;
  files: ReadonlySet<readonly string[]>;
}

/** `import{a as b}from"./kit-Cq3.js";` */
const IMPORT = /import\s*(?:[\w$]+\s*,?\s*)?(?:\{[^}]*\}|\*\s*as\s+[\w$]+)?\s*(?:from\s*)?"\.\/([^"]+)";?/g;
const nameIn = (file: string) => file.slice(file.lastIndexOf('/') + 1);

export class Measured {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #pages: readonly Page[];
  readonly #sizes = new Map<string, number>();

  constructor(chunks: readonly Chunk[], pages: readonly Page[]) {
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#pages = pages;
  }

  /** The number of files above the limits, and after the point the share of its budget that the fullest page uses. */
  most(groups: Groups): number {
    const pages = this.#loaded(groups);
    const beyond = pages.reduce((sum, { files }) => sum + Math.max(0, files.size + 1 - MOST_FILES), 0);
    return beyond + Math.max(...pages.map(({ limit, files }) => this.#bytesOf(files) / 1024 / limit));
  }

  /** Joins two files of a page with too many, those that weigh least on all pages, until no page has too many. */
  fewer(given: Groups): Groups {
    let [groups, most] = [given, this.most(given)];
    for (;;) {
      const [best] = this.#joins(groups, this.#crowded(groups))
        .map((joined) => ({ joined, most: this.most(joined) }))
        .sort((a, b) => a.most - b.most);
      if (!best || Math.floor(best.most) >= Math.floor(most)) return groups;
      ({ joined: groups, most } = best);
    }
  }

  /** Joins two files of the fullest page, those that lower its share most, until it keeps to this share of its budget. */
  lighter(given: Groups, kept: number): Groups {
    let [groups, most] = [given, this.most(given)];
    while (most > kept) {
      const pages = this.#loaded(groups).map((page) => ({ ...page, share: this.#bytesOf(page.files) / page.limit }));
      const fullest = pages.reduce((one, other) => (other.share > one.share ? other : one));
      const [best] = this.#joins(groups, [fullest])
        .map((joined) => ({ joined, most: this.most(joined) }))
        .sort((a, b) => a.most - b.most);
      if (!best || best.most >= most) break;
      ({ joined: groups, most } = best);
    }
    return groups;
  }

  #crowded(groups: Groups): Loaded[] {
    return this.#loaded(groups).filter(({ files }) => files.size + 1 > MOST_FILES);
  }

  #joins(groups: Groups, pages: readonly Loaded[]): Groups[] {
    const pairs = pages.flatMap(({ files }) => {
      const joinable = [...files].filter((names) => !names.some((name) => this.#isAlone(name)));
      return joinable.flatMap((one, at) => joinable.slice(at + 1).map((other) => [one, other] as const));
    });
    return pairs
      .map(([one, other]) => [...groups.filter((names) => names !== one && names !== other), [...one, ...other]])
      .filter((joined) => !this.#hasCircle(joined));
  }

  #isAlone(name: string): boolean {
    const { isEntry, isDynamicEntry } = this.#chunks.get(name)!;
    return isEntry || isDynamicEntry;
  }

  /** The runtime is one more file. */
  #loaded(groups: Groups): Loaded[] {
    const groupOf = new Map(groups.flatMap((names) => names.map((name) => [name, names] as const)));
    const add = (name: string, files: Set<readonly string[]>) => {
      const names = groupOf.get(name);
      if (!names || files.has(names)) return files;
      files.add(names);
      for (const each of names) for (const next of this.#chunks.get(each)!.imports) add(next, files);
      return files;
    };
    return this.#pages.map(({ limit, files: chunks }) => {
      const files = new Set<readonly string[]>();
      for (const name of chunks) add(name, files);
      return { limit, files };
    });
  }

  #bytesOf(files: Iterable<readonly string[]>): number {
    return [...files].reduce((sum, names) => sum + this.#sizeOf(names), 0);
  }

  /** Imports between chunks that share a file need no text any more. */
  #sizeOf(names: readonly string[]): number {
    const key = [...names].sort().join();
    let size = this.#sizes.get(key);
    if (size === undefined) {
      const own = new Set(names.map(nameIn));
      const without = (all: string, from: string) => (own.has(nameIn(from)) ? '' : all);
      const code = names.map((name) => this.#chunks.get(name)!.code.replace(IMPORT, without));
      this.#sizes.set(key, (size = gzipSync(code.join('')).length));
    }
    return size;
  }

  #hasCircle(groups: Groups): boolean {
    const groupOf = new Map(groups.flatMap((names) => names.map((name) => [name, names] as const)));
    const state = new Map<readonly string[], 'open' | 'done'>();
    const leadsBack = (names: readonly string[]): boolean => {
      const known = state.get(names);
      if (known) return known === 'open';
      state.set(names, 'open');
      const next = new Set(names.flatMap((name) => this.#chunks.get(name)!.imports.map((each) => groupOf.get(each))));
      next.delete(names);
      const found = [...next].some((each) => each !== undefined && leadsBack(each));
      state.set(names, 'done');
      return found;
    };
    return groups.some(leadsBack);
  }
}
