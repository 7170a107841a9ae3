import type { ProtocolView } from '@rampa/contract';
import { describe, expect, it } from 'vitest';
import { waitingJudges } from './waiting.ts';

const by = (given: number, expected = 2, abstained = false) => ({ given, expected, abstained });
const protocol = {
  judges: [
    { guid: 'first', fullName: 'Громова Лариса Павловна' },
    { guid: 'second', fullName: 'Ивлева Мария Сергеевна' },
    { guid: 'third', fullName: 'Берестов Андрей' },
  ],
  groups: [
    {
      rows: [
        { itemGuid: '24', byJudge: [by(2), by(1), by(0, 0, true)] },
        { itemGuid: '25', isWithdrawn: true, byJudge: [by(0), by(0), by(0)] },
        { itemGuid: '26', activity: 'Skipped', byJudge: [by(0), by(0), by(0)] },
        { itemGuid: '27', byJudge: [by(0), by(0), by(0, 0)] },
      ],
    },
  ],
} as unknown as ProtocolView;

describe('who has not marked', () => {
  it('are those of whom something is still wanted', () => {
    expect(waitingJudges(protocol, '24')).toEqual([
      { judgeGuid: 'second', fullName: 'Ивлева Мария Сергеевна', given: 1, expected: 2 },
    ]);
    expect(waitingJudges(protocol, '27').map(({ judgeGuid }) => judgeGuid)).toEqual(['first', 'second']);
  });
  it('is nobody for a performance that needs no marks', () => {
    expect(['25', '26', 'unknown'].map((item) => waitingJudges(protocol, item))).toEqual([[], [], []]);
  });
});
