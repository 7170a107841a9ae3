import type { ProgramItemView, RecordingView } from '@rampa/contract';
import { expect, it } from 'vitest';
import { soundRows, trackAfter, tracksOf } from './tracks.ts';

const item = (guid: string, more: Partial<ProgramItemView> = {}) =>
  ({ guid, kind: 'performance', isWithdrawn: false, ...more }) as ProgramItemView;
const file = (fileGuid: string) => ({ fileGuid }) as RecordingView;
const recorded = (itemGuid: string, files: RecordingView[], more = {}) => ({
  ...{ itemGuid, files, isAsked: true, others: 0 },
  ...more,
});

const rows = soundRows(
  [item('a'), item('pause', { kind: 'pause' }), item('b'), item('gone', { isWithdrawn: true }), item('c'), item('d')],
  {
    items: [
      recorded('a', [file('1'), file('2')]),
      recorded('b', []),
      recorded('gone', [file('3')]),
      recorded('c', [], { others: 1 }),
    ],
  },
);
const tracks = tracksOf(rows);

it('a desk shows performances in their order, without breaks and who was withdrawn, and says what each lacks', () => {
  expect(rows.map(({ item: { guid }, state }) => [guid, state])).toEqual([
    ['a', 'here'],
    ['b', 'missing'],
    ['c', 'others'],
    ['d', 'unasked'],
  ]);
  expect(tracks.map((track) => track.file.fileGuid)).toEqual(['1', '2']);
});

it('the next one is the first until something was played, and there is none behind the last', () => {
  expect(trackAfter(tracks, null, 1)?.file.fileGuid).toBe('1');
  expect(trackAfter(tracks, '1', 1)?.file.fileGuid).toBe('2');
  expect(trackAfter(tracks, '2', 1)).toBe(null);
  expect(trackAfter(tracks, '1', -1)).toBe(null);
});
