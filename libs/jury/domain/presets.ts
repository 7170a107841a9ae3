// Ready schemes. Sources: the 25-point rule of Estonian music schools (muusikakoolid.ee, node/2126); dropping extremes
// and adding the dropped back at a tie (consultant.ru LAW_314718, LAW_292039); the sum of the middle marks times
// difficulty from diving, points by place from song contests; the rest by our own decision.
import { figureSkatingScheme } from './figure-skating.ts';
import { tieSteps, type TieChainKey } from './tie-chains.ts';
import type { Criterion, Method, ScoringScheme } from './types.ts';

export type PresetKey =
  | 'tenPointsMean'
  | 'tenPointsWholeMean'
  | 'fiveByFive'
  | 'hundredPoints'
  | 'tenByTen'
  | 'trimmed'
  | 'trimmedBySize'
  | 'captions'
  | 'sumOfPlaces'
  | 'placePoints'
  | 'skating'
  | 'figureSkating';

export interface Preset {
  readonly key: PresetKey;
  readonly title: string;
  readonly scheme: ScoringScheme;
  /** Top of the title thresholds that suit it, in points; null: titles go by place. */
  readonly titlesOutOf: 10 | 25 | 100 | null;
  readonly minJudges: number;
}

const TITLES = ['Исполнительское мастерство', 'Артистизм', 'Сценическая культура', 'Подбор репертуара', 'Композиция'];
const MORE = ['Музыкальность', 'Костюм', 'Техника', 'Оригинальность', 'Общее впечатление'];

function criterion(order: number, title: string, min: number, max: number, step: number): Criterion {
  return { key: `c${order}`, title, min, max, step, weight: 1000, required: true, order };
}

const overall = (max: number, step: number): Criterion[] => [criterion(1, 'Оценка', 0, max, step)];
const several = (titles: readonly string[], min: number, max: number, step: number): Criterion[] =>
  titles.map((title, i) => criterion(i + 1, title, min, max, step));

const MEAN: Method = { kind: 'mean', per: 'judgeTotal' };
const TRIMMED: Method = { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 };
const BY_SIZE: Method = {
  ...{ kind: 'trimmedMean', per: 'criterion', high: 1, low: 1, minJudges: 5, take: 'sum' },
  larger: [{ high: 2, low: 2, minJudges: 7 }],
};
const BY_CRITERION: Method = { kind: 'mean', per: 'criterion' };
const SONG_CONTEST: Method = {
  ...{ kind: 'placePoints', marks: 'points', orders: 'judgeTotal' },
  points: [12_000, 10_000, 8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000],
};
const PLACES: Method = { kind: 'sumOfPlaces', marks: 'points' };
const SKATING: Method = { kind: 'skating', marks: 'places', dances: 'criteria' };

function scheme(
  criteria: Criterion[],
  method: Method = MEAN,
  ties: TieChainKey = 'equalWithinTitle',
  changes: Partial<ScoringScheme> = {},
): ScoringScheme {
  return {
    criteria,
    method,
    perJudge: 'sum',
    rounding: { total: 2 },
    missing: 'block',
    ties: tieSteps(method, ties),
    numbering: 'competition',
    ...changes,
  };
}

export const presets: readonly Preset[] = [
  {
    key: 'tenPointsMean',
    title: '10 баллов, среднее (шаг 0,1)',
    scheme: scheme(overall(10_000, 100)),
    titlesOutOf: 10,
    minJudges: 1,
  },
  {
    key: 'tenPointsWholeMean',
    title: '10 баллов, среднее (шаг 1)',
    scheme: scheme(overall(10_000, 1000)),
    titlesOutOf: 10,
    minJudges: 1,
  },
  {
    key: 'fiveByFive',
    title: '5 критериев × 5 = 25',
    scheme: scheme(several(TITLES, 1000, 5000, 1000)),
    titlesOutOf: 25,
    minJudges: 1,
  },
  {
    key: 'hundredPoints',
    title: '100 баллов',
    scheme: scheme(overall(100_000, 1000)),
    titlesOutOf: 100,
    minJudges: 1,
  },
  {
    key: 'tenByTen',
    title: '10 критериев × 10 = 100',
    scheme: scheme(several([...TITLES, ...MORE], 0, 10_000, 1000)),
    titlesOutOf: 100,
    minJudges: 1,
  },
  {
    key: 'trimmed',
    title: 'Отброс крайних',
    scheme: scheme(overall(10_000, 100), TRIMMED, 'marks'),
    titlesOutOf: 10,
    minJudges: 4,
  },
  {
    key: 'trimmedBySize',
    title: 'Сумма без крайних × сложность',
    scheme: scheme(overall(10_000, 500), BY_SIZE, 'marks'),
    titlesOutOf: null,
    minJudges: 5,
  },
  {
    key: 'captions',
    title: 'Каждому судье — свой критерий',
    scheme: scheme(several(TITLES.slice(0, 4), 0, 25_000, 100), BY_CRITERION, 'equalWithinTitle', {
      missing: 'meanOfPresent',
    }),
    titlesOutOf: 100,
    minJudges: 1,
  },
  {
    key: 'sumOfPlaces',
    title: 'Сумма мест',
    scheme: scheme(overall(10_000, 100), PLACES, 'marks', { rounding: { total: 1 } }),
    titlesOutOf: null,
    minJudges: 1,
  },
  {
    key: 'placePoints',
    title: 'Баллы за места',
    scheme: scheme(overall(10_000, 100), SONG_CONTEST, 'marks', { rounding: { total: 1 } }),
    titlesOutOf: null,
    minJudges: 1,
  },
  {
    key: 'skating',
    title: 'Скейтинг',
    scheme: scheme([criterion(1, 'Место', 1000, 100_000, 1000)], SKATING, 'chair', { rounding: { total: 1 } }),
    titlesOutOf: null,
    minJudges: 3,
  },
  { key: 'figureSkating', title: 'Фигурное катание', scheme: figureSkatingScheme(), titlesOutOf: null, minJudges: 3 },
];
