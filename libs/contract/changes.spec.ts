import { describe, expect, it } from 'vitest';
import { CALLS, CHANGES_BY_ROOM, EVENT_KINDS, QUIET_KINDS } from './index.ts';

const writes = CALLS.filter(({ kind }) => kind === 'write');
const caused = new Set(writes.flatMap(({ changes }) => changes));
const shown = new Set(CALLS.flatMap(({ shows }) => shows));

/** Writes that make no answer stale: whoever signs in or out reads everything anew. */
const CHANGE_NOTHING =
  /^(Organizer|OrganizerEmployee|Participant)\/(Login|Registration|ResendConfirmation|EmailConfirmation|PasswordRecovery|PasswordChange)$|\/FastLoginByPost$|^Public\/|^Page\/ReportCrash$|^User\/Logout$|^Participant\/CheckProfile$|^TemplateMessage\/SendTest$/;

describe('what a write changes', () => {
  it('is declared with every write', () => {
    const silent = writes.filter(({ id, changes }) => changes.length === 0 && !CHANGE_NOTHING.test(id));
    expect(silent.map(({ id }) => `${id}: say in the contract what it changes`)).toEqual([]);
  });

  it('is declared with no read', () => {
    expect(CALLS.filter(({ kind, changes }) => kind !== 'write' && changes.length > 0).map(({ id }) => id)).toEqual([]);
  });

  it('reaches somebody: what has no stream is shown by a read, and what a read shows somebody causes', () => {
    expect(QUIET_KINDS.filter((kind) => !caused.has(kind) || !shown.has(kind))).toEqual([]);
    expect([...shown].filter((kind) => !caused.has(kind))).toEqual([]);
  });

  it('has one name in one room', () => {
    const all = [...EVENT_KINDS, ...QUIET_KINDS];
    expect(new Set(all).size).toBe(all.length);
    const listed = Object.values(CHANGES_BY_ROOM).flatMap(({ EVENTS, QUIET }) => [...EVENTS, ...QUIET]);
    expect(listed.toSorted()).toEqual(all.toSorted());
  });
});
