// How a sheet shows a number: a day, a time of the clock, or a number as it is.

import { attribute, tagsOf } from './xml-tags.ts';

export type CellFormat = 'number' | 'day' | 'moment' | 'clock' | 'minutes';

/** Formats that every workbook has. */
const BUILT_IN: ReadonlyMap<number, CellFormat> = new Map([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'day'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 46].map((id) => [id, 'clock'] as const),
  ...[[22, 'moment'] as const, [45, 'minutes'] as const, [47, 'minutes'] as const],
]);

/** By the number of a cell's style. */
export function formatsOf(styles: string): CellFormat[] {
  const own = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  for (const { name, isEnd, given } of tagsOf(styles)) {
    if (name === 'numFmt' && !isEnd)
      own.set(Number(attribute(given, 'numFmtId')), kindOf(attribute(given, 'formatCode')));
    if (name === 'cellXfs') isInCells = !isEnd;
    if (name !== 'xf' || isEnd || !isInCells) continue;
    const id = Number(attribute(given, 'numFmtId'));
    formats.push(own.get(id) ?? BUILT_IN.get(id) ?? 'number');
  }
  return formats;
}

function kindOf(code: string): CellFormat {
  const bare = code.toLowerCase().replace(/"[^"]*"|\\.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/g, '');
  const hasDay = /[yd]/.test(bare) || /mmm/.test(bare);
  const hasClock = /[hs]/.test(bare);
  if (hasDay) return hasClock ? 'moment' : 'day';
  if (!hasClock) return 'number';
  return bare.includes('h') ? 'clock' : 'minutes';
}

const DAY_S = 86_400;
/** Day 0 of a workbook; a Mac's begins four years later. */
const EPOCH = Date.UTC(1899, 11, 30);
const MAC_DAYS = 1_462;
const LAST_DAY = 2_958_465;

/** As the sheet shows it, in Russian: «05.03.2010», «3:42», «9,5». */
export function shownNumber(text: string, format: CellFormat, isMac: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format === 'number' || value < 0 || value > LAST_DAY) return decimal(value);
  if (format === 'clock' || format === 'minutes') return clock(value, format);
  const seconds = Math.round((value + (isMac ? MAC_DAYS : 0)) * DAY_S);
  const [day, time] = new Date(EPOCH + seconds * 1000).toISOString().split('T') as [string, string];
  const shown = day.split('-').toReversed().join('.');
  return format === 'day' || seconds % DAY_S === 0 ? shown : `${shown} ${time.slice(0, 5)}`;
}

/** All its digits: a telephone is no 7,9E+10. */
function decimal(value: number): string {
  const exact = Number(value.toPrecision(15));
  return (Number.isInteger(exact) && Math.abs(exact) < 1e21 ? BigInt(exact).toString() : String(exact)).replace(
    '.',
    ',',
  );
}

function clock(days: number, format: 'clock' | 'minutes'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.round(days * DAY_S);
  if (format === 'minutes') return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const short = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? short : `${short}:${two(seconds % 60)}`;
}
