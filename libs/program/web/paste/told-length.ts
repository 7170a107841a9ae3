// The length that the title of a pause tells: «Перерыв на 15 минут».

const MINUTES = String.raw`\d{1,3}\s*мин(?:ут[аыу]?)?\.?(?!\p{L})`;
/** «1 час 20 минут», «15 мин.» */
const LENGTH =
  /(?<!\d[.,:]?)(?:(1?\d|2[0-3])\s*ч(?:ас(?:а|ов)?)?[.,]?\s*(?:и\s*)?)?(?<!\d[.,:]?)(\d{1,3})\s*мин(?:ут[аыу]?)?(?!\p{L})/iu;
/** «до 15 минут», «1 час 20 минут»: without its minutes the title would say something else. */
const BOUND = String.raw`(?<!(?<!\p{L})(?:до|от|с|в|и|по|за|через|около|примерно|минимум|максимум|более|менее|ч|час|часа|часов))`;
/** With what parts it from the words before: «, 15 мин», « (20 мин.)», « — на 15 минут»; nothing else may belong to it. */
const CLEAN = new RegExp(
  String.raw`(?<=[\p{L}»"”)])${BOUND}(?:\s*\(\s*(?:на\s+)?${MINUTES}\s*\)|(?:\s*[.,;:—–-]\s*|\s+)(?:на\s+)?${MINUTES}(?=\s*(?:$|[),;—–])))`,
  'iu',
);

/** The title without the length that stands apart in it. */
export const withoutLength = (title: string): string => title.replace(CLEAN, '').trim();

/** Seconds; null: no length is told. Of «10–15 минут» the longest. */
export function toldLength(text: string): number | null {
  const [, hours, minutes] = LENGTH.exec(text) ?? [];
  return minutes === undefined ? null : Number(hours ?? 0) * 3600 + Number(minutes) * 60;
}
