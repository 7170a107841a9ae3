// Lines of a reference book by what somebody has typed: letter case, «ё» and spaces do not matter.

import { folded, type Guid } from '@rampa/kernel';

export interface BookLine {
  guid: Guid;
  title: string;
  shortTitle?: string;
}

const NEAR = 3;

export class BookLines {
  readonly #byTitle = new Map<string, Guid>();
  readonly #titles: readonly string[];

  constructor(lines: readonly BookLine[]) {
    this.#titles = lines.map(({ title }) => title);
    for (const { guid, title } of lines) if (!this.#byTitle.has(folded(title))) this.#byTitle.set(folded(title), guid);
    // A short title gives way to a whole one.
    for (const { guid, shortTitle = '' } of lines)
      if (shortTitle !== '' && !this.#byTitle.has(folded(shortTitle))) this.#byTitle.set(folded(shortTitle), guid);
  }

  find(typed: string): Guid | null {
    return this.#byTitle.get(folded(typed)) ?? null;
  }

  /** The titles most like it, the likest first; of nothing alike none. */
  nearest(typed: string): string[] {
    const asked = pairsOf(typed);
    return this.#titles
      .map((title) => ({ title, alike: likeness(asked, pairsOf(title)) }))
      .filter(({ alike }) => alike > 0.25)
      .toSorted((one, other) => other.alike - one.alike)
      .slice(0, NEAR)
      .map(({ title }) => title);
  }
}

/** Two letters that follow each other, within a word and at its edges. */
function pairsOf(text: string): ReadonlySet<string> {
  const signs = [...` ${folded(text.slice(0, 200))} `];
  return new Set(signs.slice(1).map((sign, at) => signs[at]! + sign));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}
