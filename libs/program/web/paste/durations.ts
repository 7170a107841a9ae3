// Reads durations as people and spreadsheets write them.

/** The unit of a number without a sign: «5» may be five minutes, «220» seconds. */
export type BareUnit = 'minutes' | 'seconds';
/** What stands behind the comma of «3,4»: four tenths of a minute, or 40 seconds whose zero the spreadsheet has cut. */
export type Tenths = 'part' | 'seconds';
/** What «3:45:00» counts: a spreadsheet shows a typed 3:45 so, and it may as well be three hours. */
export type ThreeParts = 'hours' | 'minutes';

/** How the durations of a column are meant; null: nobody has said. */
export interface Meaning {
  unit: BareUnit | null;
  tenths: Tenths | null;
  threeParts: ThreeParts | null;
}

export type Settled = { [K in keyof Meaning]: NonNullable<Meaning[K]> };

const CLOCK = /^(?:(\d{1,2})[:.])?(\d{1,3})[:.,](\d{2})$/;
const WORDS =
  /^(?:(\d{1,2})\s*(?:часов|часа|час|ч\.?)\s*)?(?:(\d{1,3}(?:[.,]\d+)?)\s*(?:минуты|минута|минут|мин\.?|м\.?|')\s*)?(?:(\d{1,5})\s*(секунды|секунда|секунд|сек\.?|с\.?|")?)?$/;
const BARE = /^\d{1,5}(?:[.,]\d)?$/;
const TENTHS = /^(\d{1,3})[.,]([1-5])$/;
/** A spreadsheet's hours, minutes and no seconds. */
const THREE_PARTS = /^(0?[1-9]|[1-9]\d)[:.]([0-5]?\d)[:.,]00$/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[”“„″«»]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** «5», «3,5»: a number without a unit. */
export function isBare(text: string): boolean {
  return BARE.test(plain(text));
}

/** Of a single field, which reads back what it has understood. */
export const USUAL: Settled = { unit: 'minutes', tenths: 'part', threeParts: 'hours' };

export const settledOf = ({ unit, tenths, threeParts }: Meaning): Settled => ({
  unit: unit ?? USUAL.unit,
  tenths: tenths ?? USUAL.tenths,
  threeParts: threeParts ?? USUAL.threeParts,
});

/** «3:40», and «3 ч 45 мин» where minutes alone would hide the hours. */
export function spanText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (hours === 0) return `${minutes}:${two(rest)}`;
  return `${hours}\u00A0ч ${two(minutes)}\u00A0мин${rest > 0 ? ` ${two(rest)}\u00A0с` : ''}`;
}

/** «3,4» in a column of minutes; «3,0» and «3,7» mean one thing only. */
export function hasTenths(text: string): boolean {
  return TENTHS.test(plain(text));
}

/** «3:45:00», but not «0:03:45». */
export function hasThreeParts(text: string): boolean {
  return THREE_PARTS.test(plain(text));
}

/** Whether the text can be read only after somebody has said what it means. */
export function isInDoubt(text: string, { unit, tenths, threeParts }: Meaning): boolean {
  if (hasThreeParts(text)) return threeParts === null;
  if (!isBare(text)) return false;
  return unit === null || (unit === 'minutes' && tenths === null && hasTenths(text));
}

/** «5:30», «1:02:00», «3.45», «7’20”», «7 мин 20 сек», and «5» by what is meant → seconds; null: it is no duration. */
export function readDuration(text: string, { unit, tenths, threeParts }: Settled): number | null {
  const said = plain(text);
  const [, whole, ten] = TENTHS.exec(said) ?? [];
  if (ten !== undefined && unit === 'minutes' && tenths === 'seconds') return Number(whole) * 60 + Number(ten) * 10;
  if (BARE.test(said)) return Math.round(Number(said.replace(',', '.')) * (unit === 'minutes' ? 60 : 1));
  const [, minutesOf, secondsOf] = THREE_PARTS.exec(said) ?? [];
  if (minutesOf !== undefined && threeParts === 'minutes') return Number(minutesOf) * 60 + Number(secondsOf);
  const clock = CLOCK.exec(said);
  if (clock) {
    const [hours, minutes, seconds] = [Number(clock[1] ?? 0), Number(clock[2]), Number(clock[3])];
    if (seconds > 59 || (clock[1] !== undefined && minutes > 59)) return null;
    return hours * 3600 + minutes * 60 + seconds;
  }
  const [, hours, minutes, seconds, sign] = WORDS.exec(said) ?? [];
  const isOfSeconds = hours === undefined && minutes === undefined;
  if (isOfSeconds && (seconds === undefined || sign === undefined)) return null;
  if (!isOfSeconds && Number(seconds ?? 0) > 59) return null;
  return Number(hours ?? 0) * 3600 + Math.round(Number((minutes ?? '0').replace(',', '.')) * 60) + Number(seconds ?? 0);
}

/** The unit of a column's numbers, by its heading, else by their size: nobody performs 5 seconds or 220 minutes. */
export function guessUnit(heading: string, cells: readonly string[]): BareUnit | null {
  const said = plain(heading);
  const [isMinutes, isSeconds] = [/(^|[^а-я])мин/.test(said), /(^|[^а-я])сек/.test(said)];
  if (isMinutes !== isSeconds) return isMinutes ? 'minutes' : 'seconds';
  const numbers = cells.filter(isBare).map((cell) => Number(plain(cell).replace(',', '.')));
  if (numbers.every((number) => number <= 30)) return 'minutes';
  return numbers.every((number) => number >= 60) ? 'seconds' : null;
}

/** What the other cells of the column tell of «3,4»: «3,45» is a clock, «3,7» no clock has. */
export function guessTenths(cells: readonly string[]): Tenths | null {
  const said = cells.map(plain);
  const isClock = said.some((cell) => /^\d{1,3}[.,]\d{2}$/.test(cell));
  const isPart = said.some((cell) => /^\d{1,3}[.,][6-9]$/.test(cell));
  if (isClock === isPart) return null;
  return isClock ? 'seconds' : 'part';
}

/** Whether the heading names the unit, so that nobody has to be asked. */
export function saysUnit(heading: string): boolean {
  return guessUnit(heading, ['5', '220']) !== null;
}
