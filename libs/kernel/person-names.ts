// Short forms of people's names: which word is the surname, what may replace the others.

const NBSP = '\u00A0';
const PATRONYMIC = /(?:ович|евич|ич|овна|евна|ична|инична)$/i;
/** The second word of the patronymic in «Ильдар оглы», «кызы». */
const PATRONYMIC_TAIL = /^(?:оглы|оглу|кызы|гызы|угли|уулу)$/i;
const INITIALS = /^(?:\p{L}\.-?)+$/u;
/** A surname of at most so many letters says too little by itself: «Ли», «Ё». */
const TOO_SHORT = 2;
/** A whole name of at most so many letters is no longer than a surname: «Ё Ми Сон», «Ли А». */
const SHORT_WHOLE = 10;

interface NameParts {
  surname: string;
  /** Initials «А.», «И.» in the order in which they stand after the surname. */
  initials: string[];
}

/** «Берестов Андрей Ильич», «Андрей Ильич Берестов», «А. И. Берестов», «А.И. Берестов», «Берестов А. И.» are one man. */
function partsOf(fullName: string): NameParts {
  const words = fullName
    .replaceAll(/(?<=\p{L}\.)(?=\p{L})/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const names = words.filter((word) => !INITIALS.test(word));
  const isTurned =
    names.length === 3 && words.length === 3 && PATRONYMIC.test(names[1]!) && !PATRONYMIC.test(names[2]!);
  const surname = (isTurned ? names[2] : names[0]) ?? fullName.trim();
  const others = words.filter((word, index) => index !== words.indexOf(surname) && !PATRONYMIC_TAIL.test(word));
  const letters = others.flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return { surname, initials: letters.slice(0, 2).map((letter) => `${letter.toUpperCase()}.`) };
}

/** A name whose surname has one or two letters stays whole if it is short: «Ё Ми Сон». */
function wholeOf(fullName: string, { surname }: NameParts): string | null {
  const name = fullName.trim().replaceAll(/\s+/g, NBSP);
  return [...surname].length <= TOO_SHORT && name.length <= SHORT_WHOLE ? name : null;
}

/** «Салтанова Елена Викторовна» → «Салтанова Е. В.» with no-break spaces. */
export function withInitials(fullName: string): string {
  const parts = partsOf(fullName);
  return wholeOf(fullName, parts) ?? [parts.surname, ...parts.initials].join(NBSP);
}

/** «Салтанова Елена Викторовна» → «Е. В. Салтанова», as in a signature. */
export function signedName(fullName: string): string {
  const parts = partsOf(fullName);
  return wholeOf(fullName, parts) ?? [...parts.initials, parts.surname].join(NBSP);
}

/**
 * Short names for a list, in the given order: surnames alone; equal or very short surnames get initials. A hall screen,
 * the desk and a protocol use the same short names.
 */
export function shortNames(fullNames: readonly string[]): string[] {
  const parts = fullNames.map(partsOf);
  return parts.map((part, index) => {
    const isShared = parts.filter(({ surname }) => surname === part.surname).length > 1;
    const isShort = [...part.surname].length <= TOO_SHORT;
    return isShared || isShort ? withInitials(fullNames[index]!) : part.surname;
  });
}
