import { describe, expect, it } from 'vitest';
import type { ProtocolView } from '@rampa/contract';
import { currentOf } from './current.ts';

const row = (number: string, activity: string, status = 'complete') => ({
  number,
  activity,
  status,
  programGuid: 'p',
  isWithdrawn: false,
});
const told = (...rows: object[]) => {
  const found = currentOf({ programGuid: 'p', groups: [{ rows }] } as unknown as ProtocolView);
  return found && [found.row.number, found.isOnStage];
};

describe('whose marks are awaited', () => {
  it('is who is on stage, of this program', () => {
    expect(
      told(row('1', 'Done', 'waiting'), row('2', 'OnStage'), { ...row('3', 'OnStage'), programGuid: 'q' }),
    ).toEqual(['2', true]);
  });
  it('else the last that has left it without all its marks', () => {
    expect(told(row('2', 'Done', 'waiting'), row('10', 'Done', 'waiting'), row('11', 'Done'))).toEqual(['10', false]);
    expect(told(row('1', 'Done'), row('2', 'Waiting', 'waiting'))).toBeNull();
  });
});
