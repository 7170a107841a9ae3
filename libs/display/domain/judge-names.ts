// Short names of judges for the hall: surnames, with initials only where two are the same.

interface NameParts {
  surname: string;
  initials: string;
}

const PATRONYMIC = /(ич|вна|чна|оглы|кызы)$/i;
const INITIAL = /^\p{L}\.?-?(\p{L}\.)?$/u;

/** «Берестов Андрей Ильич», «Андрей Ильич Берестов», «А. И. Берестов», «Берестов А. И.» → Берестов. */
function partsOf(fullName: string): NameParts {
  const words = fullName
    .replace(/\./g, '. ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const names = words.filter((word) => !INITIAL.test(word));
  const surname = names.length === 3 && PATRONYMIC.test(names[1]!) ? names[2]! : (names[0] ?? fullName.trim());
  const initials = words
    .filter((word) => word !== surname)
    .map((word) => `${word[0]!.toUpperCase()}.`)
    .join('\u00A0');
  return { surname, initials };
}

/** In the order given. Two of the same surname carry their initials: «Берестов А. И.». */
export function shortNames(fullNames: readonly string[]): string[] {
  const parts = fullNames.map(partsOf);
  return parts.map(({ surname, initials }) => {
    const isShared = parts.filter((other) => other.surname === surname).length > 1;
    return isShared && initials !== '' ? `${surname}\u00A0${initials}` : surname;
  });
}
