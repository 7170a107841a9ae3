// The first sheet of an .xlsx with rows, as if its cells had been copied: visible text separated by tabs.

import { archiveOf } from './read-archive.ts';

/** Formats of times and durations that every workbook has. */
const TIMES: Readonly<Record<number, string>> = {
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
};
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export async function textOfBook(bytes: Uint8Array): Promise<string> {
  const read = archiveOf(bytes);
  const [shared, formats] = [sharedOf(await read('xl/sharedStrings.xml')), formatsOf(await read('xl/styles.xml'))];
  for (const sheet of sheetsOf(
    (await read('xl/workbook.xml')) ?? '',
    (await read('xl/_rels/workbook.xml.rels')) ?? '',
  )) {
    const rows = rowsOf((await read(sheet)) ?? '', shared, formats);
    if (rows.some((cells) => cells.some((cell) => cell !== '')))
      return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
  }
  return '';
}

/** Elements of a name, with any prefix: their attributes and contents. */
function elements(xml: string, name: string): { given: string; inside: string }[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>(.*?)</(?:\\w+:)?${name}>)`, 'gs');
  return [...xml.matchAll(pattern)].map(([, given = '', inside = '']) => ({ given, inside }));
}

const attribute = (given: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(given)?.[1] ?? '';

function plain(text: string): string {
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) => String.fromCodePoint(parseInt(code, hex ? 16 : 10)))
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => ENTITIES[name]!);
}

/** Joins the runs of one text; its pronunciation (rPh) is left out. */
function textOf(xml: string): string {
  const said = xml.replace(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '');
  return elements(said, 't')
    .map(({ inside }) => plain(inside))
    .join('');
}

const sharedOf = (xml = '') => elements(xml, 'si').map(({ inside }) => textOf(inside));

/** Time format by a cell's style; empty when the style has none. */
function formatsOf(xml = ''): string[] {
  const own = new Map(
    elements(xml, 'numFmt').map(({ given }) => [
      Number(attribute(given, 'numFmtId')),
      plain(attribute(given, 'formatCode')),
    ]),
  );
  const styles = elements(xml, 'cellXfs')[0]?.inside ?? '';
  return elements(styles, 'xf').map(({ given }) => {
    const id = Number(attribute(given, 'numFmtId'));
    const code = (own.get(id) ?? TIMES[id] ?? '').toLowerCase().replace(/"[^"]*"|\\.|\[\$[^\]]*\]/g, '');
    return /[hs]/.test(code) && !/[yd]/.test(code) ? code : '';
  });
}

/** Sheets in the order of the book, without the hidden ones. */
function sheetsOf(book: string, links: string): string[] {
  const targets = new Map(
    elements(links, 'Relationship').map(({ given }) => [attribute(given, 'Id'), attribute(given, 'Target')]),
  );
  return elements(book, 'sheet').flatMap(({ given }) => {
    const target = targets.get(attribute(given, 'r:id')) ?? '';
    if (target === '' || /hidden/i.test(attribute(given, 'state'))) return [];
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

function rowsOf(xml: string, shared: readonly string[], formats: readonly string[]): string[][] {
  return elements(elements(xml, 'sheetData')[0]?.inside ?? '', 'row').map(({ inside }) => {
    const cells: string[] = [];
    for (const cell of elements(inside, 'c')) {
      const letters = /^[A-Z]+/.exec(attribute(cell.given, 'r'))?.[0];
      const column = letters ? columnOf(letters) : cells.length;
      while (cells.length < column) cells.push('');
      cells[column] = valueOf(cell, shared, formats);
    }
    return cells;
  });
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function valueOf(
  { given, inside }: { given: string; inside: string },
  shared: readonly string[],
  formats: readonly string[],
): string {
  const type = attribute(given, 't');
  if (type === 'inlineStr') return textOf(inside);
  const value = plain(elements(inside, 'v')[0]?.inside ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  if (value === '' || (type !== '' && type !== 'n')) return type === 'e' ? '' : value;
  const format = formats[Number(attribute(given, 's') || 0)] ?? '';
  return format === '' ? String(Number(Number(value).toPrecision(12))) : clockOf(Number(value), format);
}

/** The value as the sheet shows it: «0:03:40», «5:30», «3:40». */
function clockOf(days: number, format: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.round(days * 86_400);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (!format.includes('h')) return `${minutes}:${two(seconds % 60)}`;
  const short = `${hours}:${two(minutes % 60)}`;
  return format.includes('s') ? `${short}:${two(seconds % 60)}` : short;
}

function quoted(cell: string): string {
  const one = cell.replace(/[\t\r\n]+/g, ' ');
  return one.startsWith('"') ? `"${one.replaceAll('"', '""')}"` : one;
}
