// Binds what must not part at a line's end: initials with their surname, the two words of a person in a list, a number with
// the word before or after it, a dash with the word before it. No letter changes, and no space is added. Screens and papers use the same function.

const NBSP = '\u00A0';

/** Longest run of bound words in characters: a longer one would break inside a word in a narrow column. */
export const LONGEST_BOUND = 24;

const SURNAME = String.raw`\p{Lu}[\p{L}\u0301]+(?:[-\u2010\u2011’'][\p{L}]+)*`;
const GAP = '[ \u00A0]?';
const INITIALS = String.raw`\p{Lu}\.(?:${GAP}\p{Lu}\.){0,2}`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}.])${INITIALS}${GAP}${SURNAME}`, 'gu');
/** «Мельникова А.», but not «Романс А. Алябьева». */
const AFTER = new RegExp(String.raw`(?<!\p{L})${SURNAME} ${INITIALS}(?!${GAP}\p{Lu})`, 'gu');
const JOINT = /(\s*[,;:+&/|()]\s*|\s+(?:и|с|and)\s+)/u;
/** «№ 2», «соч. 18», «часть I», «13–15 лет»: the space before or after a number. */
const COUNTED = /(?<=№|соч\.|op\.|часть) (?=[\dIVX])|(?<=\d) (?=лет|чел)/giu;
const WORD = new RegExp(`^${SURNAME}$`, 'u');

/** Looks at the length and the words first: the pattern costs a phone a frame when it is run for the first time. */
function isPerson(part: string, longest: number): boolean {
  const words = part.length <= longest ? part.split(' ') : [];
  return words.length === 2 && words.every((word) => WORD.test(word));
}

function bind(run: string, longest: number): string {
  const parts = run.replaceAll(' ', NBSP);
  if (parts.length <= longest) return parts;
  // Initials stay together in any case: «Г. П. / Преображенского-Рождественского».
  return parts.replace(/(?<!\.)\u00A0|\u00A0(?!\p{Lu}\.)/gu, ' ');
}

/** Replaces plain spaces by no-break ones inside names: «памяти Г. П. Ющенко-Щукина», «Соколова Ева + Соколов Лев». */
export function boundNames(text: string, longest = LONGEST_BOUND): string {
  const withInitials = text
    .replaceAll(BEFORE, (run) => bind(run, longest))
    .replaceAll(AFTER, (run) => bind(run, longest))
    .replaceAll(COUNTED, NBSP)
    .replaceAll(/ (?=[—–] )/g, NBSP);
  const parts = withInitials.split(JOINT);
  if (parts.length === 1) return withInitials;
  return parts.map((part) => (isPerson(part, longest) ? part.replace(' ', NBSP) : part)).join('');
}
