// Finds marks far from the rest of the panel. It is a hint for the organizer; the count ignores it.

/** With fewer judges a median says nothing about one of them. `OUTLIER_WORDS` tells people all limits. */
const LEAST_JUDGES = 4;
const DEVIATIONS = 2;
const PERCENT_OF_SCALE = 15;

export const OUTLIER_WORDS =
  'Выбивается оценка, которая дальше от медианы жюри, чем 15\u00A0% шкалы, чем один её шаг и чем два обычных отклонения, если судей четверо и больше. На подсчёт это не влияет.';

export interface Outlier {
  judge: number;
  criterion: number;
  /** In thousandths. */
  mark: number;
  median: number;
  isAbove: boolean;
}

/**
 * Of one performance: `marks[judge][criterion]` in thousandths, null where there is none. A mark is an outlier when its
 * distance from the median of its criterion is above twice the median distance, 15 % of the scale and one step: on a
 * scale of five points the neighbouring mark is no opinion apart.
 */
export function outliersOf(
  scales: readonly { readonly min: number; readonly max: number; readonly step?: number }[],
  marks: readonly (readonly (number | null)[])[],
): Outlier[] {
  return scales.flatMap(({ min, max, step = 0 }, criterion) => {
    const least = 2 * Math.max(((max - min) * PERCENT_OF_SCALE) / 100, step);
    // No mark is farther from the median than from the other end of the panel: most panels are done with here.
    if (2 * spreadOf(marks, criterion) <= least) return [];
    const given = marks.flatMap((row, judge) => {
      const mark = row[criterion] ?? null;
      return mark === null ? [] : [{ judge, mark }];
    });
    if (given.length < LEAST_JUDGES) return [];
    const values = given.map(({ mark }) => mark);
    // Doubled, so that a median between two marks stays a whole number.
    const median = twiceMedian(values);
    const distances = values.map((mark) => Math.abs(2 * mark - median));
    // A distance is twice itself here, the median of them twice again: d / 2 > 2 · (m / 4) is d > m.
    const usual = (twiceMedian(distances) * DEVIATIONS) / 2;
    return given.flatMap(({ judge, mark }, at) =>
      distances[at]! > usual && distances[at]! > least
        ? [{ judge, criterion, mark, median: Math.round(median / 2), isAbove: 2 * mark > median }]
        : [],
    );
  });
}

/** From the lowest mark of a criterion to the highest, in thousandths; 0 without marks. */
function spreadOf(marks: readonly (readonly (number | null)[])[], criterion: number): number {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const row of marks) {
    const mark = row[criterion] ?? null;
    if (mark === null) continue;
    if (mark < lowest) lowest = mark;
    if (mark > highest) highest = mark;
  }
  return highest < lowest ? 0 : highest - lowest;
}

function twiceMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? 2 * sorted[middle]! : sorted[middle - 1]! + sorted[middle]!;
}
