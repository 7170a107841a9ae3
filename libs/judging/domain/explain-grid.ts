// The marks of one performance as a grid of judges and criteria, with the struck ones: the first part of an
// explanation.
import { columnDecimals, formatExact, formatFactor, formatThousandths, scaleDecimals } from './format.ts';
import { multiplierOf } from '@rampa/jury/domain';
import { fateNote } from './wording.ts';
import type { Derivation } from './derivation.ts';
import type { ExplanationGrid, GridCell, Names } from './explanation.ts';
import type { Fate } from './types.ts';

const NONE = '—';

/** Rows are judges, columns criteria; struck values carry their reason. */
export function gridOf(derivation: Derivation, names: Names): ExplanationGrid {
  const { criteria } = derivation.scheme;
  const columns = criteria.map((criterion, c) => {
    const given = derivation.marks.flatMap((marks) => (marks[c] == null ? [] : { n: marks[c], d: 1 }));
    return columnDecimals(given, scaleDecimals(criterion));
  });
  return {
    criteria: criteria.map((criterion) => {
      const weight = multiplierOf(criterion);
      return { title: criterion.title, weight: weight === 1000 ? '' : `×\u00a0${formatFactor(weight)}` };
    }),
    totalTitle: hasTotals(derivation) ? 'Балл' : null,
    rows: derivation.judges.map((judge, j) => ({
      judge: names.judges[judge] ?? `Судья ${j + 1}`,
      marks: criteria.map((_, c) => {
        const mark = derivation.marks[j]![c] ?? null;
        return {
          text: mark === null ? NONE : formatThousandths(mark, columns[c]!),
          struck: isMarkStruck(derivation, j, c),
        };
      }),
      total: totalOf(derivation, j),
      note: noteOf(derivation, j),
    })),
  };
}

const isStruck = (fate: Fate | undefined): boolean => fate === 'high' || fate === 'low';

/** With one criterion a judge's total is his mark. */
function hasTotals({ panel, scheme }: Derivation): boolean {
  return panel?.per === 'judgeTotal' && scheme.criteria.length > 1;
}

function isMarkStruck({ panel, scheme }: Derivation, j: number, c: number): boolean {
  if (panel?.per === 'criterion') return isStruck(panel.lines[c]?.fates[j]);
  return panel?.per === 'judgeTotal' && scheme.criteria.length === 1 && isStruck(panel.lines[j]?.fate);
}

function totalOf(derivation: Derivation, j: number): GridCell | null {
  const { panel, scheme } = derivation;
  if (panel?.per !== 'judgeTotal' || !hasTotals(derivation)) return null;
  const column = columnDecimals(
    panel.lines.flatMap(({ total }) => total ?? []),
    scheme.rounding.total,
  );
  const { total, fate } = panel.lines[j]!;
  return { text: total ? formatExact(total, column) : NONE, struck: isStruck(fate) };
}

/** Why a judge's marks do not count. */
function noteOf(derivation: Derivation, j: number): string {
  const { panel, scheme, judges } = derivation;
  const single = scheme.criteria.length === 1;
  const line = panel?.per === 'judgeTotal' ? panel.lines[j]! : null;
  const own = derivation.abstained.includes(judges[j]!)
    ? 'воздержание'
    : line && fateNote(line.fate, single, single && line.fate === 'kept' && derivation.marks[j]![0] === null);
  return own ?? '';
}
