// Advance widths of a TrueType font, read straight from its tables (OpenType: head, hhea, hmtx, cmap 4 and 12).

export interface FontWidths {
  /** Width of the text in em. Letters that the font lacks count as a square. */
  widthOf(text: string): number;
  has(letter: string): boolean;
}

export function fontWidths(file: Buffer): FontWidths {
  const tables = tablesOf(file);
  const unitsPerEm = file.readUInt16BE(tables.get('head')! + 18);
  const known = file.readUInt16BE(tables.get('hhea')! + 34);
  const hmtx = tables.get('hmtx')!;
  const glyphOf = cmapOf(file, tables.get('cmap')!);
  const widths = new Map<number, number>();
  const widthOfCode = (code: number): number => {
    const found = widths.get(code);
    if (found !== undefined) return found;
    const glyph = glyphOf(code);
    const width = glyph === 0 ? 1 : file.readUInt16BE(hmtx + 4 * Math.min(glyph, known - 1)) / unitsPerEm;
    widths.set(code, width);
    return width;
  };
  return {
    has: (letter) => glyphOf(letter.codePointAt(0)!) !== 0,
    widthOf(text) {
      let sum = 0;
      for (const letter of text) sum += widthOfCode(letter.codePointAt(0)!);
      return sum;
    },
  };
}

function tablesOf(file: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    tables.set(file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8));
  }
  return tables;
}

function cmapOf(file: Buffer, cmap: number): (code: number) => number {
  const ways: ((code: number) => number)[] = [];
  for (let index = 0; index < file.readUInt16BE(cmap + 2); index++) {
    const table = cmap + file.readUInt32BE(cmap + 8 + 8 * index);
    const format = file.readUInt16BE(table);
    if (format === 12) ways.unshift((code) => groupGlyph(file, table, code));
    if (format === 4) ways.push((code) => segmentGlyph(file, table, code));
  }
  return (code) => {
    for (const way of ways) {
      const glyph = way(code);
      if (glyph !== 0) return glyph;
    }
    return 0;
  };
}

function groupGlyph(file: Buffer, table: number, code: number): number {
  for (let index = 0; index < file.readUInt32BE(table + 12); index++) {
    const group = table + 16 + 12 * index;
    const first = file.readUInt32BE(group);
    if (code >= first && code <= file.readUInt32BE(group + 4)) return file.readUInt32BE(group + 8) + code - first;
  }
  return 0;
}

function segmentGlyph(file: Buffer, table: number, code: number): number {
  const count = file.readUInt16BE(table + 6) / 2;
  const [ends, starts] = [table + 14, table + 16 + 2 * count];
  const [deltas, offsets] = [starts + 2 * count, starts + 4 * count];
  for (let index = 0; index < count; index++) {
    if (code > file.readUInt16BE(ends + 2 * index)) continue;
    const start = file.readUInt16BE(starts + 2 * index);
    if (code < start) return 0;
    const offset = file.readUInt16BE(offsets + 2 * index);
    const delta = file.readUInt16BE(deltas + 2 * index);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = file.readUInt16BE(offsets + 2 * index + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
