import type { SubmissionReply } from '@rampa/contract';
import { expect, test } from 'vitest';
import { entryOf, type LedgerEntry } from '../client/ledger.ts';
import { wrongCells, type CellRow } from './cells.ts';

const CELL = 'item/judge/point';

/** `A3 accepted 7`: tablet A, its third tap, accepted at revision 7. The value is the tap's number. */
function tap(device: string, seq: number, status: SubmissionReply['status'], revision: number | null): LedgerEntry {
  const entry = entryOf({
    submissionGuid: `${device}${seq}`,
    judgeGuid: 'judge',
    device,
    deviceSeq: seq,
    seenRevision: null,
    baseVersion: null,
    competitionProgramItemGuid: 'item',
    pointGuid: 'point',
    value: seq,
  });
  entry.reply = {
    submissionGuid: `${device}${seq}`,
    status,
    revision,
    version: null,
    value: null,
    code: null,
    message: null,
  };
  return entry;
}

const holds = (value: number | null): CellRow[] => [{ cell: CELL, value, version: 1, effects: 1, floor: 0 }];
const wrong = (rows: readonly CellRow[], taps: readonly LedgerEntry[], cleared: number | null = null) =>
  wrongCells(rows, taps, () => cleared).length;

test('one tablet: its last tap is in force, whatever came last', () => {
  const taps = [tap('A', 1, 'conflict', null), tap('A', 2, 'accepted', 5)];
  expect(wrong(holds(2), taps)).toBe(0);
  expect(wrong(holds(1), taps)).toBe(1);
  expect(wrong([], taps)).toBe(1);
  // The earlier one was taken after the later one.
  expect(wrong(holds(1), [tap('A', 1, 'accepted', 6), tap('A', 2, 'accepted', 5)])).toBe(1);
  // The later one was turned away by its own earlier one.
  expect(wrong(holds(1), [tap('A', 1, 'accepted', 5), tap('A', 2, 'conflict', null)])).toBe(1);
  expect(wrong([], [tap('A', 1, 'conflict', null)])).toBe(1);
});

test('late and refused taps have no say', () => {
  expect(wrong(holds(1), [tap('A', 1, 'accepted', 5), tap('A', 2, 'late', 9), tap('A', 3, 'refused', null)])).toBe(0);
  expect(wrong([], [tap('A', 1, 'late', 3)])).toBe(0);
  expect(wrong(holds(1), [tap('A', 1, 'late', 3)])).toBe(1);
});

test('two tablets of one judge: the last commit is in force, and a conflict with the other one is no fault', () => {
  const taps = [tap('A', 9, 'accepted', 5), tap('B', 1, 'accepted', 6), tap('A', 10, 'conflict', null)];
  expect(wrong(holds(1), taps)).toBe(0);
  expect(wrong(holds(9), taps)).toBe(1);
  // A number of one tablet says nothing about the other's.
  expect(wrong(holds(2), [tap('A', 50, 'accepted', 5), tap('B', 2, 'accepted', 6)])).toBe(0);
  // B's own earlier tap stands over its later one.
  expect(wrong(holds(1), [tap('A', 9, 'accepted', 4), tap('B', 1, 'accepted', 6), tap('B', 2, 'accepted', 5)])).toBe(1);
});

test('a clearing voids what was accepted before it', () => {
  const taps = [tap('A', 1, 'accepted', 5), tap('A', 2, 'conflict', null)];
  expect(wrong([], taps, 7)).toBe(0);
  expect(wrong(holds(1), taps, 7)).toBe(1);
  expect(wrong(holds(3), [...taps, tap('A', 3, 'accepted', 8)], 7)).toBe(0);
  expect(wrong([], [...taps, tap('A', 3, 'accepted', 8)], 7)).toBe(1);
});
