// Russian texts: plural forms, numbers, quotation marks.

import { onceAsked } from './once-asked.ts';

const rules = onceAsked(() => new Intl.PluralRules('ru'));

/** `plural(3, 'оценка', 'оценки', 'оценок')` → «оценки». */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules().select(Math.abs(count));
  return form === 'one' ? one : form === 'few' ? few : many;
}

/** `counted(3, 'оценка', 'оценки', 'оценок')` → «3 оценки» with a no-break space. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${grouped(count)}\u00A0${plural(count, one, few, many)}`;
}

/** Only a large number has groups: the browser's own formatter costs a phone as much as a list of rows. */
function grouped(count: number): string {
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString('ru-RU');
}

/** Integer thousandths as people write a mark: 9500 → «9,5» (shortest) or, with `decimals`, «9,50». Rounds half up. */
export function formatThousandths(value: number, decimals?: number): string {
  const sign = value < 0 ? '\u2212' : '';
  const digits = decimals ?? (value % 10 !== 0 ? 3 : value % 100 !== 0 ? 2 : value % 1000 !== 0 ? 1 : 0);
  const unit = 10 ** (3 - digits);
  const rounded = Math.floor((Math.abs(value) + unit / 2) / unit);
  const whole = Math.floor(rounded / 10 ** digits);
  if (digits === 0) return `${sign}${whole}`;
  return `${sign}${whole},${String(rounded % 10 ** digits).padStart(digits, '0')}`;
}

/** «9,5», «9.5», «9» → 9500; null for anything but a number with at most three decimals. */
export function parseThousandths(text: string): number | null {
  const match = /^([-\u2212]?)(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const value = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0') || 0);
  return match[1] ? -value : value;
}

/** A number after №, with a no-break space. */
export function numberSign(number: string | number): string {
  return `№\u00A0${number}`;
}

const numbers = onceAsked(() => new Intl.Collator('ru', { numeric: true }));
const PLAIN = /^\d{1,9}$/;

/**
 * Numbers of performances sort as people count: 9, 15, 15а, 16. Plain ones are compared without a collator, which takes
 * tens of milliseconds over a thousand.
 */
export function compareNumbers(left: string, right: string): number {
  return PLAIN.test(left) && PLAIN.test(right) ? Number(left) - Number(right) : numbers().compare(left, right);
}

/** A performer inside a sentence: «Мария Кузнецова» stands as it is, a name with quotes of its own stands with them. */
export function performerSign(name: string): string {
  return /[«"„]/.test(name) ? withOwnQuotes(name) : `«${name}»`;
}

/**
 * What may stand before an opening quotation mark: the beginning, a space, a bracket, a dash or another opening mark.
 */
const OPENS = /(^|[\s([{«„—–-])"/gu;

/** Turns a keyboard's straight quotes into «ёлочки», nested ones into „лапки“; unpaired quotes stay as they are. */
function withOwnQuotes(text: string): string {
  return nestedQuotes(text.trim().replaceAll(OPENS, '$1«').replaceAll('"', '»'));
}

/**
 * Turns nested quotation marks into „лапки“: «Ансамбль «Узоры»» → «Ансамбль „Узоры“». Unpaired marks stay as they are.
 */
export function nestedQuotes(text: string): string {
  let depth = 0;
  let set = '';
  for (const sign of text) {
    if (sign === '»') depth -= 1;
    if (depth < 0) return text;
    set += depth > 0 && sign === '«' ? '„' : depth > 0 && sign === '»' ? '“' : sign;
    if (sign === '«') depth += 1;
  }
  return depth === 0 ? set : text;
}

/**
 * A name in «ёлочки»: its own quotes become „лапки“, a keyboard's straight ones too. A name that is one quotation
 * already gets no second pair. `inQuotes('Хор «Весна»')` → «Хор „Весна“».
 */
export function inQuotes(name: string): string {
  const text = name.trim().replaceAll(OPENS, '$1«').replaceAll('"', '»');
  const whole = /^«([^«»]*)»$/u.exec(text);
  const inner = whole ? whole[1]! : text;
  return `«${inner.replaceAll('«', '„').replaceAll('»', '“')}»`;
}

/** «Песня „Варлаама“»: a name of its own within the title. */
const OWN_NAME = /[«"„“].*[»"“]/u;
/** «Концерт № 2», «соч. 18», «си минор»: what a work is, and no name that it bears. */
const WORK = /№\s*\d|(^|\s)((соч|op)\.\s*\d|(до|ре|ми|фа|соль|ля|си)\S* (мажор|минор))/iu;

/** Who arranged, wrote or staged the piece: «, обр. А. Александрова», « (муз. и сл. А. Петрова)». */
const CREDIT =
  /^(.+?)(,\s*|\s+(?=\())(\(?(?:в )?(?:(?:обр|аранж|муз|сл|перел|ред|инстр|хореогр|пост)\.|(?:обработк|аранжировк|музык|слова|стихи|переложени|редакци|хореографи|постановк)\p{Ll}* (?=\p{Lu})).*)$/u;

/**
 * The title of a piece in «ёлочки»; whoever arranged or wrote it stays behind them («Калинка», обр. А. Александрова).
 * A title with a name in quotes of its own («Танец „Калинка“»: Танец «Калинка») and one that says what the work is
 * (Концерт № 2 до минор, соч. 18) stand without.
 */
export function quoted(title: string): string {
  const text = title.trim();
  if (text === '') return '';
  if (OWN_NAME.test(text)) return withOwnQuotes(text);
  const [, name, between, credit] = CREDIT.exec(text) ?? [];
  if (name) return `${quoted(name)}${between}${credit}`;
  return WORK.test(text) ? withOwnQuotes(text) : inQuotes(text);
}
