// Explanation of a panel combined criterion by criterion.
import { columnDecimals, decimalsOf, formatExact, formatFactor, formatThousandths, scaleDecimals } from './format.ts';
import { addsUp, FIGURE_SKATING_ROUNDING, multiplierOf, type Decimals, type ScoringScheme } from '@rampa/jury/domain';
import { fateNote, ROUNDED_TO } from './wording.ts';
import type { CriterionLine, Derivation, Ratio } from './derivation.ts';
import type { ExplanationLine, ExplanationStep, Words } from './explanation.ts';

/** A step for each criterion, then the sum of their points. */
export function criterionSteps(derivation: Derivation, panel: readonly CriterionLine[], words: Words) {
  const steps = panel.map((line, c) => oneCriterion(derivation, line, c, words));
  return panel.length === 1 ? steps : [...steps, sumOfCriteria(derivation, panel, words)];
}

function roundings({ scheme }: Derivation): ScoringScheme['rounding'] {
  return scheme.method.kind === 'figureSkating' ? FIGURE_SKATING_ROUNDING : scheme.rounding;
}

/** The criterion's panel score as it goes on: rounded where the scheme rounds it. */
function scoreOf(derivation: Derivation, line: CriterionLine): Ratio {
  if (roundings(derivation).panel === undefined) return { n: line.sum, d: divisorOf(derivation, line) };
  return { n: line.panelScore!, d: 1 };
}

/** By what the sum of the kept marks is divided. */
function divisorOf({ scheme }: Derivation, line: CriterionLine): number {
  return addsUp(scheme.method) ? 1 : line.count;
}

/** What the points of the criterion are multiplied by for the difficulty of this performance; 1000 leaves them. */
function difficultyOf({ scheme, adjustments }: Derivation, c: number): number {
  const { key } = scheme.criteria[c]!;
  const own = adjustments.findLast(
    ({ kind, criterion }) => kind === 'difficulty' && (criterion == null || criterion === key),
  );
  return own?.amount ?? 1000;
}

function pointsOf(derivation: Derivation, line: CriterionLine, c: number): Ratio {
  if (roundings(derivation).points !== undefined) return { n: line.points!, d: 1 };
  const score = scoreOf(derivation, line);
  const times = multiplierOf(derivation.scheme.criteria[c]!) * difficultyOf(derivation, c);
  return { n: score.n * times, d: score.d * 1_000_000 };
}

function isWeightedMean({ scheme }: Derivation): boolean {
  return scheme.perJudge === 'mean';
}

/** «7,26 + 7,20», or for a weighted mean «(9,50 × 2 + 9,00) : 3». */
function sumOfCriteria(derivation: Derivation, panel: readonly CriterionLine[], words: Words): ExplanationStep {
  const mean = isWeightedMean(derivation);
  const parts: string[] = [];
  let weights = 0;
  for (const [c, line] of panel.entries()) {
    if (line.count === 0) continue;
    const multiplier = multiplierOf(derivation.scheme.criteria[c]!);
    const weight = [multiplier, difficultyOf(derivation, c)]
      .map((one) => (one === 1000 ? '' : ` × ${formatFactor(one)}`))
      .join('');
    if (mean) parts.push(formatExact(scoreOf(derivation, line), words.decimals) + weight);
    else parts.push(formatExact(pointsOf(derivation, line, c), words.decimals));
    weights += multiplier;
  }
  const value = formatThousandths(derivation.components!, roundings(derivation).total);
  const list = parts.join(' + ');
  if (!mean) return { title: 'Сумма по критериям', value, lines: [], text: list };
  return { title: 'Среднее по критериям', value, lines: [], text: `(${list}) : ${formatFactor(weights)}` };
}

const whole = (n: number): Ratio => ({ n, d: 1 });

type MarkOf = (judge: number) => number | null;

function oneCriterion(derivation: Derivation, line: CriterionLine, c: number, words: Words): ExplanationStep {
  const title = words.criterion(line.criterion);
  const zero = derivation.scheme.missing === 'zero';
  const markOf: MarkOf = (j) => derivation.marks[j]![c] ?? (zero && line.fates[j] !== 'abstained' ? 0 : null);
  const given = line.fates.flatMap((_, j) => markOf(j) ?? []);
  const decimals = columnDecimals(given.map(whole), scaleDecimals(derivation.scheme.criteria[c]!));
  const lines = line.fates.map((fate, j): ExplanationLine => {
    const mark = markOf(j);
    const note = fateNote(fate, true, mark !== null && derivation.marks[j]![c] === null);
    return {
      label: words.judge(derivation.judges[j]!),
      value: mark === null ? '—' : formatThousandths(mark, decimals),
      ...(note === undefined ? {} : { note }),
      ...(fate === 'high' || fate === 'low' ? { struck: true } : {}),
    };
  });
  if (line.count === 0) return { title, lines, inGrid: true };
  const result = isWeightedMean(derivation) ? scoreOf(derivation, line) : pointsOf(derivation, line, c);
  const text = way(derivation, line, c, markOf, decimals);
  return { title, value: formatExact(result, words.decimals), lines, text, inGrid: true };
}

/** «(9,25 + 9,00) : 2 = 18,25 : 2 ≈ 9,13 (округлено до сотых); 9,13 × 0,8 = 7,30». */
function way(derivation: Derivation, line: CriterionLine, c: number, markOf: MarkOf, decimals: Decimals): string {
  const rounds = roundings(derivation);
  const kept = line.fates.flatMap((fate, j) => (fate === 'kept' ? [markOf(j)!] : []));
  const list = kept.map((one) => formatThousandths(one, decimals)).join(' + ');
  const sum = formatThousandths(line.sum, decimalsOf(line.sum, decimals));
  const isSum = addsUp(derivation.scheme.method);
  const divided = kept.length === 1 ? list : isSum ? list : `(${list}) : ${line.count} = ${sum} : ${line.count}`;
  const score = scoreOf(derivation, line);
  const panel = formatExact(score, rounds.panel ?? decimals);
  const multiplier = multiplierOf(derivation.scheme.criteria[c]!);
  const difficulty = difficultyOf(derivation, c);
  const first = equals(divided, { n: line.sum, d: divisorOf(derivation, line) }, score, panel, rounds.panel);
  if ((multiplier === 1000 && difficulty === 1000) || isWeightedMean(derivation)) return first;
  const points = pointsOf(derivation, line, c);
  const factors = [multiplier, difficulty].filter((one) => one !== 1000).map((one) => ` × ${formatFactor(one)}`);
  const product = `${panel}${factors.join('')}`;
  const exact = { n: score.n * multiplier * difficulty, d: score.d * 1_000_000 };
  const shown = formatExact(points, rounds.points ?? decimals);
  return `${first}; ${equals(product, exact, points, shown, rounds.points)}`;
}

/** «left = value», «left ≈ value (округлено …)» where rounding changed it, «left ≈ 9,333» where it goes on exactly. */
function equals(left: string, exact: Ratio, result: Ratio, shown: string, decimals: Decimals | undefined): string {
  if (left === shown) return shown;
  if (shown.startsWith('≈')) return `${left} ${shown}`;
  const same = exact.n * result.d === result.n * exact.d;
  return same ? `${left} = ${shown}` : `${left} ≈ ${shown} (округлено ${ROUNDED_TO[decimals ?? 3]})`;
}
