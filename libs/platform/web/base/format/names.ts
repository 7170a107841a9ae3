// Small rules of Russian type for names and titles.

/** «Половецкие пляски»: quotes are added unless the title brings its own; inner ones become „лапки“. */
export function quoted(title: string): string {
  const text = title.trim();
  if (text === '' || text.startsWith('«')) return text;
  if (text.includes('«') || text.includes('"')) return straightened(text);
  return `«${text}»`;
}

/** Straight quotes of a keyboard become «ёлочки». */
function straightened(text: string): string {
  return text.replaceAll(/"([^"]*)"/g, '«$1»');
}

/** «Салтанова Елена Викторовна» → «Салтанова Е. В.» with no-break spaces. */
export function withInitials(fullName: string): string {
  const [family = '', ...given] = fullName.trim().split(/\s+/);
  if (given.length === 0) return family;
  return [family, ...given.slice(0, 2).map((name) => `${name[0]!.toUpperCase()}.`)].join('\u00A0');
}

/** «Салтанова Елена Викторовна» → «СЕ»: family and given name, in the place of a photo. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/[\s«»"]+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.match(/\p{L}/u)![0].toUpperCase())
    .join('');
}

/** Творческое объединение «Просцениум» → «П»: the name in quotes, where there is one. */
export function companyInitials(companyName: string): string {
  return initialsOf(/[«"]([^»"]*\p{L}[^»"]*)/u.exec(companyName)?.[1] ?? companyName);
}

/** «г. Кострома», «им. Чайковского»: what the short word stands for does not leave it for the next line. */
function withItsWord(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d.])(г|с|п|д|х|ст|пос|пгт|им)\. (?=\p{Lu})/gu, '$1.\u00A0');
}

/** Parts of a line joined by a middle dot; empty ones leave no trace. */
export function dotted(...parts: readonly (string | null | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== null && part.trim() !== '');
  return withItsWord(given.join('\u00A0· '));
}

/** A line's first letter is a capital, unless the line begins with a short word: «г. Кострома». */
export function asLine(text: string): string {
  return /^\p{Ll}+\./u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** «Преображенского-Рождественского» bound together would have to break in the middle of a syllable. */
const LONGEST_BOUND = 24;

function bound(word: string): string {
  return word.replaceAll(/[-\u2011]/g, '\u2060-\u2060');
}

/**
 * A name does not break at its own hyphen nor «13–15» at its dash, and a middle dot never begins a line. Word joiners and not U+2011: the serif
 * has no such sign, and another face's would stand out.
 */
export function unbroken(text: string): string {
  return withItsWord(text)
    .replaceAll(/[\p{L}\d]+(?:[-\u2011]\p{L}+)+/gu, (word) => (word.length > LONGEST_BOUND ? word : bound(word)))
    .replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060')
    .replaceAll(' · ', '\u00A0· ');
}
