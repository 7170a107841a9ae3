// Words of a person's name: which one is the first name, which one the surname.

import { FIRST_NAMES } from './first-names.ts';

/** Letters with apostrophes and hyphens inside, in any case: «О’Нил», «Абу-ль-Фарадж», «иванова», «МЕЛЬНИКОВА». */
const NAME = /^\p{L}[\p{L}\u0301]*(?:['’ʼ`‘\-\u2010\u2011]\p{L}[\p{L}\u0301]*)*\.?$/u;
const PATRONYMIC = /(?:ович|евич|овна|евна|ична|инична|^(?:иль|кузьм|лук|никит|савв|фом)ич)$/;
const PATRONYMIC_TAILS: ReadonlySet<string> = new Set(['оглы', 'оглу', 'кызы', 'гызы', 'угли', 'уулу']);
const SURNAME =
  /(?:ов|ова|овы|ев|ева|евы|ёв|ёва|ёвы|ин|ина|ины|ын|ына|ский|ская|ские|цкий|цкая|ой|ый|ий|ая|ко|ук|юк|чик|ич|(?<!ь)ян|янц|дзе|швили|заде|их|ых)$/;
/** Endings that first names do not have: «-ин», «-ий», «-ян» and «-ко» are no proof. */
const SURE_SURNAME =
  /(?:.{3}(?:[ое]в|[ое]ва|[ое]вы)|ск(?:ий|ая|ие|ой)|цк(?:ий|ая|ие|ой)|.{2}ый|енко|чук|щук|янц|дзе|швили|заде|[иы]х)$/;
/** Endings that few first names have: enough beside a listed one that may be a surname itself. */
const LIKELY_SURNAME =
  /(?:.{3}(?:(?<!д)ин|ян|ко|[уюи]к|ич|ый|ий|ая|ман|берг|штейн)|['’ʼ`‘].{3,}|(?:^|-)(?:аль?|эль|ль|ибн|бен|де|ван|тер)-.+)$/;
/** Men's names that hardly ever are a surname without an ending. */
const USUAL_NAMES: ReadonlySet<string> = new Set(
  (
    'александр алексей анатолий андрей антон аркадий арсений артем артемий борис вадим валентин валерий василий ' +
    'виктор виталий владимир владислав всеволод вячеслав геннадий георгий глеб григорий даниил данил денис дмитрий ' +
    'евгений егор иван игорь кирилл константин лев леонид максим матвей михаил николай олег павел петр платон родион ' +
    'семен сергей степан тимофей федор эдуард юрий ярослав артур марк роман руслан тимур станислав святослав ростислав мирослав'
  ).split(' '),
);
/** Men's names that end like women's: a father's name is a surname in much of the East. */
const MEN_IN_A: ReadonlySet<string> = new Set(
  'абдулла ага гамза закария зия илия иса мирза муртаза муса мустафа риза рза хамза яхья кузьма лука савва фома'.split(
    ' ',
  ),
);

/** Small words inside a surname or a father's name: «ван дер», «ибн». */
const PARTICLES: ReadonlySet<string> = new Set(
  'ван фон фан дер ден де ди да ду дю ла ле бен бин ибн аль эль'.split(' '),
);

const folded = (word: string) => word.toLowerCase().replaceAll('ё', 'е').replaceAll('\u0301', '').replace(/\.$/, '');

/** Surnames of one or two letters that are no first names; folded. A list, because their letters do not tell. */
export const SHORT_SURNAMES: ReadonlySet<string> = new Set(
  'ан ву до е ем ко ку ли лю ма не ни но ню о пу се те ти то ту тю у ха хе хо хэ цу че чо чу ше ши шу э ю юй'.split(
    ' ',
  ),
);

/** A word that a name may consist of, in any case. */
export function isNameWord(word: string): boolean {
  return NAME.test(word);
}

/** A name word with a capital letter. */
export function mayBeName(word: string): boolean {
  return isNameWord(word) && word[0] !== word[0]!.toLowerCase();
}

/** A known first name in any case; for a double name the first half decides. */
export function isFirstName(word: string): boolean {
  const [first, ...others] = folded(word).split(/[-\u2010\u2011]/);
  return isNameWord(word) && FIRST_NAMES.has(first!) && others.at(-1) !== 'заде';
}

export function isPatronymic(word: string): boolean {
  const name = folded(word);
  return PATRONYMIC.test(name) || PATRONYMIC_TAILS.has(name);
}

/** «Ордынбаев», «Петрова», «Мазепенко»: a family's name, and no adjective of a title («Донские», «Весёлый»). */
export const isFamilyName = (word: string) =>
  isSureSurname(word) && !/(?:ий|ая|ие|ой|ый|цкая|ская)$/.test(folded(word));

export const isSurname = (word: string) => SURNAME.test(word.toLowerCase().replaceAll('\u0301', ''));

/** A surname whatever stands beside it. */
export const isSureSurname = (word: string) => !isFirstName(word) && SURE_SURNAME.test(lastHalf(word));

/** An ending does not reach over a hyphen: «Бёва» of «Ордынбаев-Бёва» is too short for one. */
const lastHalf = (word: string) =>
  folded(word)
    .split(/[-\u2010\u2011]/)
    .at(-1)!;

/** «Давид», «Нурлан», «Асель»: a listed first name that may as well be the surname of somebody whose own nobody knows. */
function mayBeSurname(word: string): boolean {
  const name = folded(word).split(/[-\u2010\u2011]/)[0]!;
  return !USUAL_NAMES.has(name) && (!/[ая]$/.test(name) || MEN_IN_A.has(name));
}

export const isShortSurname = (word: string) => SHORT_SURNAMES.has(folded(word));
const isLikelySurname = (word: string) => LIKELY_SURNAME.test(folded(word).replaceAll(/[\u2010\u2011]/g, '-'));

export interface NamePlaces {
  family: number;
  /** Indexes of the words whose initials stand behind it. */
  given: number[];
}

/**
 * The rule: the surname, first or last, is the only word with a surname's ending; else the only word that is no first
 * name, no patronymic and does not stand before a patronymic, beside a patronymic or a known first name, which, if it
 * may be a surname too, tells nothing beside a word without a likely ending; else a known surname of one or two letters. Otherwise undefined: nothing tells them apart.
 */
export function familyOf(words: readonly string[]): NamePlaces | undefined {
  const { known, others, fathers } = placesOf(words);
  const sure = others.filter((at) => isSureSurname(words[at]!));
  const isTold = fathers.length > 0 || known.some((at) => !mayBeSurname(words[at]!));
  const family = chosen(words, known, others, { sure, isTold }) ?? namedAfterFather(words, known, others, fathers);
  if (family === undefined) return undefined;
  const first = known.find((at) => at !== family);
  const isTorn = others.length > DOUBLE || !isUnbroken(known, words) || !isUnbroken(others, words);
  // «Мельникова Арина Тунде Адебайо»: whoever the other words name, somebody else must not be lost.
  const rest = [...known, ...others].filter((at) => at !== family).toSorted((one, other) => one - other);
  return { family, given: first === undefined || isTorn ? rest : [first] };
}

/** «Иванова Рабинович Анна» may be one. */
const DOUBLE = 2;

/** Nothing but small words stands between them. */
const isUnbroken = (places: readonly number[], words: readonly string[]) =>
  words.every((word, at) => at < places[0]! || at > places.at(-1)! || places.includes(at) || isParticle(word));

function chosen(
  words: readonly string[],
  known: readonly number[],
  others: readonly number[],
  { sure, isTold }: { sure: readonly number[]; isTold: boolean },
): number | undefined {
  if (sure.length === 1) return sure[0];
  if (known.length > 0) {
    if (sure.length > 1) return sure.includes(0) ? 0 : sure.at(-1);
    const full = others.filter((at) => !isInitial(words[at]!));
    const isFamily = isTold || full.some((at) => isLikelySurname(words[at]!) || isShortSurname(words[at]!));
    return full.length === 1 && isFamily ? full[0] : undefined;
  }
  if (sure.length > 1) return undefined;
  // A Korean given name often has two words: «Ё Ми Сон».
  const short = others.filter((at) => !isInitial(words[at]!) && isShortSurname(words[at]!));
  return short.length === 1 ? short[0] : undefined;
}

/** «Анна Рабинович»: nothing else can be the surname. */
function namedAfterFather(
  words: readonly string[],
  known: readonly number[],
  others: readonly number[],
  fathers: readonly number[],
): number | undefined {
  if (others.length > 0 || !known.some((at) => isFirstName(words[at]!))) return undefined;
  return fathers.find((at) => /[ое]вич$/.test(folded(words[at]!)) && !known.includes(at));
}

/** Which words are first names, which belong to the father's name, and which may be the surname. */
export function placesOf(words: readonly string[]): { known: number[]; others: number[]; fathers: number[] } {
  const isOfFather = (at: number) => at > 0 && isPatronymic(words[at]!) && !isSureSurname(words[at - 1]!);
  const tail = words.findIndex((word, at) => at > 0 && PATRONYMIC_TAILS.has(folded(word)));
  const fathers: number[] = [];
  const known: number[] = [];
  const others: number[] = [];
  words.forEach((word, at) => {
    if (isOfFather(at) || (tail > 0 && at === tail - 1 && at > 0)) fathers.push(at);
    else if (isFirstName(word) || isOfFather(at + 1 < words.length ? at + 1 : 0)) known.push(at);
    else if (!PARTICLES.has(folded(word))) others.push(at);
  });
  return { known, others, fathers };
}

/** «М.» */
export const isInitial = (word: string) => /^\p{L}\.$/u.test(word);
export const isParticle = (word: string) => PARTICLES.has(folded(word));
