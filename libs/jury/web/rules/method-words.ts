// Scoring methods in words, for the person who chooses one.

import {
  tieChainOf,
  tieStepName,
  type Criterion,
  type Method,
  type Preset,
  type ScoringScheme,
  type TieChainKey,
} from '@rampa/jury/domain';
import { formatThousandths, plural } from '@rampa/kernel';

export type SchemeBody = Omit<ScoringScheme, 'criteria'>;

export const MISSING: Record<SchemeBody['missing'], string> = {
  block: 'не закрывать протокол без оценок',
  meanOfPresent: 'считать по тем, кто оценил',
  zero: 'считать нулём',
};

export const PER_JUDGE: Record<SchemeBody['perJudge'], string> = {
  sum: 'сумма критериев',
  mean: 'среднее критериев',
};

export function methodWords(method: Method): string {
  switch (method.kind) {
    case 'mean':
      return 'среднее судей';
    case 'sum':
      return 'сумма судей';
    case 'median':
      return 'медиана судей';
    case 'trimmedMean':
      return trimWords(method);
    case 'sumOfPlaces':
      return 'каждый судья расставляет по местам, места складываются';
    case 'placePoints':
      return `каждый судья расставляет по местам, за места — баллы (${method.points
        .slice(0, 3)
        .map((one) => formatThousandths(one))
        .join(', ')}…), баллы складываются`;
    case 'skating':
      return 'места судей, большинство решает (скейтинг\u2011система)';
    case 'figureSkating':
      return 'технический балл и компоненты, как в фигурном катании';
  }
}

function trimWords({ high, low, larger, take }: Extract<Method, { kind: 'trimmedMean' }>): string {
  const struck =
    high === 1 && low === 1
      ? 'высшая и низшая отбрасываются'
      : `отбрасываются ${high}\u00A0высших и ${low}\u00A0низших`;
  const more = (larger ?? []).map((one) => ` (от\u00A0${one.minJudges} судей — по\u00A0${one.high})`).join('');
  return `${struck}${more}, ${take === 'sum' ? 'остальные складываются' : 'среднее остальных'}`;
}

/** Words for equal totals: `choice` in a list, `rule` in a sentence after «При равных баллах». */
export const TIE_WORDS: Record<TieChainKey, { choice: string; rule: string }> = {
  equalWithinTitle: {
    choice: 'делят место, если звание одно',
    rule: 'место делится, раз звание по баллам одно; где звания по местам, решает председатель',
  },
  marks: {
    choice: 'сравнить оценки, потом председатель',
    rule: 'сравниваем оценки судей; если и они равны, решает председатель',
  },
  chair: { choice: 'решает председатель', rule: 'решает председатель' },
  shared: { choice: 'всегда делят место', rule: 'место делится' },
};

/** The rest of the sentence «При равных баллах …»; the organizer's own steps are listed. */
export function tieRule({ method, ties }: SchemeBody, titleOf: (criterion: string) => string): string {
  const chain = tieChainOf(method, ties);
  if (chain) return TIE_WORDS[chain].rule;
  const steps = ties.map((step) => tieStepName(step, titleOf)).map((name) => name[0]!.toLowerCase() + name.slice(1));
  return steps.length === 0 ? 'место делится' : `решает по порядку: ${steps.join(' → ')}`;
}

/** One sentence under a preset's title. */
export function presetWords({ scheme, minJudges }: Preset): string {
  const { criteria } = scheme;
  const count =
    criteria.length === 1
      ? 'одна общая оценка'
      : `${criteria.length}\u00A0${plural(criteria.length, 'критерий', 'критерия', 'критериев')}`;
  const panel = minJudges > 1 ? `, судей не меньше ${minJudges}` : '';
  return `${count}, ${methodWords(scheme.method)}${panel}`;
}

export function isScheme(value: unknown): value is SchemeBody {
  if (typeof value !== 'object' || value === null) return false;
  const { method, rounding } = value as Partial<ScoringScheme>;
  return typeof method === 'object' && typeof rounding === 'object';
}

export function bodyOf({ criteria: _, ...body }: ScoringScheme): SchemeBody {
  return body;
}

type Scale = Pick<Criterion, 'min' | 'max' | 'step'>;

export function sameCriteria(preset: Preset, criteria: readonly Scale[]): boolean {
  const wanted = preset.scheme.criteria;
  return (
    wanted.length === criteria.length &&
    wanted.every((one, index) => {
      const own = criteria[index]!;
      return own.min === one.min && own.max === one.max && own.step === one.step;
    })
  );
}

/** The preset that the event follows: the same method on the same scales (without criteria yet, the method alone). */
export function presetOf(scheme: SchemeBody, criteria: readonly Scale[], presets: readonly Preset[]): Preset | null {
  // The database keeps fields in another order, those of a method's steps too.
  const inOrder = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  const plain = ({ method, perJudge }: SchemeBody) => JSON.stringify([method, perJudge], inOrder);
  const wanted = plain(scheme);
  return (
    presets.find(
      (one) => plain(bodyOf(one.scheme)) === wanted && (criteria.length === 0 || sameCriteria(one, criteria)),
    ) ?? null
  );
}
