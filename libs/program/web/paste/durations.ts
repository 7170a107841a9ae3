// Reads durations as people and spreadsheets write them.

/** The unit of a number without a sign: «5» may be five minutes, «220» seconds. */
export type BareUnit = 'minutes' | 'seconds';

const CLOCK = /^(?:(\d{1,2})[:.])?(\d{1,3})[:.,](\d{2})$/;
const WORDS =
  /^(?:(\d{1,2})\s*(?:часов|часа|час|ч\.?)\s*)?(?:(\d{1,3}(?:[.,]\d+)?)\s*(?:минуты|минута|минут|мин\.?|м\.?|')\s*)?(?:(\d{1,5})\s*(секунды|секунда|секунд|сек\.?|с\.?|")?)?$/;
const BARE = /^\d{1,5}(?:[.,]\d)?$/;

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

/** «5:30», «1:02:00», «3.45», «7’20”», «7 мин 20 сек», and «5» by `bare` → seconds; null when it is not a duration. */
export function readDuration(text: string, bare: BareUnit): number | null {
  const said = plain(text);
  if (BARE.test(said)) return Math.round(Number(said.replace(',', '.')) * (bare === 'minutes' ? 60 : 1));
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

/** Whether the heading names the unit, so that nobody has to be asked. */
export function saysUnit(heading: string): boolean {
  return guessUnit(heading, ['5', '220']) !== null;
}
