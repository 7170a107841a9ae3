// What a paper says of whoever it is for.

import type { ProgramItemView } from '@rampa/contract';
import { awardOfDiploma, quoted, teachersLine, verbOf, type Facts } from '@rampa/diplomas/domain';
import { folded } from '@rampa/kernel';
import type { PaperRecordFace, Performing } from './paper-record-face.ts';
import type { DocumentRow } from '../persistence/template-tables.ts';

/** Whom a paper of the document is for, in the order of the awarding or of the programs. */
export type WhoseRecords = Pick<DocumentRow, 'recipients' | 'awardTitles' | 'nominations' | 'lastPlace' | 'names'>;

export const PERSON = { kind: 'person', peopleCount: 1 } as const;
export const NONE = { item: null, application: null, program: null, prize: null, isReady: true, performing: PERSON };

export const withoutView = ({ view: _view, place: _place, ...one }: Performing): PaperRecordFace => one;

/** By title, nomination and place, each where the template says it. */
export function whoseOf({ awardTitles, nominations, lastPlace }: WhoseRecords): (one: Performing) => boolean {
  const [titles, those] = [new Set(awardTitles.map(folded)), new Set(nominations.map(folded))];
  return ({ facts, view, place }) =>
    (titles.size === 0 || titles.has(folded(facts.award))) &&
    (those.size === 0 || those.has(folded(view.nomination))) &&
    (lastPlace === null || (place !== null && place <= lastPlace));
}

/** A blank of the reserve: what is known of the event, and room for the rest. */
export const blankOf = (common: Facts, key: string, name: string): PaperRecordFace => ({
  ...{ ...NONE, key, name, detail: '', performing: null, facts: common },
});

/** People and firms may be named alike. */
const UNSAID = { kind: 'unknown', peopleCount: 1 } as const;

/** Of a name typed by hand. */
export const keyOfNamed = (name: string) => `named:${folded(name)}`.slice(0, 200);

export function named(common: Facts, name: string): PaperRecordFace {
  return {
    ...{ ...NONE, key: keyOfNamed(name), name, detail: '', performing: UNSAID },
    facts: { ...common, recipient: name, verb: 'награждается' },
  };
}

export function detailOf({ pieceTitle, number }: ProgramItemView): string {
  return [number ? `№\u00A0${number}` : '', pieceTitle].filter((part) => part !== '').join(', ');
}

export function factsOf(view: ProgramItemView, award: string): Partial<Facts> {
  const { performer, collective, institution, city, teachers, pieceTitle, group, performerKind, peopleCount } = view;
  return {
    ...{ recipient: performer, performer, institution, city, teachers, award, awardOf: awardOfDiploma(award) },
    ...{ verb: verbOf(performer, performerKind, peopleCount), collective: collective === performer ? '' : collective },
    ...{ from: [institution, city].filter((part) => part !== '').join(', '), leaders: teachersLine(teachers) },
    ...{ piece: quoted(pieceTitle), nomination: group.replaceAll(' · ', ', ') },
  };
}

/** «рук. Ветлугина Инна, концертмейстер Ли А.» → the two names, without what they are. */
export const teachersOf = ({ facts }: PaperRecordFace): string[] => teacherNames(facts.teachers);

export function teacherNames(teachers: string): string[] {
  return teachers
    .split(/[,;]/)
    .map((part) => part.replace(/^\s*(?:[а-яё]+\.?[\s:—–-]+)+(?=\p{Lu})/u, '').trim())
    .filter((name) => name !== '');
}

export const institutionOf = ({ facts }: PaperRecordFace): string[] =>
  [facts.institution].filter((name) => name !== '');

const keyOfGathered = (kind: 'teachers' | 'institutions', name: string) =>
  `${kind === 'teachers' ? 'teacher' : 'institution'}:${folded(name)}`.slice(0, 200);
export const keyOfTeacher = (name: string) => keyOfGathered('teachers', name);

/** One paper for each name, whatever number of performances it stands at; they are named one after another. */
export function gathered(
  performances: readonly PaperRecordFace[],
  namesOf: (one: PaperRecordFace) => string[],
  kind: 'teachers' | 'institutions',
): PaperRecordFace[] {
  const found = new Map<string, { name: string; of: PaperRecordFace[] }>();
  for (const one of performances) {
    for (const name of new Set(namesOf(one))) {
      const known = found.get(folded(name));
      if (known) known.of.push(one);
      else found.set(folded(name), { name, of: [one] });
    }
  }
  return [...found.values()].map(({ name, of }) => {
    const [first] = of;
    const performers = [...new Set(of.map(({ facts }) => facts.performer))].join('; ');
    return {
      ...{ ...first!, key: keyOfGathered(kind, name) },
      ...{ name, detail: performers, item: null, isReady: true, performing: kind === 'teachers' ? PERSON : null },
      facts: { ...first!.facts, recipient: name, performer: performers, verb: 'награждается' },
    };
  });
}
