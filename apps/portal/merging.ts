// Which pieces of a build travel in one file. The bundler cuts at every difference in who needs what, into hundreds of
// small files; here neighbours are joined while what a page saves in files outweighs what it loads in vain, and never so
// that two files would need each other.

export interface Piece {
  /** Bytes by gzip. */
  size: number;
  imports: readonly string[];
  /** A page's own file stays its own. */
  isAlone: boolean;
}

export interface Opening {
  /** What it loads without any joining. */
  pieces: ReadonlySet<string>;
  /** How much its bytes matter beside others'. */
  weight: number;
  mostFiles: number;
}

/** How many bytes in vain one file less is worth, to begin with; it grows until every opening is within its limit. */
const WORTH = 256;
const DEARER = 1.25;

/** Answers sets of pieces; each is a file. */
export function merged(pieces: ReadonlyMap<string, Piece>, openings: readonly Opening[]): string[][] {
  let state = new Joined(pieces, openings);
  for (let worth = WORTH; ; worth *= DEARER) {
    for (let pair = state.best(worth); pair; pair = state.best(worth)) state = state.join(...pair);
    if (state.isWithinLimits() || state.hasNothingToJoin()) return state.files();
  }
}

interface Group {
  names: string[];
  size: number;
  isAlone: boolean;
}

/** Groups by number; what each imports and reaches, and what each opening loads. */
class Joined {
  readonly #groups: Group[];
  readonly #imports: Set<number>[];
  readonly #reach: Set<number>[];
  readonly #loads: Set<number>[];
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #openings: readonly Opening[];

  constructor(pieces: ReadonlyMap<string, Piece>, openings: readonly Opening[], groups?: Group[]) {
    this.#pieces = pieces;
    this.#openings = openings;
    this.#groups = groups ?? [...pieces].map(([name, { size, isAlone }]) => ({ names: [name], size, isAlone }));
    const numberOf = new Map(this.#groups.flatMap(({ names }, at) => names.map((name) => [name, at] as const)));
    const numbered = (names: Iterable<string>) => [...names].flatMap((name) => numberOf.get(name) ?? []);
    this.#imports = this.#groups.map(({ names }, at) => {
      const found = new Set(names.flatMap((name) => numbered(pieces.get(name)!.imports)));
      found.delete(at);
      return found;
    });
    const known = new Map<number, Set<number>>();
    this.#reach = this.#groups.map((_, at) => this.#reachOf(at, known));
    this.#loads = openings.map(({ pieces: begun }) => {
      const all = new Set<number>();
      for (const at of numbered(begun)) for (const each of this.#reach[at]!) all.add(each);
      return all;
    });
  }

  #reachOf(at: number, known: Map<number, Set<number>>): Set<number> {
    const found = known.get(at);
    if (found) return found;
    const all = new Set([at]);
    known.set(at, all);
    for (const next of this.#imports[at]!) for (const each of this.#reachOf(next, known)) all.add(each);
    return all;
  }

  /** The pair whose joining is worth most; undefined where none is. */
  best(worth: number): [number, number] | undefined {
    const gains: { pair: [number, number]; gain: number }[] = [];
    for (let one = 0; one < this.#groups.length; one++) {
      if (this.#groups[one]!.isAlone) continue;
      for (let other = one + 1; other < this.#groups.length; other++) {
        if (this.#groups[other]!.isAlone) continue;
        const gain = this.#gain(one, other, worth);
        if (gain > 0) gains.push({ pair: [one, other], gain });
      }
    }
    gains.sort((a, b) => b.gain - a.gain);
    let best: { pair: [number, number]; gain: number } | undefined;
    for (const { pair, gain } of gains) {
      if (best && best.gain >= gain) break; // a guess is never below what it comes to
      if (!this.#isApart(...pair)) continue;
      const exact = this.#exactGain(...pair, worth);
      if (exact > (best?.gain ?? 0)) best = { pair, gain: exact };
    }
    return best?.pair;
  }

  /** At most: what the two bring with them is not counted. */
  #gain(one: number, other: number, worth: number): number {
    let gain = 0;
    for (const [at, { weight }] of this.#openings.entries()) {
      const [hasOne, hasOther] = [this.#loads[at]!.has(one), this.#loads[at]!.has(other)];
      if (hasOne && hasOther) gain += worth * weight;
      else if (hasOne) gain -= this.#groups[other]!.size * weight;
      else if (hasOther) gain -= this.#groups[one]!.size * weight;
    }
    return gain;
  }

  #exactGain(one: number, other: number, worth: number): number {
    let gain = 0;
    for (const [at, { weight }] of this.#openings.entries()) {
      const loads = this.#loads[at]!;
      if (!loads.has(one) && !loads.has(other)) continue;
      // Joined, the two are one file.
      let [bytes, files] = [0, -1];
      for (const reached of [this.#reach[one]!, this.#reach[other]!])
        for (const each of reached) {
          if (loads.has(each)) continue;
          if (reached === this.#reach[other] && this.#reach[one]!.has(each)) continue;
          bytes += this.#groups[each]!.size;
          files += 1;
        }
      gain -= (bytes + worth * files) * weight;
    }
    return gain;
  }

  /** Nothing lies between them, so that joined they do not come to need themselves. */
  #isApart(one: number, other: number): boolean {
    const around = (from: number, to: number) =>
      [...this.#imports[from]!].some((next) => next !== to && this.#reach[next]!.has(to));
    return !around(one, other) && !around(other, one);
  }

  join(one: number, other: number): Joined {
    const [first, second] = [this.#groups[one]!, this.#groups[other]!];
    const together = { names: [...first.names, ...second.names], size: first.size + second.size, isAlone: false };
    const others = this.#groups.filter((_, at) => at !== one && at !== other);
    return new Joined(this.#pieces, this.#openings, [...others, together]);
  }

  isWithinLimits(): boolean {
    return this.#openings.every(({ mostFiles }, at) => this.#loads[at]!.size <= mostFiles);
  }

  hasNothingToJoin(): boolean {
    const joinable = this.#groups.flatMap(({ isAlone }, at) => (isAlone ? [] : [at]));
    return !joinable.some((one) => joinable.some((other) => other > one && this.#isApart(one, other)));
  }

  files(): string[][] {
    return this.#groups.map(({ names }) => names);
  }
}
