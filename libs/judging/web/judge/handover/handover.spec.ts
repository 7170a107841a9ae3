import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import type { Entry } from '../outbox/index.ts';
import { decode, encode, type Dump } from './codec.ts';
import { gather, intoParts, partsIn, PART_LETTERS } from './parts.ts';
import { expectOwn } from './refusals.ts';
import { byProgram, wordsOf } from './summary.ts';

const JUDGE = newGuid();
const EVENT = newGuid();
const EPOCH = newGuid();
const TABLET = newGuid();

function entry(index: number, item: string, what: Partial<Submission>, flags: Partial<Entry> = {}): Entry {
  return {
    submission: {
      submissionGuid: newGuid(),
      judgeGuid: JUDGE,
      device: TABLET,
      deviceSeq: index + 1,
      seenRevision: 100 + index,
      seenEpoch: EPOCH,
      baseVersion: 0,
      competitionProgramItemGuid: item,
      ...what,
    },
    competitionGuid: EVENT,
    madeAt: 1_790_000_000_000 + index * 7_000,
    state: 'onDevice',
    isChained: false,
    epoch: null,
    settledAt: null,
    isOfferedAgain: false,
    reply: null,
    isSeen: false,
    ...flags,
  };
}

const COMMENTS = ['Ёмкий образ, «живая» рука; верхнее соль — чисто.', 'Жар‑птица 🔥 №\u00a07', ''];

/** Every third a comment, every tenth an edit that waits for the answer before it. */
function dumpOf(count: number): Dump {
  const items = Array.from({ length: Math.ceil(count / 4) }, () => newGuid());
  const points = Array.from({ length: 4 }, () => newGuid());
  const entries = Array.from({ length: count }, (_, index) => {
    const item = items[Math.floor(index / 4)]!;
    if (index % 3 === 2)
      return entry(index, item, { baseVersion: null, comment: `${COMMENTS[index % COMMENTS.length]} ${index}` });
    const isChained = index % 10 === 9;
    return entry(index, item, { pointGuid: points[index % 4]!, value: isChained ? null : 100 * index }, { isChained });
  });
  return {
    competitionGuid: EVENT,
    judgeGuid: JUDGE,
    programs: [{ title: 'Финал. Вокал', itemGuids: items }],
    entries,
  };
}

async function through(texts: readonly string[]): Promise<Dump> {
  const gathered = gather(texts.flatMap(partsIn));
  if (gathered.is !== 'whole') throw new Error(gathered.is);
  return decode(gathered.text);
}

const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)].reverse();

