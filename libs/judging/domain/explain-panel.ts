// Explanation of the panel: judges' marks, what was struck, the mean or sum of the rest.
import { meanOf } from './exact.ts';
import { criterionSteps } from './explain-criteria.ts';
import { columnDecimals, formatExact, formatFactor, formatThousandths, scaleDecimals } from './format.ts';
import { addsUp, multiplierOf, type Decimals } from '@rampa/jury/domain';
import { fateNote, genitive, meanOfJudges } from './wording.ts';
import type { Derivation, JudgeLine, PanelLog, Ratio } from './derivation.ts';
import type { ExplanationLine, ExplanationStep, Words } from './explanation.ts';

/** Steps from judges' marks to the panel's value; empty for the methods by places. */
export function panelSteps(derivation: Derivation, words: Words): ExplanationStep[] {
  const { panel } = derivation;
  if (panel?.per === 'judgeTotal') return judgeSteps(derivation, panel, words);
  if (panel?.per === 'criterion') return criterionSteps(derivation, panel.lines, words);
  return [];
}

type JudgePanel = Extract<PanelLog, { per: 'judgeTotal' }>;

function judgeSteps(derivation: Derivation, panel: JudgePanel, words: Words): ExplanationStep[] {
  const { criteria, perJudge } = derivation.scheme;
  const single = criteria.length === 1;
  const totals = panel.lines.flatMap(({ total }) => total ?? []);
  const column = columnDecimals(totals, words.decimals);
  const lines = panel.lines.map((line, j) => judgeLine(derivation, line, j, words, column));
  const title = single ? 'Оценки судей' : perJudge === 'mean' ? 'Средние баллы судей' : 'Баллы судей';
  const kept = panel.lines.filter(({ fate }) => fate === 'kept').map(({ total }) => total!);
  return [{ title, lines, inGrid: true }, combined(derivation, panel, kept, { ...words, decimals: column })];
}

function judgeLine(
  derivation: Derivation,
  line: JudgeLine,
  j: number,
  words: Words,
  column: Decimals,
): ExplanationLine {
  const { criteria } = derivation.scheme;
  const single = criteria.length === 1;
  const row = derivation.marks[j]!;
  const notes = [
    fateNote(line.fate, single, single && line.fate === 'kept' && row[0] === null),
    line.total && !single ? breakdown(derivation, row) : undefined,
  ].filter((note) => note !== undefined);
  return {
    label: words.judge(line.judge),
    value: line.total ? formatExact(line.total, column) : '—',
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    ...(line.fate === 'high' || line.fate === 'low' ? { struck: true } : {}),
  };
}

/** «Техника 9,5 × 2 · Артистизм 9». */
function breakdown(derivation: Derivation, row: readonly (number | null)[]): string {
  const parts: string[] = [];
  for (const [c, criterion] of derivation.scheme.criteria.entries()) {
    const mark = row[c] ?? (derivation.scheme.missing === 'zero' ? 0 : null);
    if (mark === null) continue;
    const weight = multiplierOf(criterion);
    const times = weight === 1000 ? '' : `\u00a0× ${formatFactor(weight)}`;
    const column = columnDecimals(
      derivation.marks.flatMap((marks) => (marks[c] == null ? [] : { n: marks[c], d: 1 })),
      scaleDecimals(criterion),
    );
    parts.push(`${criterion.title}\u00a0${formatThousandths(mark, column)}${times}`);
  }
  return parts.join(' · ');
}

function combined(derivation: Derivation, panel: JudgePanel, kept: readonly Ratio[], words: Words): ExplanationStep {
  const { method, criteria } = derivation.scheme;
  const struck = panel.lines.some(({ fate }) => fate === 'high' || fate === 'low');
  const single = criteria.length === 1;
  const title =
    method.kind === 'sum'
      ? 'Сумма баллов судей'
      : method.kind === 'median'
        ? 'Медиана'
        : addsUp(method)
          ? `Сумма ${genitive(kept.length)} оставшихся`
          : titleOfMean(kept.length, struck, single);
  const { times, divisor } = panel;
  const lines: ExplanationLine[] =
    times === 1 ? [] : [{ label: 'Пересчёт на полный состав', value: `× ${times} : ${divisor}` }];
  return { title, ...shown(kept, times, divisor, words.decimals), lines };
}

function titleOfMean(count: number, struck: boolean, feminine: boolean): string {
  if (!struck) return meanOfJudges(count);
  if (count === 1) return feminine ? 'Единственная оставшаяся оценка' : 'Единственный оставшийся балл';
  return `Среднее ${genitive(count)} оставшихся`;
}

/** «(9,40 + 9,60 + 9,50) : 3 = 28,50 : 3» and its value. */
function shown(kept: readonly Ratio[], times: number, divisor: number, decimals: Decimals) {
  const sum = meanOf(kept, 1);
  const value = formatExact(
    meanOf(
      kept.map(({ n, d }) => ({ n: n * times, d })),
      divisor,
    ),
    decimals,
  );
  const list = kept.map((one) => formatExact(one, decimals)).join(' + ');
  if (kept.length === 1 && divisor === 1) return { value };
  if (divisor === 1) return { value, text: list };
  const tail = `${times === 1 ? '' : ` × ${times}`} : ${divisor}`;
  const added = formatExact(sum, decimals);
  const text =
    kept.length === 1 ? `${list}${tail}` : `(${list})${tail} ${added.startsWith('≈') ? '' : '= '}${added}${tail}`;
  return { value, text };
}
