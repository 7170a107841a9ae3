// Decides which chunks of a build share a file. The bundler cuts at every difference in who needs what, into hundreds
// of small files. Neighbours are joined while the saved files outweigh the bytes loaded in vain, and never so that two
// files need each other.

export interface Chunk {
  /** Bytes after gzip. */
  size: number;
  imports: readonly string[];
  /** A page's own file is never joined. */
  isAlone: boolean;
}

export interface Opening {
  /** Files that the page loads without any joining. */
  chunks: ReadonlySet<string>;
  /** Weight of its bytes against other pages' bytes. */
  weight: number;
  mostFiles: number;
  /** Bytes after gzip that no joining may bring it beyond. */
  mostBytes: number;
}

/** Bytes in vain that one file less is worth at first; it grows only for pages over their limit. */
const WORTH = 256;
const DEARER = 1.25;
const DEAREST = 65_536;

/** Returns sets of chunks; each set becomes a file. */
export function merged(chunks: ReadonlyMap<string, Chunk>, openings: readonly Opening[]): string[][] {
  let state = new Joined(chunks, openings);
  for (let worth = WORTH; worth <= DEAREST; worth *= DEARER) {
    for (let pair = state.best(worth); pair; pair = state.best(worth)) state = state.join(pair);
    if (state.isWithinLimits()) break;
  }
  return state.files();
}

interface Group {
  names: readonly string[];
  size: number;
  isAlone: boolean;
}

interface Pair {
  one: number;
  other: number;
  gain: number;
}

/** Groups by number: what each imports and reaches, and which pages load it. */
class Joined {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #openings: readonly Opening[];
  readonly #groups: readonly Group[];
  readonly #imports: readonly ReadonlySet<number>[];
  readonly #reach: readonly ReadonlySet<number>[];
  /** By group, then by page: 1 where the page loads it. */
  readonly #loaded: readonly Uint8Array[];
  /** By page: bytes of the files that it loads. */
  readonly #bytes: readonly number[];

  constructor(chunks: ReadonlyMap<string, Chunk>, openings: readonly Opening[], groups?: readonly Group[]) {
    this.#chunks = chunks;
    this.#openings = openings;
    this.#groups = groups ?? [...chunks].map(([name, { size, isAlone }]) => ({ names: [name], size, isAlone }));
    const numberOf = new Map(this.#groups.flatMap(({ names }, at) => names.map((name) => [name, at] as const)));
    const numbersOf = (names: Iterable<string>) => [...names].flatMap((name) => numberOf.get(name) ?? []);
    this.#imports = this.#groups.map(({ names }, at) => {
      const found = new Set(numbersOf(names.flatMap((name) => chunks.get(name)!.imports)));
      found.delete(at);
      return found;
    });
    const known = new Map<number, Set<number>>();
    this.#reach = this.#groups.map((_, at) => this.#reachOf(at, known));
    this.#loaded = this.#groups.map(() => new Uint8Array(openings.length));
    for (const [opening, { chunks: begun }] of openings.entries())
      for (const at of new Set(numbersOf(begun))) for (const each of this.#reach[at]!) this.#loaded[each]![opening] = 1;
    this.#bytes = openings.map((_, opening) => this.#bytesOf(opening));
  }

  #bytesOf(opening: number): number {
    return this.#groups.reduce((sum, { size }, at) => sum + (this.#loaded[at]![opening] ? size : 0), 0);
  }

  #reachOf(at: number, known: Map<number, Set<number>>): Set<number> {
    const found = known.get(at);
    if (found) return found;
    const all = new Set([at]);
    known.set(at, all);
    for (const next of this.#imports[at]!) for (const each of this.#reachOf(next, known)) all.add(each);
    return all;
  }

  /** The pair whose joining is worth most; undefined when none is. */
  best(dearest: number): Pair | undefined {
    // A page with few files does not pay for a page with too many.
    const worth = this.#openings.map((_, at) => (this.#isOver(at) ? dearest : WORTH));
    let best: Pair | undefined;
    for (const guess of this.#guesses(worth)) {
      if (best && best.gain >= guess.gain) break; // an estimate is never below the real value
      if (!this.#isApart(guess.one, guess.other)) continue;
      const gain = this.#gain(guess.one, guess.other, worth);
      if (gain > (best?.gain ?? 0)) best = { ...guess, gain };
    }
    return best;
  }

  /** An upper bound: what the two bring along is not counted. */
  #guesses(worth: readonly number[]): Pair[] {
    const guesses: Pair[] = [];
    for (const [one, { size, isAlone }] of this.#groups.entries()) {
      if (isAlone) continue;
      for (let other = one + 1; other < this.#groups.length; other++) {
        const second = this.#groups[other]!;
        if (second.isAlone) continue;
        const [hasOne, hasOther] = [this.#loaded[one]!, this.#loaded[other]!];
        let gain = 0;
        for (let at = 0; at < hasOne.length; at++) {
          if (hasOne[at]! + hasOther[at]! === 0) continue;
          const own = hasOne[at] === hasOther[at] ? worth[at]! : hasOne[at] ? -second.size : -size;
          gain += own * this.#openings[at]!.weight;
        }
        if (gain > 0) guesses.push({ one, other, gain });
      }
    }
    return guesses.sort((a, b) => b.gain - a.gain);
  }

  #gain(one: number, other: number, worth: readonly number[]): number {
    const brought = [...new Set([...this.#reach[one]!, ...this.#reach[other]!])];
    let gain = 0;
    for (const [at, { weight, mostBytes }] of this.#openings.entries()) {
      if (!this.#loaded[one]![at] && !this.#loaded[other]![at]) continue;
      const news = brought.filter((each) => !this.#loaded[each]![at]);
      const bytes = news.reduce((sum, each) => sum + this.#groups[each]!.size, 0);
      if (bytes > 0 && this.#bytes[at]! + bytes > mostBytes) return -Infinity;
      // Joined, the two are one file.
      gain -= (bytes + worth[at]! * (news.length - 1)) * weight;
    }
    return gain;
  }

  /** Nothing lies between them, so that the joined file does not depend on itself. */
  #isApart(one: number, other: number): boolean {
    const isAround = (from: number, to: number) =>
      [...this.#imports[from]!].some((next) => next !== to && this.#reach[next]!.has(to));
    return !isAround(one, other) && !isAround(other, one);
  }

  join({ one, other }: Pair): Joined {
    const [first, second] = [this.#groups[one]!, this.#groups[other]!];
    const together = { names: [...first.names, ...second.names], size: first.size + second.size, isAlone: false };
    const others = this.#groups.filter((_, at) => at !== one && at !== other);
    return new Joined(this.#chunks, this.#openings, [...others, together]);
  }

  isWithinLimits(): boolean {
    return this.#openings.every((_, opening) => !this.#isOver(opening));
  }

  #isOver(opening: number): boolean {
    return this.#loaded.filter((loaded) => loaded[opening]).length > this.#openings[opening]!.mostFiles;
  }

  files(): string[][] {
    return this.#groups.map(({ names }) => [...names]);
  }
}
