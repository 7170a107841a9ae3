import { describe, expect, it } from 'vitest';
import { criterion, groupOf, judgesOf, performanceOf, schemeOf } from '../testing/scoring-samples.ts';
import { defaultTitles, figureSkatingScheme, type ScoringScheme } from '@rampa/jury/domain';
import { explain, rankGroup } from './index.ts';
import type { ExplanationStep, GroupInput } from './index.ts';

const names = {
  judges: { a: 'Анна Белова', b: 'Борис Ветров', c: 'Вера Гай', d: 'Глеб Дымов', e: 'Дина Ершова' },
  performances: { p1: '«Ромашка»', p2: '«Искра»' },
};
const trim = { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 } as const;

function stepsOf(scheme: ScoringScheme, group: GroupInput, performance = 0): readonly ExplanationStep[] {
  return explain(rankGroup(scheme, group).performances[performance]!.derivation, names).steps;
}
const step = (steps: readonly ExplanationStep[], title: string) => steps.find((one) => one.title === title)!;

describe('a trimmed mean in words', () => {
  const group = groupOf(
    [
      [9.4, 9.9, 9.6, 8, 9.5],
      [9, 9, 9, 9, 9],
    ],
    { titles: defaultTitles(10) },
  );
  const steps = stepsOf(schemeOf({ method: trim }), group);

  it('goes from the marks to the title', () => {
    expect(steps.map(({ title, value }) => [title, value])).toEqual([
      ['Оценки судей', undefined],
      ['Среднее трёх оставшихся', '9,50'],
      ['Итоговый балл', '9,50'],
      ['Место в группе', '1 из 2'],
      ['Звание по порогу: от\u00a09,00', 'Лауреат I степени'],
    ]);
  });

  it('strikes exactly the highest and the lowest', () => {
    expect(steps[0]!.lines).toEqual([
      { label: 'Анна Белова', value: '9,40' },
      { label: 'Борис Ветров', value: '9,90', note: 'отброшена: высшая', struck: true },
      { label: 'Вера Гай', value: '9,60' },
      { label: 'Глеб Дымов', value: '8,00', note: 'отброшена: низшая', struck: true },
      { label: 'Дина Ершова', value: '9,50' },
    ]);
  });

  it('shows the sum with a pencil', () => {
    expect(steps[1]!.text).toBe('(9,40 + 9,60 + 9,50) : 3 = 28,50 : 3');
  });

  it('of equal extremes strikes the later judges’ ones', () => {
    const equal = stepsOf(schemeOf({ method: trim }), group, 1)[0]!.lines;
    expect(equal.map(({ struck }) => struck ?? false)).toEqual([false, false, false, true, true]);
  });
});

describe('other methods in words', () => {
  it('round visibly', () => {
    const steps = stepsOf(schemeOf(), groupOf([[9.4, 9.5, 9.5]]));
    expect(step(steps, 'Среднее трёх судей')).toMatchObject({
      value: '≈\u00a09,467',
      text: '(9,40 + 9,50 + 9,50) : 3 = 28,40 : 3',
    });
    expect(step(steps, 'Итоговый балл').lines).toEqual([
      { label: 'Округление до сотых, половина вверх', value: '9,47', note: '≈\u00a09,467' },
    ]);
  });

  it('show weights and each judge’s criteria', () => {
    const criteria = [criterion(1, { title: 'Техника', weight: 2000 }), criterion(2, { title: 'Артистизм' })];
    const steps = stepsOf(
      schemeOf({ criteria, perJudge: 'mean' }),
      groupOf([
        [
          [9, 7.5],
          [8, 8],
        ],
      ]),
    );
    expect(step(steps, 'Средние баллы судей').lines).toEqual([
      { label: 'Анна Белова', value: '8,50', note: 'Техника\u00a09,0\u00a0× 2 · Артистизм\u00a07,5' },
      { label: 'Борис Ветров', value: '8,00', note: 'Техника\u00a08,0\u00a0× 2 · Артистизм\u00a08,0' },
    ]);
  });

  it('have one number of decimals to a column, and a range of points that does not break', () => {
    const criteria = [criterion(1, { title: 'Техника' }), criterion(2, { title: 'Артистизм' })];
    const group = groupOf(
      [
        [
          [8, 8],
          [8.3, 8],
          [8.4, 8.3],
        ],
      ],
      { titles: defaultTitles(10) },
    );
    const steps = stepsOf(schemeOf({ criteria, perJudge: 'mean', rounding: { total: 1 } }), group);
    expect(step(steps, 'Средние баллы судей').lines.map(({ value, note }) => [value, note])).toEqual([
      ['8,00', 'Техника\u00a08,0 · Артистизм\u00a08,0'],
      ['8,15', 'Техника\u00a08,3 · Артистизм\u00a08,0'],
      ['8,35', 'Техника\u00a08,4 · Артистизм\u00a08,3'],
    ]);
    expect(step(steps, 'Среднее трёх судей').text).toBe('(8,00 + 8,15 + 8,35) : 3 = 24,50 : 3');
    expect(steps.at(-1)!.title).toBe('Звание по порогу: от\u00a08,0,\u00a0ниже\u00a09,0');
  });

  it('name the sum, its scaling, the median and a single judge', () => {
    const scaled = schemeOf({ method: { kind: 'sum', unequalPanels: 'scale' } });
    const performances = [performanceOf('p1', [9, 8, 8], { abstentions: ['a'] })];
    const sum = step(stepsOf(scaled, { judges: judgesOf(3), performances }), 'Сумма баллов судей');
    expect([sum.text, sum.value]).toEqual(['(8,00 + 8,00) × 3 : 2 = 16,00 × 3 : 2', '24,00']);
    expect(stepsOf(schemeOf({ method: { kind: 'median' } }), groupOf([[1, 9, 8]]))[1]!.title).toBe('Медиана');
    expect(stepsOf(schemeOf(), groupOf([[9]]))[1]!.title).toBe('Балл одного судьи');
  });

  it('say who abstained and what counts as zero', () => {
    const performances = [performanceOf('p1', [9, null, 8], { abstentions: ['c'] })];
    const steps = stepsOf(schemeOf({ missing: 'zero' }), { judges: judgesOf(3), performances });
    expect(steps[0]!.lines.map(({ value, note }) => [value, note])).toEqual([
      ['9,00', undefined],
      ['0,00', 'нет оценки, считается как 0'],
      ['—', 'воздержание'],
    ]);
  });

  it('show figure skating with both roundings and the adjustments', () => {
    const adjustments = [
      { kind: 'technical', amount: 41_230, reason: 'Элементы' },
      { kind: 'deduction', amount: 1000, reason: 'Падение' },
    ] as const;
    const group = {
      judges: judgesOf(5),
      performances: [performanceOf('p1', [[9.25], [9], [9.5], [9], [9]], { adjustments })],
    };
    const steps = stepsOf(figureSkatingScheme(800, 'short', ['Переходы']), group);
    expect(step(steps, 'Переходы')).toMatchObject({
      value: '7,26',
      text: '(9,25 + 9,00 + 9,00) : 3 = 27,25 : 3 ≈ 9,08 (округлено до сотых); 9,08 × 0,8 ≈ 7,26 (округлено до сотых)',
    });
    expect(step(steps, 'Прибавки и снижения').lines.map(({ label, value }) => [label, value])).toEqual([
      ['Элементы', '+41,23'],
      ['Падение', '\u22121,00'],
    ]);
    expect(step(steps, 'Итоговый балл').value).toBe('47,49');
  });

  it('say what is still waited for', () => {
    expect(stepsOf(schemeOf(), groupOf([[9, null]]))).toEqual([
      {
        title: 'Итога ещё нет',
        lines: [{ label: 'Борис Ветров', value: 'нет оценки' }],
        text: 'Не хватает оценок.',
      },
    ]);
  });
});

