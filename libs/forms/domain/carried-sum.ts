// Before answers go over into a field of another kind or book: how many will, how many will not and why, with examples.

import { isFilled } from './conditions.ts';
import type { Answer, BlockAnswers, FormField } from './form-types.ts';
import type { ReplacedField } from './replacing.ts';

/** How an answer of one field becomes one of another. */
export interface Carrier {
  carried(answer: Answer): { answer: Answer } | { why: string };
  /** The answer of the former field, and of the new one, in words. */
  before(answer: Answer): string;
  after(answer: Answer): string;
}

export interface CarriedField {
  fieldGuid: FormField['guid'];
  title: string;
  carried: number;
  left: number;
  /** Those that do not go over first, the most frequent of them first. */
  examples: { before: string; after: string | null; why: string | null; count: number }[];
}

const LEFT_SHOWN = 5;
const CARRIED_SHOWN = 3;
/** Different answers that are told apart. */
const KNOWN = 2_000;
const SHOWN_LETTERS = 120;

export class CarriedSum {
  carried = 0;
  left = 0;
  readonly #pair: ReplacedField;
  readonly #carrier: Carrier;
  readonly #samples = new Map<string, CarriedField['examples'][number]>();

  constructor(pair: ReplacedField, carrier: Carrier) {
    this.#pair = pair;
    this.#carrier = carrier;
  }

  /** The blocks of one application with what goes over; how many answers that concerns. */
  add(blocks: readonly BlockAnswers[]): { blocks: BlockAnswers[]; concerned: number } {
    const { from, to } = this.#pair;
    let concerned = 0;
    const after = blocks.map((block) => {
      const answer = block.answers[from.n];
      if (block.blockGuid !== from.blockGuid || !answer || !isFilled(answer)) return block;
      concerned += 1;
      const now = this.#carrier.carried(answer);
      if ('why' in now) {
        this.left += 1;
        this.#sample(answer, null, now.why);
        return block;
      }
      this.carried += 1;
      this.#sample(answer, this.#carrier.after(now.answer), null);
      return { ...block, answers: { ...block.answers, [to.n]: now.answer } };
    });
    return { blocks: after, concerned };
  }

  told(): CarriedField {
    const { guid: fieldGuid, title } = this.#pair.from;
    const samples = [...this.#samples.values()].toSorted(
      (one, other) => other.count - one.count || one.before.localeCompare(other.before, 'ru'),
    );
    const examples = [
      ...samples.filter(({ why }) => why !== null).slice(0, LEFT_SHOWN),
      ...samples.filter(({ why }) => why === null).slice(0, CARRIED_SHOWN),
    ];
    return { fieldGuid, title, carried: this.carried, left: this.left, examples };
  }

  #sample(answer: Answer, after: string | null, why: string | null): void {
    const before = cut(this.#carrier.before(answer));
    const key = `${before}\n${after ?? ''}\n${why ?? ''}`;
    const known = this.#samples.get(key);
    if (known) known.count += 1;
    else if (this.#samples.size < KNOWN)
      this.#samples.set(key, { before, after: after === null ? null : cut(after), why, count: 1 });
  }
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length > SHOWN_LETTERS ? `${signs.slice(0, SHOWN_LETTERS).join('')}…` : text;
}