describe('marks that travel to another tablet', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([1, 60, 300])('are the same taps, byte for byte: %i of them', async (count) => {
    const dump = dumpOf(count);
    const parts = intoParts(await encode(dump));
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(PART_LETTERS + 24);
    const back = await through(turned(parts).flatMap((part) => [part, part]));
    expect(back).toEqual(dump);
    expect(JSON.stringify(back.entries.map((one) => one.submission))).toBe(
      JSON.stringify(dump.entries.map((one) => one.submission)),
    );
  });

  it('keep what a tap offered again was acknowledged with', async () => {
    const reply = { submissionGuid: newGuid(), status: 'accepted', revision: 4, version: 2, value: 9500 } as const;
    const past = { epoch: EPOCH, settledAt: 5, reply: { ...reply, code: null, message: null }, isOfferedAgain: true };
    const again = { acknowledged: { epoch: EPOCH, version: 2 }, pointGuid: newGuid(), value: 9500, baseVersion: null };
    const dump = { ...dumpOf(1), entries: [entry(0, newGuid(), again, past)] };
    expect(await through(intoParts(await encode(dump)))).toEqual(dump);
  });

  it('carry a decision about a prize, and nothing that is half of one', async () => {
    const prize = { pointGuid: undefined, value: undefined, baseVersion: null, prizeGuid: newGuid(), isBound: true };
    const dump = { ...dumpOf(1), entries: [entry(0, newGuid(), prize)] };
    expect(await through(intoParts(await encode(dump)))).toEqual(dump);
    const half = { ...dump, entries: [entry(0, newGuid(), { ...prize, isBound: undefined })] };
    await expect(encode(half).then((text) => through(intoParts(text)))).rejects.toMatchObject({ why: 'broken' });
    expect(wordsOf(dump.entries)).toBe('1\u00A0решение о призе');
  });

  it('travel from and to a browser without compression', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    const dump = dumpOf(60);
    expect(await through(intoParts(await encode(dump)))).toEqual(dump);
  });

  it('are read from links among words, whole or one under another', async () => {
    const dump = dumpOf(60);
    const text = await encode(dump);
    const links = intoParts(text).map((part) => `Часть:\nhttps://example.org/judge/ratings#marks=${part}\n`);
    expect(await through([links.join('')])).toEqual(dump);
    expect(await through(intoParts(text, Infinity))).toEqual(dump);
  });

  it('wait for a part that is missing, and say which are there', async () => {
    const parts = intoParts(await encode(dumpOf(60)));
    const some = parts.filter((_, index) => index !== 1);
    expect(gather(some.flatMap(partsIn))).toEqual({
      is: 'some',
      have: parts.map((_, index) => index + 1).filter((number) => number !== 2),
      of: parts.length,
    });
  });

  it('are the last ones read, when the old tablet has begun anew', async () => {
    const [first, second] = [dumpOf(60), dumpOf(1)];
    const texts = [...intoParts(await encode(first)).slice(1), ...intoParts(await encode(second))];
    expect(await through(texts)).toEqual(second);
  });

  it('are refused as a whole when one letter has changed, wherever it stands', async () => {
    const parts = intoParts(await encode(dumpOf(30)));
    const whole = parts.join(' ');
    for (let at = 0; at < whole.length; at += 37) {
      const sign = whole[at] === 'b' ? 'c' : 'b';
      const spoilt = whole.slice(0, at) + sign + whole.slice(at + 1);
      await expect(through([spoilt]), `letter ${at}`).rejects.toThrow(/^(broken|some|nothing)$/);
    }
  });

  it('are refused from a version of the future', async () => {
    const parts = intoParts(await encode(dumpOf(1))).map((part) => part.replace(/^R1/, 'R2'));
    await expect(through(parts)).rejects.toThrow('future');
  });

  it('are refused when they are another judge’s or of another event', () => {
    const dump = dumpOf(1);
    expect(expectOwn(dump, { competitionGuid: EVENT, judgeGuid: JUDGE })).toBe(dump);
    expect(() => expectOwn(dump, { competitionGuid: EVENT, judgeGuid: newGuid() })).toThrow('otherJudge');
    expect(() => expectOwn(dump, { competitionGuid: newGuid(), judgeGuid: JUDGE })).toThrow('otherEvent');
  });

  it.each<[string, (dump: Dump) => Dump]>([
    ['another judge’s tap among them', (dump) => withFirst(dump, { judgeGuid: newGuid() })],
    ['a field that is none', (dump) => withFirst(dump, { isChair: true } as object)],
    ['two words in one tap', (dump) => withFirst(dump, { comment: 'и ещё' })],
    ['a mark below nothing', (dump) => withFirst(dump, { value: -100 })],
    ['no guid', (dump) => withFirst(dump, { submissionGuid: 'guid' })],
  ])('are refused with %s', async (_, spoil) => {
    await expect(through(intoParts(await encode(spoil(dumpOf(4)))))).rejects.toThrow('broken');
  });

  it('are counted as marks, not as taps, by program', () => {
    const [item, other, point] = [newGuid(), newGuid(), newGuid()];
    const entries = [
      entry(0, item, { pointGuid: point, value: 9800 }),
      entry(1, item, { pointGuid: point, value: 9700 }),
      entry(2, item, { baseVersion: null, comment: 'Ясно.' }),
      entry(3, other, { pointGuid: point, value: 8000 }),
    ];
    expect(wordsOf(entries)).toBe('2\u00a0оценки, 1\u00a0комментарий');
    const programs = [
      { title: 'Вокал', itemGuids: [item] },
      { title: 'Танец', itemGuids: [other] },
    ];
    expect(byProgram({ competitionGuid: EVENT, judgeGuid: JUDGE, programs, entries })).toEqual([
      { title: 'Вокал', words: '1\u00a0оценка, 1\u00a0комментарий' },
      { title: 'Танец', words: '1\u00a0оценка' },
    ]);
  });
});

function withFirst(dump: Dump, what: Partial<Submission>): Dump {
  const [first, ...rest] = dump.entries;
  return { ...dump, entries: [{ ...first!, submission: { ...first!.submission, ...what } }, ...rest] };
}