describe('ties and places in words', () => {
  it('show both values of each step', () => {
    const scheme = schemeOf({ method: trim, ties: [{ kind: 'lowestCounted' }, { kind: 'sumWithDropped' }] });
    const steps = stepsOf(
      scheme,
      groupOf([
        [6, 8, 9, 10],
        [7, 8, 9, 10],
      ]),
    );
    expect(step(steps, 'Равенство')).toEqual({
      title: 'Равенство',
      lines: [
        { label: 'Наименьшая из засчитанных', value: '8,00 против 8,00', note: 'равны' },
        { label: 'Сумма вместе с отброшенными', value: '33,00 против 34,00', note: 'ниже' },
      ],
      text: 'Такой же итог: «Искра».',
    });
    expect(step(steps, 'Место в группе').value).toBe('2 из 2');
  });

  it('say who shares and how many', () => {
    const steps = stepsOf(schemeOf(), groupOf([[9], [9], [9], [9], [9]]));
    expect(step(steps, 'Место в группе')).toMatchObject({ value: '1 из 5', text: 'Место делят 5\u00a0участников.' });
  });

  it('quote the chair', () => {
    const chairDecisions = [{ performances: ['p2', 'p1'], reason: 'Чище интонация' }];
    const scheme = schemeOf({ ties: [{ kind: 'chairDecision' }] });
    const steps = stepsOf(scheme, groupOf([[9], [9]], { chairDecisions }));
    expect(step(steps, 'Равенство').lines).toEqual([
      { label: 'Решение председателя', value: 'ниже', note: 'Анна Белова: Чище интонация' },
    ]);
  });

  it('name the rule of the skating system', () => {
    const place = { min: 1000, max: 20_000, step: 1000 };
    const criteria = [criterion(1, { ...place, title: 'Вальс' }), criterion(2, { ...place, title: 'Танго' })];
    const group = groupOf([
      [
        [1, 2],
        [1, 2],
        [2, 2],
      ],
      [
        [2, 1],
        [2, 1],
        [1, 1],
      ],
    ]);
    const steps = stepsOf(schemeOf({ criteria, method: { kind: 'skating' } }), group, 1);
    expect(step(steps, 'Места: Вальс').value).toBe('2');
    expect(step(steps, 'Сумма мест по танцам')).toMatchObject({ value: '3', text: '2 + 1' });
    expect(step(steps, 'Место по скейтингу')).toEqual({
      title: 'Место по скейтингу',
      value: '1',
      lines: [
        { label: '«Ромашка»', value: '2 на сумму 2' },
        { label: '«Искра»', value: '4 на сумму 4' },
      ],
      text: 'Правило 11: все оценки танцев вместе. 1-е место: 4, сумма 4.',
    });
  });

  it('name a title by place and one by the jury', () => {
    const group = groupOf([[9], [8]], {
      titles: defaultTitles('places'),
      manualTitles: [{ performance: 'p1', rule: 'grandPrix' }],
    });
    expect(stepsOf(schemeOf(), group).at(-1)).toMatchObject({ title: 'Звание по решению жюри', value: 'Гран-при' });
    expect(stepsOf(schemeOf(), group, 1).at(-1)!.title).toBe('Звание по месту: 2-е место');
  });
});
