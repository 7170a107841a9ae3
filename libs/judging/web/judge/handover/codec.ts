// One tablet hands its unsent taps to another: short enough for a few QR codes, and each tap byte for byte as it would be
// sent from there. It holds no key of anything. Version 1: see `Written`.

import type { Submission } from '@rampa/contract';
import type { Entry } from '../outbox/index.ts';
import { fromText, pack, toText, unpack } from './packing.ts';
import { HandoverFailure } from './parts.ts';
import { isEntry } from './shape.ts';

export interface Dump {
  competitionGuid: string;
  judgeGuid: string;
  /** What the taps are about, for the judge who decides whether to accept them. */
  programs: readonly { title: string; itemGuids: readonly string[] }[];
  entries: readonly Entry[];
}

type Value = string | number | boolean | object | null;

/** `words` holds the strings that occur more than once, `shapes` the names of fields. */
interface Written {
  event: string;
  judge: string;
  words: string[];
  shapes: string[][];
  programs: [title: string, ...items: Value[]][];
  /** Shape, time of the tap, flags, what is known of an offer made again (or 0), then the values of the shape's fields. */
  rows: [number, number, number, 0 | Pick<Entry, 'epoch' | 'settledAt' | 'reply'>, ...Value[]][];
}

const CHAINED = 1;
const OFFERED_AGAIN = 2;
const WORD = '#';
const PLAIN = '=';

/** The text that `intoParts` divides; the first sign says how it is packed. */
export async function encode(dump: Dump): Promise<string> {
  const text = JSON.stringify(written(dump));
  const { sign, bytes } = await pack(new TextEncoder().encode(text));
  return sign + toText(bytes);
}

/** Refuses with `HandoverFailure` what is not whole; never answers a part of it. */
export async function decode(text: string): Promise<Dump> {
  const bytes = await unpack(text.slice(0, 1), fromText(text.slice(1)));
  try {
    return read(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Written);
  } catch (error) {
    throw error instanceof HandoverFailure ? error : new HandoverFailure('broken');
  }
}

function written({ competitionGuid, judgeGuid, programs, entries }: Dump): Written {
  const counts = new Map<string, number>();
  const count = (value: unknown) => {
    if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1);
  };
  for (const { submission } of entries) Object.values(submission).forEach(count);
  for (const { itemGuids } of programs) itemGuids.forEach(count);
  const words = [...counts].filter(([, times]) => times > 1).map(([word]) => word);
  const numbers = new Map(words.map((word, index) => [word, index]));
  const short = (value: Value): Value => {
    if (typeof value !== 'string') return value;
    const number = numbers.get(value);
    return number === undefined ? PLAIN + value : WORD + number.toString(36);
  };

  const shapes = new Map<string, number>();
  const rows = entries.map((entry): Written['rows'][number] => {
    const fields = Object.entries(entry.submission).filter(([, value]) => value !== undefined);
    const shape = fields.map(([name]) => name).join(' ');
    if (!shapes.has(shape)) shapes.set(shape, shapes.size);
    const { isChained, isOfferedAgain, epoch, settledAt, reply } = entry;
    const flags = (isChained ? CHAINED : 0) + (isOfferedAgain ? OFFERED_AGAIN : 0);
    const past = isOfferedAgain ? { epoch, settledAt, reply } : 0;
    return [shapes.get(shape)!, entry.madeAt, flags, past, ...fields.map(([, value]) => short(value as Value))];
  });
  return {
    event: competitionGuid,
    judge: judgeGuid,
    words,
    shapes: [...shapes.keys()].map((shape) => shape.split(' ')),
    programs: programs.map(({ title, itemGuids }) => [title, ...itemGuids.map(short)]),
    rows,
  };
}

function read({ event, judge, words, shapes, programs, rows }: Written): Dump {
  const long = (value: Value): Value => {
    if (typeof value !== 'string') return value;
    if (value.startsWith(PLAIN)) return value.slice(1);
    const word = value.startsWith(WORD) ? words[parseInt(value.slice(1), 36)] : undefined;
    if (typeof word !== 'string') throw new HandoverFailure('broken');
    return word;
  };
  const entries = rows.map(([shape, madeAt, flags, past, ...values]): Entry => {
    const names = shapes[shape]!;
    if (names.length !== values.length) throw new HandoverFailure('broken');
    const submission = Object.fromEntries(names.map((name, index) => [name, long(values[index]!)]));
    const entry: Entry = {
      submission: submission as unknown as Submission,
      competitionGuid: event,
      madeAt,
      state: 'onDevice',
      isChained: (flags & CHAINED) !== 0,
      epoch: past === 0 ? null : past.epoch,
      settledAt: past === 0 ? null : past.settledAt,
      isOfferedAgain: (flags & OFFERED_AGAIN) !== 0,
      reply: past === 0 ? null : past.reply,
      isSeen: false,
    };
    if (!isEntry(entry, judge)) throw new HandoverFailure('broken');
    return entry;
  });
  const named = programs.map(([title, ...items]) => ({
    title: String(title),
    itemGuids: items.map((item) => String(long(item))),
  }));
  return { competitionGuid: event, judgeGuid: judge, programs: named, entries };
}
