// The two layouts of the ready templates. Here in millimetres and points, as a designer thinks; a template keeps tenths.

import type { PaperFont } from '@rampa/kernel';
import type { ShapeBox, TemplateBox, TextBox } from '../template/model.ts';

export type NewGuid = () => string;

export interface Look {
  ink: string;
  main: string;
  soft: string;
  accent: string;
  /** Of the heading. */
  headFont: PaperFont;
}

export interface Words {
  /** The large word. */
  head: string;
  headSize: number;
  /** Under it; may be empty. */
  under: string;
  /** Before the name. */
  before: string;
  recipient: string;
  /** After the name: who they are, for what. */
  about: string;
  /** In italics; may be empty. */
  piece: string;
  note: string;
  signature: string;
}

type Place = readonly [left: number, top: number, width: number, height: number];

interface Set {
  font: PaperFont;
  size: number;
  min: number;
  color: string;
  lines?: number;
  leading?: number;
  tracking?: number;
  align?: TextBox['align'];
  vertical?: TextBox['vertical'];
  letterCase?: TextBox['letterCase'];
}

const tenths = (value: number) => Math.round(value * 10);

function placed(guid: string, [left, top, width, height]: Place) {
  return {
    guid,
    ...{ left: tenths(left), top: tenths(top), width: tenths(width), height: tenths(height) },
    ...{ rotation: 0, isLocked: false, groupGuid: null },
  };
}

export function textAt(guid: string, place: Place, text: string, set: Set): TextBox {
  return {
    ...placed(guid, place),
    ...{ kind: 'text', text, font: set.font, size: tenths(set.size), minSize: tenths(set.min), isFitted: true },
    ...{ maxLines: set.lines ?? 1, leading: set.leading ?? 125, tracking: set.tracking ?? 0 },
    ...{ align: set.align ?? 'center', vertical: set.vertical ?? 'middle', letterCase: set.letterCase ?? 'typed' },
    ...{ color: set.color, hidesWhenEmpty: true },
  };
}

function lineAt(guid: string, place: Place, color: string): ShapeBox {
  return { ...placed(guid, place), kind: 'shape', shape: 'line', color, thickness: 5 };
}

interface Column {
  /** Of the words. */
  left: number;
  width: number;
  /** Upper edge of each part and its height. */
  logo: Place;
  title: [number, number];
  head: [number, number];
  under: [number, number];
  before: [number, number];
  recipient: [number, number, size: number];
  about: [number, number];
  piece: [number, number];
  note: [number, number];
  foot: number;
}

/** Where things stand on an upright A4 sheet; `down` makes room for what a background has above. */
export function upright(down: number): Column {
  return {
    ...{ left: 28, width: 154, logo: [80, 17 + down, 50, 13] },
    ...{ title: [31 + down, 15], head: [47 + down, 29], under: [76 + down, 15], before: [94 + down, 8] },
    ...{ recipient: [103 + down, 44 - down, 46], about: [149, 25], piece: [176, 19], note: [197, 17], foot: 226 },
  };
}

/** The same for an A4 sheet on its side. */
export function broad(down: number): Column {
  return {
    ...{ left: 40, width: 217, logo: [123.5, 14 + down, 50, 11] },
    ...{ title: [26 + down, 11], head: [37 + down, 26], under: [62 + down, 12], before: [74 + down, 7] },
    ...{ recipient: [81 + down, 32 - down, 42], about: [114, 18], piece: [132, 13], note: [145, 12], foot: 160 },
  };
}

/** All boxes of a paper, the lowest first. */
export function laidOut(column: Column, words: Words, look: Look, newGuid: NewGuid): TemplateBox[] {
  const across = ([top, height]: readonly number[]): Place => [column.left, top!, column.width, height!];
  const text = (part: readonly number[], said: string, set: Set) =>
    said === '' ? [] : [textAt(newGuid(), across(part), said, set)];
  const [recipientTop, recipientHeight, recipientSize] = column.recipient;
  return [
    { ...placed(newGuid(), column.logo), kind: 'image', imageGuid: null, fit: 'contain' },
    ...text(column.title, '{мероприятие}', { font: 'onest-medium', size: 12.5, min: 7, lines: 3, color: look.soft }),
    ...text(column.head, words.head, {
      ...{ font: look.headFont, size: words.headSize, min: 24, color: look.main, tracking: 40 },
      ...{ letterCase: 'upper', leading: 100 },
    }),
    ...text(column.under, words.under, { font: 'piazzolla-medium', size: 30, min: 12, lines: 2, leading: 112, color: look.accent }), // prettier-ignore
    ...text(column.before, words.before, { font: 'onest', size: 12, min: 8, lines: 2, color: look.soft }),
    ...text([recipientTop, recipientHeight], words.recipient, {
      ...{ font: 'piazzolla-bold', size: recipientSize, min: 11, lines: 5, leading: 116, color: look.ink },
    }),
    ...text(column.about, words.about, { font: 'onest', size: 13.5, min: 7, lines: 6, leading: 140, color: look.ink }),
    ...text(column.piece, words.piece, { font: 'piazzolla-italic', size: 24, min: 10, lines: 3, leading: 116, color: look.main }), // prettier-ignore
    ...text(column.note, words.note, { font: 'onest', size: 12, min: 7, lines: 5, leading: 140, color: look.soft }),
    ...foot(column, words, look, newGuid),
  ];
}

/** A line to sign on, the place and the day, the code of the proof page and the number under it. */
function foot({ left, width, foot: top }: Column, words: Words, look: Look, newGuid: NewGuid): TemplateBox[] {
  const half = width * 0.36;
  const beside = left + half + 8;
  const small = { font: 'onest' as const, size: 9.5, min: 6.5, align: 'left' as const };
  const qr = 22;
  const right = left + width - qr;
  return [
    lineAt(newGuid(), [left, top + 13, half, 1], look.soft),
    textAt(newGuid(), [left, top + 14.5, half, 5], words.signature, { ...small, vertical: 'top', color: look.soft }),
    textAt(newGuid(), [left, top + 20, half, 7], signed(words.signature), { ...small, size: 10.5, lines: 2, vertical: 'top', color: look.ink }), // prettier-ignore
    textAt(newGuid(), [beside, top + 14.5, right - beside - 6, 11], '{место}, {даты}', { ...small, lines: 2, vertical: 'top', color: look.soft }), // prettier-ignore
    { ...placed(newGuid(), [right, top, qr, qr]), kind: 'qr', color: look.ink },
    textAt(newGuid(), [right - 14, top + qr + 1.5, qr + 14, 5], '{серия и №}', { ...small, align: 'right', color: look.soft }), // prettier-ignore
  ];
}

const signed = (signature: string) => (signature === 'Председатель жюри' ? '{председатель}' : '{организатор}');
