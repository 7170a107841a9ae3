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
  const state = new Joined(chunks, openings);
  for (let worth = WORTH; worth <= DEAREST; worth *= DEARER) {
    for (let pair = state.best(worth); pair; pair = state.best(worth)) state.join(pair);
    if (state.isWithinLimits()) break;
  }
  return state.files();
}

interface Group {
  names: readonly string[];
  size: number;
}

interface Pair {
  one: number;
  other: number;
  gain: number;
}

/**
 * Groups by number, a joined one with a new number: what each imports and reaches, and which pages load it. What a pair
 * may gain is estimated anew only where a join has changed who loads what: a build tries some millions of pairs.
 */
class Joined {
  readonly #openings: readonly Opening[];
  readonly #weights: Float64Array;
  readonly #groups: Group[];
  /** Groups that may still be joined, by number. */
  #open: number[];
  readonly #imports: Set<number>[];
  readonly #reach: Set<number>[];
  /** By group, then by page: 1 where the page loads it. */
  readonly #loaded: Uint8Array[];
  /** By page: files that it loads, and their bytes. */
  readonly #files: number[];
  readonly #bytes: number[];
  /** By page: bytes that one file less is worth. */
  #worth: readonly number[] = [];
  /** By group, then by a later group: no joining of the two gains more. */
  readonly #guesses: Float64Array[];

