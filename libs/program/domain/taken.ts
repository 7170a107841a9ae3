// What a performance takes from its application: values by the names of the item's fields. A group field is
// `group.<guid>`, and its value is the words of the answer.

import type { PerformanceFacts } from '@rampa/applications/domain';
import { foldedValue } from '@rampa/competitions/domain';
import { folded, type Guid, type PerformerKind } from '@rampa/kernel';

export type TakenValue = string | number | null;
export type Taken = Readonly<Record<string, TakenValue>>;

/** Longest texts of an item that an application may give. */
const LONGEST = {
  performer: 300,
  collective: 300,
  pieceTitle: 500,
  city: 200,
  institution: 300,
  teachers: 500,
  presenterText: 5000,
} as const;
const GROUP_VALUE_MAX = 200;
const LONGEST_S = 86_400;
const MOST_PEOPLE = 10_000;

export const TAKEN_TEXTS = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

export const TAKEN_WORDS: Readonly<Record<string, string>> = {
  performer: 'Исполнитель',
  collective: 'Коллектив',
  pieceTitle: 'Произведение',
  city: 'Город',
  institution: 'Учреждение',
  teachers: 'Педагоги',
  presenterText: 'Слово ведущего',
  duration: 'Длительность',
  peopleCount: 'Сколько человек',
  nominationGuid: 'Номинация',
  participantUserGuid: 'Участник портала',
};

export const groupKey = (field: Guid): string => `group.${field}`;
export const groupOfKey = (key: string): Guid | null => (key.startsWith('group.') ? key.slice(6) : null);

/** Who competes with whom rests on it. */
export const isOfComposition = (key: string): boolean => key === 'nominationGuid' || groupOfKey(key) !== null;

export interface TakenFrom extends PerformanceFacts {
  member: Guid | null;
  nominationTitles: readonly string[];
  recordedS: number | null;
}

export interface KnownGroups {
  /** Of the organizer's «Номинации». */
  nominations: readonly { guid: Guid; title: string }[];
  fields: readonly { guid: Guid; tag: string }[];
}

/** What the form does not ask for is left out, so that nothing of it is ever changed. */
export function takenFrom(given: TakenFrom, known: KnownGroups): Taken {
  const texts = TAKEN_TEXTS.flatMap((key) => {
    const said = given.texts[key];
    return said === undefined ? [] : [[key, cut(said, LONGEST[key])] as const];
  });
  const groups = (['ageCategory', 'form', 'level'] as const).flatMap((tag) => {
    const field = known.fields.find((one) => one.tag === tag);
    const said = given.texts[tag];
    return field && said !== undefined ? [[groupKey(field.guid), cut(said, GROUP_VALUE_MAX)] as const] : [];
  });
  const { durationS, recordedS, peopleCount, nominations, member } = given;
  const length = durationS || recordedS;
  return {
    ...Object.fromEntries([...texts, ...groups]),
    ...(durationS === undefined && recordedS === null ? {} : { duration: Math.min(length ?? 0, LONGEST_S) }),
    ...(peopleCount === undefined ? {} : { peopleCount: Math.min(peopleCount, MOST_PEOPLE) }),
    ...(nominations === undefined ? {} : { nominationGuid: nominationOf(given, known) }),
    // Whoever comes later to an application of his takes its performances over.
    participantUserGuid: member,
  };
}

/** The line itself, or the one of «Номинации» that is called so. */
function nominationOf({ nominations = [], nominationTitles }: TakenFrom, known: KnownGroups): Guid | null {
  const guids = new Set(known.nominations.map(({ guid }) => guid));
  const own = nominations.find((guid) => guids.has(guid));
  if (own) return own;
  const titles = nominationTitles.map(folded);
  return known.nominations.find(({ title }) => titles.includes(folded(title)))?.guid ?? null;
}

/** Who stands on stage, where the people of the application are those whom its performer names. */
export function performerKindOf({ texts, people }: Pick<PerformanceFacts, 'texts' | 'people'>): PerformerKind {
  const performer = folded(texts.performer ?? '');
  if (performer === '' || people.length === 0 || people.length > 4) return 'unknown';
  if (!people.every(({ name }) => performer.includes(folded(name)))) return 'unknown';
  return people.length === 1 ? 'person' : 'people';
}

export function isSameTaken(key: string, one: TakenValue | undefined, other: TakenValue | undefined): boolean {
  const [a, b] = [one ?? '', other ?? ''];
  if (groupOfKey(key) !== null) return foldedValue(String(a)) === foldedValue(String(b));
  // A length or a number of people that nobody knows is 0.
  return a === b || (!a && !b);
}

function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('').trim();
}
