// Explains a result in the words of a protocol, with numbers that a person can check with a pencil.
import { formatExact, formatSigned, formatThousandths } from './format.ts';
import { panelSteps } from './explain-panel.ts';
import { placeSteps, tieSteps } from './explain-place.ts';
import { fieldSteps } from './explain-field.ts';
import { ranksByPlaces } from '@rampa/jury/domain';
import { ROUNDED_TO } from './wording.ts';
import { exactTotal } from './replay-total.ts';
import { compare, fraction, ratioOf } from './fraction.ts';
import type { Derivation } from './derivation.ts';
import type { Explanation, ExplanationLine, ExplanationStep, Names, Words } from './explanation.ts';

/** Ordered steps from marks to place and title, in Russian. */
export function explain(derivation: Derivation, names: Names): Explanation {
  const words = wordsOf(derivation, names);
  const waiting = waitingStep(derivation, words);
  const byPlaces = ranksByPlaces(derivation.scheme);
  const total = byPlaces
    ? fieldSteps(derivation, words)
    : [...panelSteps(derivation, words), ...totalSteps(derivation, words)];
  const steps = [...total, ...waiting, ...tieSteps(derivation, words), ...placeSteps(derivation, words)];
  return { steps };
}

function wordsOf(derivation: Derivation, names: Names): Words {
  const { criteria, rounding } = derivation.scheme;
  return {
    judge: (id) => names.judges[id] ?? `Судья ${derivation.judges.indexOf(id) + 1}`,
    performance: (id) => names.performances?.[id] ?? id,
    criterion: (key) => criteria.find((one) => one.key === key)?.title ?? key,
    decimals: rounding.total,
  };
}

function waitingStep(derivation: Derivation, words: Words): ExplanationStep[] {
  if (derivation.total !== null) return [];
  const lines: ExplanationLine[] = [];
  for (const [j, judge] of derivation.judges.entries()) {
    if (derivation.abstained.includes(judge)) continue;
    const missing = derivation.scheme.criteria.filter((one, c) => one.required && derivation.marks[j]![c] === null);
    if (missing.length === 0) continue;
    const note = derivation.scheme.criteria.length > 1 ? missing.map(({ title }) => title).join(', ') : undefined;
    lines.push({ label: words.judge(judge), value: 'нет оценки', ...(note === undefined ? {} : { note }) });
  }
  const text = lines.length > 0 ? 'Не хватает оценок.' : 'Итог пока нельзя вывести.';
  return [{ title: 'Итога ещё нет', lines, text }];
}

function totalSteps(derivation: Derivation, words: Words): ExplanationStep[] {
  const { total, components, scheme } = derivation;
  if (total === null || components === null) return [];
  const adjustments = derivation.adjustments.filter(({ kind }) => kind !== 'difficulty');
  const steps: ExplanationStep[] = [];
  if (adjustments.length > 0) {
    const lines = adjustments.map(({ kind, amount, reason }) => ({
      label: reason,
      value: formatSigned(kind === 'deduction' ? -amount : amount, words.decimals),
      note: ADJUSTMENT[kind],
    }));
    steps.push({
      title: adjustments.every(({ kind }) => kind === 'deduction') ? 'Снижения' : 'Прибавки и снижения',
      lines,
    });
  }
  const exact = exactTotal(derivation);
  const changed = exact !== null && compare(exact, fraction(total)) !== 0;
  const decimals = scheme.method.kind === 'figureSkating' ? 2 : words.decimals;
  const value = formatThousandths(total, decimals);
  const lines: ExplanationLine[] = changed
    ? [
        {
          label: `Округление ${ROUNDED_TO[decimals]}, половина вверх`,
          value,
          note: `${formatExact(ratioOf(exact), 3)}`,
        },
      ]
    : [];
  return [...steps, { title: 'Итоговый балл', value, lines }];
}

const ADJUSTMENT = {
  technical: 'техническая оценка',
  bonus: 'прибавка',
  deduction: 'снижение',
  difficulty: 'сложность',
} as const;
