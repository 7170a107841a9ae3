// People's names for short: which word is the surname, what may stand for the others.

const NBSP = '\u00A0';
const PATRONYMIC = /(?:ович|евич|ич|овна|евна|ична|инична)$/i;
/** «Ильдар оглы», «кызы»: the patronymic's second word. */
const PATRONYMIC_TAIL = /^(?:оглы|оглу|кызы|гызы|угли|уулу)$/i;
const INITIALS = /^(?:\p{L}\.-?)+$/u;
/** A surname of so few letters says too little by itself: «Ли», «Ё». */
const TOO_SHORT = 2;
/** A whole name that is no longer than a surname is: «Ё Ми Сон», «Ли А». */
const SHORT_WHOLE = 10;

interface NameParts {
  surname: string;
  /** «А.», «И.», in the order in which they stand behind the surname. */
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

/** A name whose surname is a letter or two stays whole, when it is not long: «Ё Ми Сон». */
function wholeOf(fullName: string, { surname }: NameParts): string | null {
  const name = fullName.trim().replaceAll(/\s+/g, NBSP);
  return [...surname].length <= TOO_SHORT && name.length <= SHORT_WHOLE ? name : null;
}

/** «Салтанова Елена Викторовна» → «Салтанова Е. В.» with no-break spaces. */
export function withInitials(fullName: string): string {
  const parts = partsOf(fullName);
  return wholeOf(fullName, parts) ?? [parts.surname, ...parts.initials].join(NBSP);
}

/** «Салтанова Елена Викторовна» → «Е. В. Салтанова», as one signs. */
export function signedName(fullName: string): string {
  const parts = partsOf(fullName);
  return wholeOf(fullName, parts) ?? [...parts.initials, parts.surname].join(NBSP);
}

/**
 * In the order given: surnames alone; those of one surname, or of a very short one, with their initials. What fits beside a
 * mark in the hall, at the desk, in a protocol is the same everywhere.
 */
export function shortNames(fullNames: readonly string[]): string[] {
  const parts = fullNames.map(partsOf);
  return parts.map((part, index) => {
    const isShared = parts.filter(({ surname }) => surname === part.surname).length > 1;
    const isShort = [...part.surname].length <= TOO_SHORT;
    return isShared || isShort ? withInitials(fullNames[index]!) : part.surname;
  });
}
