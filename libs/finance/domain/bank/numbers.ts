// Which papers a purpose names: invoices «26-00123», «26/123», «2600123», «счета № 123, 124 от 05.03.2026», contracts
// «Д00045-26». What only looks like a number (an account, a phone, a счёт-фактура, a накладная) is none.

const SPACE = String.raw`[\s\u00A0]*`;
const DASH = '[-–—−‑/]';
const SIGN = String.raw`(?:№|#|n[o°]?\.?|номер(?:а|ом)?)?`;
/** No digit goes on after it, neither behind a dash nor behind a point; no percent, no roubles. */
const ENDS = String.raw`(?!\d)(?!${DASH}\d)(?!\.\d)(?!${SPACE}(?:%|руб|р\.|₽|коп))`;

const WORD = String.raw`(?<![\p{L}\p{N}])(?:сч[её]т(?:а|у|ом|е|ов|ам|ами|ах)?|сч|inv(?:oice)?)(?![\p{L}])\.?`;
/** An account with a bank or a fund is no invoice. */
const ACCOUNT_WORD = /(?:лицев\p{L}*|расч[её]тн\p{L}*|текущ\p{L}*|[лрк][./]?)[\s\u00A0]*$/iu;
const AFTER_WORD = String.raw`[\s\u00A0:=.«"(]*${SIGN}[\s\u00A0:=.«"(]*`;
const ITEM = String.raw`(?:(?<year>\d{2})${SPACE}${DASH}${SPACE}(?<full>\d{1,5})|(?<compact>\d{7})|(?<short>\d{1,5}))${ENDS}`;
const DATE = String.raw`(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<dated>\d{4}|\d{2})(?!\d)`;

const KEYWORD = new RegExp(WORD, 'giu');
const FIRST = new RegExp(AFTER_WORD + ITEM, 'iuy');
const NEXT = new RegExp(
  String.raw`[\s\u00A0]*(?:,|;|\+|&|(?<=[\s\u00A0])и(?=[\s\u00A0№]))${SPACE}(?:${WORD})?${AFTER_WORD}${ITEM}`,
  'iuy',
);
const DATED = new RegExp(String.raw`[\s\u00A0,;]*(?:от|за)?${SPACE}${DATE}`, 'iuy');
const ANY_DATE = new RegExp(String.raw`^[\s\u00A0,;+&]*${DATE}`, 'iu');

/** Without the word: only what looks like nothing else. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!\d[-–—−‑/.])(?:(?<year>\d{2})(?:${DASH}(?<five>\d{5})|[-–—−‑](?<some>\d{3,4}))|(?<compact>\d{7}))${ENDS}`,
  'giu',
);
const OTHER_WORD =
  /(?:л\/с|л\/сч|р\/с|к\/с|фактур\p{L}*|с\/ф|накладн\p{L}*|тел(?:ефон)?\p{L}*|инн|кпп|бик|кбк|октмо|уин|увед\p{L}*|акт\p{L}*|заказ\p{L}*|п\/п|дог(?:овор)?\p{L}*)\.?[\s\u00A0:]*(?:№|n)?[\s\u00A0]*$/iu;

const CONTRACT = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])[дd]${SPACE}${DASH}?${SPACE}|(?<![\p{L}])дог(?:овор\p{L}*)?\.?${SPACE}${SIGN}${SPACE}(?:[дd]${SPACE}${DASH}?${SPACE})?)(?<no>\d{1,5})${SPACE}${DASH}${SPACE}(?<year>\d{2})${ENDS}`,
  'giu',
);

type Groups = Record<string, string | undefined>;

/** Invoice numbers in the order of the text, each once; `isKnown` chooses the year of a number that is written without one. */
export function invoiceNumbersIn(purpose: string, isKnown: (number: string) => boolean, today: string): string[] {
  const found: [at: number, number: string][] = [];
  const taken: [from: number, to: number][] = [];
  for (const word of purpose.matchAll(KEYWORD)) {
    if (ACCOUNT_WORD.test(purpose.slice(0, word.index))) continue;
    const list = listAfter(purpose, word.index + word[0].length);
    const years = list.year ? [list.year] : [today.slice(2, 4), String(Number(today.slice(2, 4)) + 99).slice(-2)];
    for (const { at, groups } of list.items) found.push([at, numberOf(groups, years, isKnown)]);
    if (list.items.length > 0) taken.push([word.index, list.to]);
  }
  for (const match of purpose.matchAll(BARE)) {
    const isTaken = taken.some(([from, to]) => match.index >= from && match.index < to);
    if (isTaken || OTHER_WORD.test(purpose.slice(0, match.index))) continue;
    found.push([match.index, numberOf(match.groups!, [], isKnown)]);
  }
  const ordered = found.toSorted(([one], [other]) => one - other).map(([, number]) => number);
  return [...new Set(ordered)].filter(isKnown);
}

/** Numbers in a row after the word, and the year of the date that follows them. */
function listAfter(
  purpose: string,
  from: number,
): { items: { at: number; groups: Groups }[]; year?: string; to: number } {
  const items: { at: number; groups: Groups }[] = [];
  let to = from;
  for (let pattern = FIRST; ; pattern = NEXT) {
    if (pattern === NEXT && ANY_DATE.test(purpose.slice(to))) break;
    pattern.lastIndex = to;
    const match = pattern.exec(purpose);
    if (!match) break;
    items.push({ at: to, groups: match.groups! });
    to = pattern.lastIndex;
  }
  DATED.lastIndex = to;
  return { items, year: DATED.exec(purpose)?.groups!['dated']?.slice(-2), to };
}

function numberOf(groups: Groups, years: string[], isKnown: (number: string) => boolean): string {
  const { year, full, five, some, compact, short } = groups;
  if (compact) return `${compact.slice(0, 2)}-${compact.slice(2)}`;
  const digits = (full ?? five ?? some ?? short!).padStart(5, '0');
  if (year) return `${year}-${digits}`;
  const numbers = years.map((one) => `${one}-${digits}`);
  return numbers.find(isKnown) ?? numbers[0]!;
}

export function contractNumbersIn(purpose: string, isKnown: (number: string) => boolean): string[] {
  const numbers = [...purpose.matchAll(CONTRACT)].map(
    ({ groups }) => `Д${groups!['no']!.padStart(5, '0')}-${groups!['year']!}`,
  );
  return [...new Set(numbers)].filter(isKnown);
}
