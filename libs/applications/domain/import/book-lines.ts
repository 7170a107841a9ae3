// Lines of a reference book by what somebody has typed: letter case, «ё», spaces, unseen signs and which dash it is do not
// matter, because a keyboard and Excel type «10-12 лет» where the book says «10–12 лет».

import type { Guid } from '@rampa/kernel';
import { foldedTitle } from '@rampa/reference-books/domain';

export interface BookLine {
  guid: Guid;
  title: string;
  shortTitle?: string;
}

const NEAR = 3;

export class BookLines {
  readonly #byTitle = new Map<string, Guid>();
  /** By titles without a difference between dashes; null: several lines are called so. */
  readonly #byDashed = new Map<string, Guid | null>();
  readonly #titles: readonly string[];

  constructor(lines: readonly BookLine[]) {
    this.#titles = lines.map(({ title }) => title);
    for (const { guid, title } of lines) this.#name(guid, title);
    // A short title gives way to a whole one.
    for (const { guid, shortTitle = '' } of lines) if (this.find(shortTitle) === null) this.#name(guid, shortTitle);
  }

  #name(guid: Guid, title: string): void {
    const [key, dashed] = [foldedTitle(title), dashedTitle(title)];
    if (key === '' || this.#byTitle.has(key)) return;
    this.#byTitle.set(key, guid);
    this.#byDashed.set(dashed, this.#byDashed.has(dashed) ? null : guid);
  }

  /** Of two lines that differ by a dash alone the one that is typed exactly, otherwise none. */
  find(typed: string): Guid | null {
    return this.#byTitle.get(foldedTitle(typed)) ?? this.#byDashed.get(dashedTitle(typed)) ?? null;
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

/** Every dash is a hyphen, with no spaces around it. */
function dashedTitle(title: string): string {
  return foldedTitle(title).replace(/ ?[-\u2010-\u2015\u2212] ?/g, '-');
}

/** Two letters that follow each other, within a word and at its edges. */
function pairsOf(text: string): ReadonlySet<string> {
  const signs = [...` ${dashedTitle(text.slice(0, 200))} `];
  return new Set(signs.slice(1).map((sign, at) => signs[at]! + sign));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}
