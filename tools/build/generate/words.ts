// Spellings of one name in different places.

/** `GetByCompetition` → `get-by-competition` */
export const kebabOf = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2').toLowerCase();

/** `award-lists` → `AwardLists` */
export const pascalOf = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const lowerFirst = (name: string): string => name[0]!.toLowerCase() + name.slice(1);
/** `award-lists` → `awardLists` */
export const camelOf = (name: string): string => lowerFirst(pascalOf(name));

/** Class name of a use case: `Requisite/Create` → `CreateRequisite`, `CompetitionProgramItem/UndoStep` → `UndoStep`. */
export const deedOf = (prefix: string, name: string): string => (/^[A-Z][a-z]+$/.test(name) ? name + prefix : name);
/** Class name of a list's query: `Souvenir/GetByCompetition` → `ListSouvenirs`. */
export const listOf = (prefix: string): string => `List${prefix}s`;

const quotedAll = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
/** `['a', 'b']` */
export const listed = (words: readonly string[]): string => `[${quotedAll(words)}]`;

/** Joins lines, without those that are left out. */
export const lines = (...given: readonly (string | null)[]): string => given.filter((one) => one !== null).join('\n');
