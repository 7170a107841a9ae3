import { presets } from '@rampa/jury/domain';
import { expect, it } from 'vitest';
import { methodText, methodTexts } from './method-text.ts';

const NBSP = '\u00A0';

it.each([
  ['tenPointsMean', 'Среднее баллов судей, итог до сотых'],
  ['trimmed', 'Среднее с отбросом высшей и низшей, итог до сотых'],
  ['sumOfPlaces', 'Сумма мест'],
  ['skating', 'Скейтинг-система'],
  ['figureSkating', 'Усечённое среднее по компонентам и техническая оценка, итог до сотых'],
])('%s reads «%s»', (key, text) => {
  expect(methodText(presets.find((preset) => preset.key === key)!.scheme)).toBe(text);
});

it('names how many extremes go', () => {
  const method = { kind: 'trimmedMean', per: 'criterion', high: 2, low: 1, minJudges: 5 } as const;
  expect(methodText({ method, rounding: { total: 3 } })).toBe(
    `Среднее с отбросом 2${NBSP}высших и 1${NBSP}низшей по каждому критерию, итог до тысячных`,
  );
});

it('names every way of counting once, in one sentence', () => {
  const [first, other] = [presets[0]!.scheme, presets.find(({ key }) => key === 'skating')!.scheme];
  expect(methodTexts([other, first, other])).toBe('Скейтинг-система; среднее баллов судей, итог до сотых');
});
