// A font that somebody sent: looked at before it is kept, and given to the press under a family of its own, so that two
// of one name do not take each other's place. Read straight from its tables (OpenType: head, hhea, maxp, cmap, name, OS/2).

import { fontWidths } from './font-widths.ts';

export const FONT_FAULTS = ['packed', 'collection', 'broken', 'variable', 'restricted', 'noCyrillic'] as const;
export type FontFault = (typeof FONT_FAULTS)[number];

/** An own font must have these letters; «№» and quotes may come from the house's font. */
const LETTERS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789';
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'name', 'OS/2'];
const MAGIC = 0x5f0f3cf5;
/** OS/2 `fsType`: embedding forbidden, subsetting forbidden, bitmaps alone. */
const FORBIDDEN = { restricted: 0x0002, allowed: 0x000c, noSubset: 0x0100, bitmapOnly: 0x0200 };
const FAMILY = 1;
const FULL = 4;
const POSTSCRIPT = 6;

interface Entry {
  tag: string;
  offset: number;
  length: number;
}

/** Its name for people, or why it may not be used. */
export function lookAtFont(file: Buffer): { name: string } | { fault: FontFault } {
  const sign = file.toString('latin1', 0, 4);
  if (sign === 'wOFF' || sign === 'wOF2') return { fault: 'packed' };
  if (sign === 'ttcf') return { fault: 'collection' };
  try {
    const tables = new Map(entriesOf(file).map((entry) => [entry.tag, entry]));
    if (!NEEDED.every((tag) => tables.has(tag))) return { fault: 'broken' };
    if (!tables.has('CFF ') && !(tables.has('glyf') && tables.has('loca'))) return { fault: 'broken' };
    if (file.readUInt32BE(tables.get('head')!.offset + 12) !== MAGIC) return { fault: 'broken' };
    // Without one width nothing can be set in it.
    if (file.readUInt16BE(tables.get('hhea')!.offset + 34) === 0) return { fault: 'broken' };
    if (tables.has('fvar')) return { fault: 'variable' };
    const rights = file.readUInt16BE(tables.get('OS/2')!.offset + 8);
    if (isForbidden(rights)) return { fault: 'restricted' };
    const { has, widthOf } = fontWidths(file);
    if (![...LETTERS].every(has)) return { fault: 'noCyrillic' };
    if (!Number.isFinite(widthOf(LETTERS))) return { fault: 'broken' };
    return { name: nameOf(file, tables.get('name')!) };
  } catch (error) {
    // A place beyond the file's end.
    if (error instanceof RangeError) return { fault: 'broken' };
    throw error;
  }
}

function isForbidden(rights: number): boolean {
  const { restricted, allowed, noSubset, bitmapOnly } = FORBIDDEN;
  if ((rights & (noSubset | bitmapOnly)) !== 0) return true;
  return (rights & restricted) !== 0 && (rights & allowed) === 0;
}

/** Tables that lie in the file. RangeError beyond it. */
function entriesOf(file: Buffer): Entry[] {
  const sign = file.readUInt32BE(0);
  if (sign !== 0x00010000 && sign !== 0x74727565 && sign !== 0x4f54544f) throw new RangeError('no font');
  return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const entry = {
      tag: file.toString('latin1', at, at + 4),
      offset: file.readUInt32BE(at + 8),
      length: file.readUInt32BE(at + 12),
    };
    if (entry.offset + entry.length > file.length) throw new RangeError('a table beyond the end');
    return entry;
  });
}

/** Of Windows and Unicode: letters of two bytes each. */
function nameOf(file: Buffer, { offset }: Entry): string {
  const names = new Map<number, string>();
  const texts = offset + file.readUInt16BE(offset + 4);
  for (let index = 0; index < file.readUInt16BE(offset + 2); index++) {
    const at = offset + 6 + 12 * index;
    const [platform, id] = [file.readUInt16BE(at), file.readUInt16BE(at + 6)];
    if ((platform !== 3 && platform !== 0) || names.has(id)) continue;
    const from = texts + file.readUInt16BE(at + 10);
    names.set(id, Buffer.from(file.subarray(from, from + (file.readUInt16BE(at + 8) & ~1))).swap16().toString('utf16le')); // prettier-ignore
  }
  const said = names.get(FULL) ?? names.get(FAMILY) ?? '';
  return said.replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '').trim().slice(0, 100) || 'Шрифт без имени'; // prettier-ignore
}

/** The same font whose only name is the given one. It was looked at before. */
export function withFamily(file: Buffer, family: string): Buffer {
  const entries = entriesOf(file);
  const name = nameTable(family);
  const parts: Buffer[] = [];
  const head = Buffer.from(file.subarray(0, 12 + 16 * entries.length));
  let offset = head.length;
  for (const [index, entry] of entries.entries()) {
    const bytes = entry.tag === 'name' ? name : file.subarray(entry.offset, entry.offset + entry.length);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    const at = 12 + 16 * index;
    if (entry.tag === 'name') head.writeUInt32BE(checksum(Buffer.concat([bytes, padding])), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat([head, ...parts]);
}

function nameTable(family: string): Buffer {
  const ids = [FAMILY, FULL, POSTSCRIPT];
  const words = Buffer.from(family, 'utf16le').swap16();
  const table = Buffer.alloc(6 + 12 * ids.length);
  table.writeUInt16BE(ids.length, 2);
  table.writeUInt16BE(table.length, 4);
  for (const [index, id] of ids.entries()) {
    const at = 6 + 12 * index;
    for (const [by, value] of [3, 1, 0x409, id, words.length, 0].entries()) table.writeUInt16BE(value, at + 2 * by);
  }
  return Buffer.concat([table, words]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
