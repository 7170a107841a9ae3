import type { AwardSettingView, CriterionView } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { withCriteria } from './event-rules.ts';
import { DEFAULT_SCHEME, type SchemeBody } from './scheme-shape.ts';
import { refuseUncovered, refuseWorse, setFaults, type Served } from './title-faults.ts';

const criterion = (max: number): CriterionView => ({
  guid: 'c',
  title: 'Оценка',
  min: 0,
  max,
  step: 100,
  weight: 1000,
  isRequired: true,
  order: 0,
  nominationGuids: [],
});

function served(
  title: string | null,
  changes: Partial<SchemeBody> = {},
  max: number | null = 10_000,
  judges = 3,
): Served {
  const criteria = max === null ? [] : [criterion(max)];
  return { title, scheme: withCriteria({ ...DEFAULT_SCHEME, ...changes }, criteria), judges };
}

function setting(title: string, more: Partial<AwardSettingView>): AwardSettingView {
  const places = { placeFrom: null, placeTo: null };
  const rest = { isUnique: false, scope: 'group', color: '#FFFFFF', order: 0 } as const;
  return {
    guid: title,
    awardGroupGuid: 'set',
    title,
    kind: 'threshold',
    from: null,
    to: null,
    ...places,
    ...rest,
    ...more,
  };
}

const first = setting('I', { from: 9000 });
const second = setting('II', { from: 8000, to: 9000 });
const third = setting('III', { from: 0, to: 8000 });
const rank = (title: string, placeFrom: number, placeTo: number | null) =>
  setting(title, { kind: 'rank', placeFrom, placeTo });

const DANCE = served('Танец');
const BY_PLACES = served('Бал', { method: { kind: 'sumOfPlaces' } });

function messages(act: () => void): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure && error.code === 'awardRanges') return error.details.map(({ message }) => message!);
    throw error;
  }
  return [];
}

const written = (before: AwardSettingView[], after: AwardSettingView[], where: Served[] = [DANCE]) =>
  messages(() => refuseWorse({ settings: before, served: where }, { settings: after, served: where }));

describe('a write of titles', () => {
  it('may build the set from the top, from the bottom, or leave one alone', () => {
    for (const set of [[first], [first, second], [third], [third, second], [second]])
      expect(written([], set)).toEqual([]);
  });

  it('is refused for a hole and an overlap between two', () => {
    expect(written([first], [first, third])).toEqual(['Между званиями «III» и «I» остаётся пропуск: от 8 до 9.']);
    const wide = setting('II', { from: 8000, to: 9500 });
    expect(written([first], [first, wide, third])).toEqual(['Границы званий «II» и «I» пересекаются.']);
    expect(written([], [setting('I', { from: 9000, to: 8000 })])).toEqual([
      'Звание «I» никому не достанется: нижняя граница должна быть меньше верхней, а сейчас от 9 до 8.',
    ]);
  });

  it('by places follows the same rules', () => {
    expect(written([], [rank('I', 1, 1), rank('II', 2, 3)])).toEqual([]);
    expect(written([], [rank('II', 2, 3)])).toEqual([]);
    expect(written([], [rank('I', 1, 1), rank('III', 3, 3)])).toEqual(['Между званиями «I» и «III» остаётся пропуск.']);
    expect(written([], [rank('I', 1, 2), rank('II', 2, 3)])).toHaveLength(1);
    expect(written([], [rank('I', 3, 1)])).toContain('Звание «I»: последнее место раньше первого.');
  });

  it('looks at every nomination that the set serves, not at the first one', () => {
    expect(written([], [first], [DANCE, BY_PLACES])).toEqual([
      'Номинация «Бал»: при подсчёте по местам порогов по баллам не бывает, а звание «I» требует баллов.',
    ]);
  });

  it('may mend step by step what another change has left', () => {
    const where = [BY_PLACES];
    expect(written([first, second, third], [first, second], where)).toEqual([]);
    expect(written([first, second], [first, rank('II', 1, 1)], where)).toEqual([]);
    expect(written([first], [first, second], where)).toHaveLength(1);
  });

  it('takes a nomination away, and cannot add one where titles by points mean nothing', () => {
    const settings = [first, second, third];
    const both = { settings, served: [DANCE, BY_PLACES] };
    expect(messages(() => refuseWorse(both, { settings, served: [BY_PLACES] }))).toEqual([]);
    expect(messages(() => refuseWorse({ settings, served: [DANCE] }, both))).toHaveLength(3);
  });
});

describe('what stands beside a set as a warning', () => {
  const whole = [first, second, third];

  it('is nothing where the whole scale is covered, or where there is no scale yet', () => {
    expect(setFaults(whole, [DANCE])).toEqual([]);
    expect(setFaults([second], [served('Танец', {}, null)])).toEqual([]);
    expect(setFaults([], [DANCE])).toEqual([]);
  });

  it('names the bare ends and the nominations in which they are bare', () => {
    expect(setFaults([second], [DANCE, served('Вокал'), served(null)])).toEqual([
      'Номинации «Танец», «Вокал» и без номинации: ниже звания «II» ничего нет: итог от 0 до 8 останется без звания. Добавьте звание, например «Участник», или снизьте границу.',
      'Номинации «Танец», «Вокал» и без номинации: итог от 9 и выше останется без звания: уберите верхнюю границу у звания «II».',
    ]);
  });

  it('tells of titles above a scale that was made smaller, in that nomination alone', () => {
    expect(setFaults(whole, [DANCE, served('Соло', {}, 5000)])).toEqual([
      'Номинация «Соло»: звание «I» никому не достанется: оно начинается с 9, а наибольший итог — 5.',
      'Номинация «Соло»: звание «II» никому не достанется: оно начинается с 8, а наибольший итог — 5.',
    ]);
    // The sum of three judges reaches 15.
    expect(setFaults(whole, [served('Соло', { method: { kind: 'sum' } }, 5000)])).toEqual([]);
  });
});

describe('a lock', () => {
  it('is refused with the nomination and the title of every fault', () => {
    expect(messages(() => refuseUncovered([first, second, third], DANCE))).toEqual([]);
    expect(messages(() => refuseUncovered([first, third], DANCE))).toEqual([
      'Номинация «Танец»: между званиями «III» и «I» остаётся пропуск: от 8 до 9.',
    ]);
    expect(messages(() => refuseUncovered([rank('II', 2, 3)], BY_PLACES))).toEqual([
      'Номинация «Бал»: звания по местам начинаются с 2-го места: места выше остались без звания.',
    ]);
  });
});
