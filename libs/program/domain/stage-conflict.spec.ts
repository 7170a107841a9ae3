import { describe, expect, it } from 'vitest';
import type { Activity } from '@rampa/kernel';
import { madeStep, notLastText, seenOf, takenText, type SteppedItem } from './stage-conflict.ts';

const item = (number: string, activity: Activity): SteppedItem => ({
  guid: number,
  number,
  performer: 'Весна',
  collective: '',
  activity,
});
const first = item('24', 'Done');
const second = item('25', 'Waiting');

describe('a step pressed by an old picture', () => {
  it('is refused when somebody has made it', () => {
    const seen = { activity: 'OnStage' as const, onStageGuid: first.guid };
    expect(takenText(first, 'Done', null, seen)).toBe('Уже сделано: №\u00A024 — закончил.');
    expect(takenText(item('', 'Skipped'), 'Skipped', null, { ...seen, activity: 'Waiting' })).toBe(
      'Уже сделано: Весна — пропуск.',
    );
  });

  it('is refused when another step has been made instead', () => {
    const seen = { activity: 'Waiting' as const, onStageGuid: null };
    expect(takenText(item('25', 'Skipped'), 'OnStage', null, seen)).toMatch(
      /^Уже сделан другой шаг: №\u00A025 — пропуск\./,
    );
    expect(takenText(second, 'OnStage', item('24', 'OnStage'), seen)).toMatch(/на сцене №\u00A024\./);
    expect(takenText(second, 'OnStage', null, { ...seen, onStageGuid: first.guid })).toMatch(/на сцене уже никого\./);
  });

  it('is taken while the stage is as it was seen', () => {
    expect(
      takenText(second, 'OnStage', item('24', 'OnStage'), { activity: 'Waiting', onStageGuid: first.guid }),
    ).toBeNull();
    // «Вызвать» does not depend on who is on stage.
    expect(takenText(second, 'Ready', item('24', 'OnStage'), { activity: 'Waiting', onStageGuid: null })).toBeNull();
  });
});

describe('what was seen', () => {
  const items = [
    { guid: 'a', activity: 'OnStage' as const },
    { guid: 'b', activity: 'Waiting' as const },
  ];

  it('is the item and who is on stage', () => {
    expect(seenOf(items, 'b')).toEqual({ activity: 'Waiting', onStageGuid: 'a' });
    expect(seenOf(items, 'c')).toBeUndefined();
  });
});

describe('a step to take back', () => {
  it('is named, and a former one is refused with the name of the last', () => {
    expect(madeStep(first, 'OnStage')).toBe('На сцене №\u00A024');
    expect(notLastText({ item: item('24', 'Done'), activity: 'Done' })).toBe(
      'Отменить можно только последний шаг сцены. Сейчас это «Закончил №\u00A024».',
    );
    expect(notLastText(null)).toMatch(/^Отменять нечего/);
  });
});
