import { describe, expect, it } from 'vitest';
import { afterMoving, callingOf, whereCalled, type Calling, type Place } from './calling.ts';

const place = (program: string, number: string, at = '2026-11-21T07:00:00.000Z'): Place => ({
  programGuid: program,
  programTitle: program,
  itemGuid: `${program} ${number}`,
  number,
  performer: 'Жар-птица',
  at,
  isOpen: true,
});
const unopened = (...given: Parameters<typeof place>): Place => ({ ...place(...given), isOpen: false });
const nothing = { judgeGuid: 'judge', stage: [], nudges: [], ballot: null, programs: '' };
const at = (now: Partial<typeof nothing> & object, programGuid: string | null, ...answered: Calling[]) =>
  callingOf({ now: { ...nothing, ...now }, programGuid, answered });

describe('what calls a judge', () => {
  it('is a program that has gone on stage after his own', () => {
    const stage = [place('second', '1'), place('first', '60')] as never[];
    expect(at({ stage }, 'first')).toMatchObject({ kind: 'stage', place: { programGuid: 'second', number: '1' } });
    expect(at({ stage }, 'second')).toBeNull();
    expect(at({ stage }, null)).toMatchObject({ place: { programGuid: 'second' } });
  });

  it('is asked once of each program, as long as he stays where he is', () => {
    const stage = [place('second', '1')] as never[];
    const call = at({ stage }, 'first')!;
    expect(at({ stage }, 'first', call)).toBeNull();
    expect(at({ stage: [place('second', '2')] as never[] }, 'first', call)).toBeNull();
    expect(at({ stage: [place('third', '1')] as never[] }, 'first', call)).not.toBeNull();
    expect(at({ stage }, 'first', ...afterMoving([call]))).not.toBeNull();
  });

  it('is a program that he cannot mark yet, and once more when he can', () => {
    const stage = [unopened('second', '1'), place('first', '60')] as never[];
    const call = at({ stage }, 'first')!;
    expect(call).toMatchObject({ kind: 'stage', place: { programGuid: 'second', isOpen: false } });
    expect(at({ stage }, 'second')).toBeNull();
    expect(at({ stage }, 'first', call)).toBeNull();
    const opened = [place('second', '1'), place('first', '60')] as never[];
    expect(at({ stage: opened }, 'first', call)).toMatchObject({ place: { programGuid: 'second', isOpen: true } });
  });

  it('is what he can mark before what he cannot, whichever went on stage later', () => {
    const stage = [unopened('gala', '1'), place('second', '3'), place('first', '60')] as never[];
    expect(at({ stage }, 'first')).toMatchObject({ place: { programGuid: 'second' } });
    expect(at({ stage }, 'second')).toMatchObject({ place: { programGuid: 'gala' } });
    expect(at({ stage: [place('second', '3'), unopened('gala', '1')] as never[] }, 'second')).toBeNull();
  });

  it('is a program left aside yesterday, when its own day begins', () => {
    const tried = at({ stage: [place('second', '1')] as never[] }, 'first')!;
    const evening = [place('second', '1', '2026-11-21T12:59:00.000Z')] as never[];
    const nextDay = [place('second', '1', '2026-11-22T06:00:00.000Z')] as never[];
    expect(at({ stage: evening }, 'first', tried)).toBeNull();
    expect(at({ stage: nextDay }, 'first', tried)).toMatchObject({ kind: 'stage' });
  });

  it('is a reminder before anything, and the same one again when it is sent again', () => {
    const now = { stage: [place('second', '1')] as never[], nudges: [place('first', '24')] as never[] };
    const call = at(now, 'first')!;
    expect(call).toMatchObject({ kind: 'nudge', place: { number: '24' } });
    expect(at(now, 'first', call)).toMatchObject({ kind: 'stage' });
    const again = { ...now, nudges: [place('first', '24', '2026-11-21T07:05:00.000Z')] as never[] };
    expect(at(again, 'first', call)).toMatchObject({ kind: 'nudge' });
    expect(at(now, 'first', ...afterMoving([call]))).toMatchObject({ kind: 'stage' });
  });

  it.each([
    ['День второй', '1', 'День второй, №\u00A01'],
    ['День второй', '', 'День второй'],
    [
      'Суббота: отборочный тур, Большой зал Дворца культуры имени С. П. Королёва, вторая половина дня',
      '118',
      'Суббота: отборочный тур, Большой зал Дворца культуры имени…, №\u00A0118',
    ],
    ['Ы'.repeat(90), '7', `${'Ы'.repeat(60)}…, №\u00A07`],
  ])('is called «%s», № %s as «%s»', (programTitle, number, said) => {
    expect(whereCalled({ programTitle, number })).toBe(said);
  });

  it('is nothing before anything is known', () => {
    expect(callingOf({ now: null, programGuid: null, answered: [] })).toBeNull();
    expect(at({}, 'first')).toBeNull();
  });
});
