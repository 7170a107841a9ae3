// A member's own performers: where in a block their values stand, who is named in an application, and who is the same.

import type { BlockAnswers, Form, FormField } from '@rampa/forms/domain';
import { folded, type FieldTag, type Guid, type RosterKind } from '@rampa/kernel';
import type { Shown } from './shown.ts';

export interface Performer {
  kind: RosterKind;
  name: string;
  /** yyyy-mm-dd */
  birthDate: string | null;
  city: string;
  institution: string;
}

export interface RosterPlace {
  /** Who may be put here. */
  kinds: readonly RosterKind[];
  name: FormField;
  birthDate?: FormField;
  city?: FormField;
  institution?: FormField;
}

const NAMING: readonly [FieldTag, readonly RosterKind[]][] = [
  ['personFullName', ['person']],
  ['collective', ['collective']],
  ['performer', ['person', 'collective']],
];
const NAME_MAX = 300;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** `fields`: of one block. Null: nobody is named in it. */
export function rosterPlace(fields: readonly FormField[]): RosterPlace | null {
  const of = (tag: FieldTag) => fields.find((one) => one.tag === tag && one.kind === 'Text' && !one.isPrivate);
  const [found] = NAMING.flatMap(([tag, kinds]) => {
    const name = of(tag);
    return name ? [{ name, kinds }] : [];
  });
  if (!found) return null;
  const [birthDate, city, institution] = [of('personBirthDate'), of('city'), of('institution')];
  return {
    ...found,
    ...(birthDate && found.kinds.includes('person') ? { birthDate } : {}),
    ...{ ...(city ? { city } : {}), ...(institution ? { institution } : {}) },
  };
}

/** What picking one writes: an empty value leaves what is typed. */
export function rosterAnswers(place: RosterPlace, one: Performer): { field: FormField; text: string }[] {
  const values = { name: one.name, birthDate: one.birthDate ?? '', city: one.city, institution: one.institution };
  return (['name', 'birthDate', 'city', 'institution'] as const).flatMap((key) => {
    const field = place[key];
    return field && values[key] !== '' ? [{ field, text: values[key] }] : [];
  });
}

export type Named = Performer & { block: Guid };

/**
 * Whom the answers that count name. A performer may be a person or a collective: a birth date that is given, or that is owed
 * now (everybody owes it, or a condition that holds asks for it), tells a person, also when it was cleared; without one
 * nobody can tell, and people's blocks name whoever performs.
 */
export function namedIn(form: Form, blocks: readonly BlockAnswers[], shown: Shown): Named[] {
  const ofBlock = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
  return blocks.flatMap(({ guid, blockGuid, answers }) => {
    const place = rosterPlace(ofBlock.get(blockGuid) ?? []);
    if (!place) return [];
    const textOf = (field: FormField | undefined) => {
      const answer = field && !shown.hidden.get(guid)?.includes(`f${field.n}`) ? answers[field.n] : undefined;
      return answer && 't' in answer ? answer.t.replace(/\s+/g, ' ').trim() : '';
    };
    const name = textOf(place.name).slice(0, NAME_MAX);
    if (name === '') return [];
    const born = textOf(place.birthDate);
    const isPerson = born !== '' || (place.birthDate !== undefined && shown.stateOf(guid, place.birthDate).isRequired);
    const kind = place.kinds.length === 1 ? place.kinds[0]! : isPerson ? 'person' : null;
    if (kind === null) return [];
    return [
      {
        ...{ block: guid, kind, name, birthDate: DAY.test(born) && isDay(born) ? born : null },
        ...{ city: textOf(place.city).slice(0, 200), institution: textOf(place.institution).slice(0, 300) },
      },
    ];
  });
}

function isDay(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const days = [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]; // prettier-ignore
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]!;
}

/** One name, and no two birth dates. */
export function isSame(one: Performer, other: Performer): boolean {
  if (one.kind !== other.kind || folded(one.name) !== folded(other.name)) return false;
  return one.birthDate === null || other.birthDate === null || one.birthDate === other.birthDate;
}