  constructor(chunks: ReadonlyMap<string, Chunk>, openings: readonly Opening[]) {
    this.#openings = openings;
    this.#weights = Float64Array.from(openings, ({ weight }) => weight);
    this.#groups = [...chunks].map(([name, { size }]) => ({ names: [name], size }));
    this.#open = [...chunks.values()].flatMap(({ isAlone }, at) => (isAlone ? [] : [at]));
    const numberOf = new Map(this.#groups.map(({ names }, at) => [names[0]!, at]));
    const numbersOf = (names: Iterable<string>) => [...names].flatMap((name) => numberOf.get(name) ?? []);
    this.#imports = [...chunks.values()].map(({ imports }, at) => {
      const found = new Set(numbersOf(imports));
      found.delete(at);
      return found;
    });
    const known = new Map<number, Set<number>>();
    this.#reach = this.#groups.map((_, at) => this.#reachOf(at, known));
    this.#loaded = this.#groups.map(() => new Uint8Array(openings.length));
    for (const [opening, { chunks: begun }] of openings.entries())
      for (const at of new Set(numbersOf(begun))) for (const each of this.#reach[at]!) this.#loaded[each]![opening] = 1;
    const sumOf = (opening: number, of: (group: Group) => number) =>
      this.#groups.reduce((sum, group, at) => sum + (this.#loaded[at]![opening] ? of(group) : 0), 0);
    this.#files = openings.map((_, opening) => sumOf(opening, () => 1));
    this.#bytes = openings.map((_, opening) => sumOf(opening, ({ size }) => size));
    // Each join adds one group.
    this.#guesses = this.#groups.map(() => new Float64Array(2 * this.#groups.length));
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
    if (worth.some((each, at) => each !== this.#worth[at])) {
      this.#worth = worth;
      for (const [at, one] of this.#open.entries())
        for (let next = at + 1; next < this.#open.length; next++) this.#guess(one, this.#open[next]!);
    }
    let best: Pair | undefined;
    // The greatest estimates first, some at a time: seldom more than a few are looked at.
    let below = Infinity;
    for (let from = this.#greatestGuess() / 2; below > 0; from /= 2) {
      const least = from < 1 ? 0 : from;
      for (const guess of this.#guessesIn(least, below)) {
        if (best && best.gain >= guess.gain) return best; // an estimate is never below the real value
        if (!this.#isApart(guess.one, guess.other)) continue;
        const gain = this.#gain(guess.one, guess.other);
        if (gain > (best?.gain ?? 0)) best = { ...guess, gain };
      }
      below = least;
    }
    return best;
  }

  #greatestGuess(): number {
    let greatest = 0;
    for (const [at, one] of this.#open.entries())
      for (let next = at + 1; next < this.#open.length; next++) {
        const gain = this.#guesses[one]![this.#open[next]!]!;
        if (gain > greatest) greatest = gain;
      }
    return greatest;
  }

  /** Above `least` and not above `most`, the greatest first. */
  #guessesIn(least: number, most: number): Pair[] {
    const found: Pair[] = [];
    for (const [at, one] of this.#open.entries())
      for (let next = at + 1; next < this.#open.length; next++) {
        const other = this.#open[next]!;
        const gain = this.#guesses[one]![other]!;
        if (gain > least && gain <= most) found.push({ one, other, gain });
      }
    return found.sort((a, b) => b.gain - a.gain);
  }

  /** An upper bound: what the two bring along is not counted. */
  #guess(one: number, other: number): void {
    const [first, second] = [this.#groups[one]!, this.#groups[other]!];
    const [hasOne, hasOther] = [this.#loaded[one]!, this.#loaded[other]!];
    let gain = 0;
    for (let at = 0; at < hasOne.length; at++) {
      if (hasOne[at]! + hasOther[at]! === 0) continue;
      const own = hasOne[at] === hasOther[at] ? this.#worth[at]! : hasOne[at] ? -second.size : -first.size;
      gain += own * this.#weights[at]!;
    }
    this.#guesses[one]![other] = gain;
  }

  #gain(one: number, other: number): number {
    const brought = [...new Set([...this.#reach[one]!, ...this.#reach[other]!])];
    let gain = 0;
    for (const [at, { weight, mostBytes }] of this.#openings.entries()) {
      if (!this.#loaded[one]![at] && !this.#loaded[other]![at]) continue;
      const news = brought.filter((each) => !this.#loaded[each]![at]);
      const bytes = news.reduce((sum, each) => sum + this.#groups[each]!.size, 0);
      if (bytes > 0 && this.#bytes[at]! + bytes > mostBytes) return -Infinity;
      // Joined, the two are one file.
      gain -= (bytes + this.#worth[at]! * (news.length - 1)) * weight;
    }
    return gain;
  }

  /** Nothing lies between them, so that the joined file does not depend on itself. */
  #isApart(one: number, other: number): boolean {
    const isAround = (from: number, to: number) =>
      [...this.#imports[from]!].some((next) => next !== to && this.#reach[next]!.has(to));
    return !isAround(one, other) && !isAround(other, one);
  }

  join({ one, other }: Pair): void {
    const [first, second] = [this.#groups[one]!, this.#groups[other]!];
    const joined = this.#groups.length;
    const names = [...first.names, ...second.names];
    this.#groups.push({ names, size: first.size + second.size });
    this.#open = [...this.#open.filter((at) => at !== one && at !== other), joined];
    this.#guesses.push(new Float64Array(this.#guesses[0]!.length));
    const replaced = (all: Set<number>) => {
      if ([all.delete(one), all.delete(other)].includes(true)) all.add(joined);
      return all;
    };
    const imports = new Set([...this.#imports[one]!, ...this.#imports[other]!]);
    const reach = replaced(new Set([...this.#reach[one]!, ...this.#reach[other]!]));
    imports.delete(one);
    imports.delete(other);
    for (const all of this.#imports) replaced(all);
    for (const all of this.#reach) if (replaced(all).has(joined)) for (const each of reach) all.add(each);
    this.#imports.push(imports);
    this.#reach.push(reach);
    const changed = this.#load(one, other, reach);
    for (const at of [one, other]) this.#groups[at] = { names: [], size: 0 };
    for (const at of this.#open)
      if (changed.has(at))
        for (const each of this.#open) if (each !== at) this.#guess(Math.min(at, each), Math.max(at, each));
  }

  /** Pages that loaded either load both, and all that both need; answers the groups that further pages load now. */
  #load(one: number, other: number, reach: ReadonlySet<number>): Set<number> {
    const joined = this.#groups.length - 1;
    const [hasOne, hasOther] = [this.#loaded[one]!, this.#loaded[other]!];
    const has = hasOne.map((each, at) => each | hasOther[at]!);
    this.#loaded.push(has);
    const changed = new Set([joined]);
    for (const [at, isLoaded] of has.entries()) {
      if (!isLoaded) continue;
      this.#files[at]! -= hasOne[at]! + hasOther[at]! - 1;
      this.#bytes[at]! += (hasOne[at] ? 0 : this.#groups[one]!.size) + (hasOther[at] ? 0 : this.#groups[other]!.size);
      for (const each of reach) {
        if (this.#loaded[each]![at]) continue;
        this.#loaded[each]![at] = 1;
        this.#files[at]!++;
        this.#bytes[at]! += this.#groups[each]!.size;
        changed.add(each);
      }
    }
    return changed;
  }

  isWithinLimits(): boolean {
    return this.#openings.every((_, opening) => !this.#isOver(opening));
  }

  #isOver(opening: number): boolean {
    return this.#files[opening]! > this.#openings[opening]!.mostFiles;
  }

  files(): string[][] {
    return this.#groups.flatMap(({ names }) => (names.length > 0 ? [[...names]] : []));
  }
}
