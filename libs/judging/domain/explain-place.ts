// Explanation of ties, place and title.
import { columnDecimals, formatExact, formatThousandths } from './format.ts';
import { fewerIsBetter, tieStepName, type AwardRule } from '@rampa/jury/domain';
import { plural } from './wording.ts';
import type { Derivation, TieStepLog } from './derivation.ts';
import type { ExplanationLine, ExplanationStep, Words } from './explanation.ts';

/** The step «Равенство»; empty when nobody was equal. */
export function tieSteps(derivation: Derivation, words: Words): ExplanationStep[] {
  const tie = derivation.placing?.tie;
  if (!tie) return [];
  const others = tie.performances.filter((one) => one !== derivation.performance).map(words.performance);
  const own = tie.steps.filter(({ among }) => among.includes(derivation.performance));
  const what = fewerIsBetter(derivation.scheme) ? 'Столько же' : 'Такой же итог';
  return [
    {
      title: 'Равенство',
      lines: own.map((log) => tieLine(derivation, log, words)),
      text: `${what}: ${others.join('; ')}.`,
    },
  ];
}

function tieLine(derivation: Derivation, log: TieStepLog, words: Words): ExplanationLine {
  const label = tieStepName(log.step, words.criterion);
  const at = log.classes.findIndex((set) => set.includes(derivation.performance));
  const outcome = log.classes.length === 1 ? 'равны' : outcomeOf(log, at);
  if (log.step.kind === 'chairDecision') {
    if (log.reason === undefined) return { label, value: 'ещё не принято' };
    const signed = derivation.chair === null ? '' : `${words.judge(derivation.chair)}: `;
    return { label, value: outcome, note: signed + log.reason };
  }
  if (log.values.length === 0) return { label, value: SILENT[log.step.kind] ?? 'не применяется' };
  const own = log.among.indexOf(derivation.performance);
  const count = log.step.kind === 'pairwiseMajority';
  const values = log.among.map((_, i) => scaled(log, i, count));
  const column = columnDecimals(values, count ? 0 : words.decimals);
  const show = (i: number): string => formatExact(values[i]!, column);
  const rest = log.among.map((_, i) => i).filter((i) => i !== own);
  return { label, value: `${show(own)} против ${rest.map(show).join(' и ')}`, note: outcome };
}

export const SILENT: Partial<Record<TieStepLog['step']['kind'], string>> = {
  sharedPlace: 'да',
  leaveEqualWithinTitle: 'места не разводятся',
};

/** Counts of judges are plain numbers, formatted like thousandths. */
export function scaled(log: TieStepLog, i: number, count: boolean) {
  const { n, d } = log.values[i]!;
  return count ? { n: n * 1000, d } : { n, d };
}

function outcomeOf(log: TieStepLog, at: number): string {
  const together = log.classes[at]!.length > 1 ? ', часть равны' : '';
  return (at === 0 ? 'выше' : at === log.classes.length - 1 ? 'ниже' : 'посередине') + together;
}

/** The steps of place and title; each is left out while there is none. */
export function placeSteps(derivation: Derivation, words: Words): ExplanationStep[] {
  const { placing, title } = derivation;
  const steps: ExplanationStep[] = [];
  if (placing) {
    const size = placing.sets[placing.at]!;
    const text = placing.shared ? `Место делят ${plural(size, 'участник', 'участника', 'участников')}.` : undefined;
    const value = `${placing.place} из ${placing.keys.length}`;
    steps.push({ title: 'Место в группе', value, lines: [], ...(text === undefined ? {} : { text }) });
  }
  if (title) {
    const passed = title.displacedFrom.length > 0;
    const text = 'Условие звания выше тоже выполнено, но оно единственное и досталось другому.';
    steps.push({
      title: title.byJury ? 'Звание по решению жюри' : titleOfRule(title.rule, words),
      value: title.rule.title,
      lines: [],
      ...(passed ? { text } : {}),
    });
  }
  return steps;
}

function titleOfRule(rule: AwardRule, words: Words): string {
  switch (rule.kind) {
    case 'threshold':
      return `Звание по порогу: ${range(rule, words)}`;
    case 'rank':
      return `Звание по месту: ${places(rule)}`;
    case 'thresholdThenRank':
      return `Звание по порогу и месту: ${range(rule, words)}, ${places(rule)}`;
    case 'manual':
      return 'Звание по решению жюри';
  }
}

function range(rule: { from: number; to: number | null }, words: Words): string {
  const from = `от\u00a0${formatThousandths(rule.from, words.decimals)}`;
  return rule.to === null ? from : `${from},\u00a0ниже\u00a0${formatThousandths(rule.to, words.decimals)}`;
}

function places({ placeFrom, placeTo }: { placeFrom: number; placeTo: number | null }): string {
  if (placeTo === null) return `${placeFrom}-е место и далее`;
  return placeFrom === placeTo ? `${placeFrom}-е место` : `${placeFrom}–${placeTo}-е места`;
}
