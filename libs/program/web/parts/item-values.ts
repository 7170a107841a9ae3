// Converts between the form of an item and the item that is sent: people write a duration, the program counts seconds.

import type { ProgramItemView } from '@rampa/contract';
import type { ItemKind, PerformerKind } from '@rampa/kernel';
import { durationText } from '@rampa/platform/web/desk';
import { KIND_WORDS } from '../order/words.ts';
import { guessUnit, readDuration, USUAL } from '../paste/durations.ts';
import type { knownValues } from '../paste/known-values.ts';
import { chosenValues } from '../paste/new-values.ts';

const TEXTS = [
  'number',
  'block',
  'performer',
  'collective',
  'pieceTitle',
  'authors',
  'city',
  'institution',
  'teachers',
  'title',
  'presenterText',
  'note',
] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

export interface ItemValues extends Texts {
  kind: ItemKind;
  performerKind: PerformerKind;
  /** As typed: «3:40». */
  duration: string;
  /** Empty when unknown. */
  peopleCount: number | '';
  nominationGuid: string | null;
  groupValues: Record<string, string>;
  participantUserGuid: string | null;
}

/** The part, nomination and groups of a neighbour: a latecomer competes with those beside whom he is put. */
export type Joined = Pick<ItemValues, 'block' | 'nominationGuid' | 'groupValues'>;

export function joinedOf(items: readonly ProgramItemView[], after: ProgramItemView | null): Joined {
  const block = (after ?? items.at(-1))?.block ?? '';
  return { block, nominationGuid: after?.nominationGuid ?? null, groupValues: after?.groupValues ?? {} };
}

export function valuesOf(item: ProgramItemView | null, joined: Joined): ItemValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, item?.[name] ?? ''])) as Texts;
  return {
    ...(item ? texts : { ...texts, block: joined.block }),
    kind: item?.kind ?? 'performance',
    performerKind: item?.performerKind ?? 'unknown',
    duration: item && item.duration > 0 ? durationText(item.duration) : '',
    peopleCount: item && item.peopleCount > 0 ? item.peopleCount : '',
    nominationGuid: (item ?? joined).nominationGuid,
    groupValues: (item ?? joined).groupValues,
    participantUserGuid: item?.participantUserGuid ?? null,
  };
}

/** Seconds; null when it is not a duration. */
export function durationOf(text: string): number | null {
  const typed = text.trim();
  return typed === '' ? 0 : readDuration(typed, { ...USUAL, unit: guessUnit('', [typed]) ?? USUAL.unit });
}

export function faultsOf({ kind, performer, collective, title, duration }: ItemValues) {
  const isPerformance = kind === 'performance';
  const seconds = durationOf(duration);
  return {
    performer: isPerformance && performer.trim() === '' && collective.trim() === '' ? 'Кто выступает?' : undefined,
    title: !isPerformance && title.trim() === '' ? 'Как назвать?' : undefined,
    duration: seconds === null || seconds > 86_400 ? 'Запишите как 3:40' : undefined,
  };
}

export function bodyOf(values: Omit<ItemValues, 'participantUserGuid'>, known: ReturnType<typeof knownValues>) {
  const isPerformance = values.kind === 'performance';
  return {
    ...values,
    title: isPerformance ? values.title : values.title || KIND_WORDS[values.kind],
    duration: durationOf(values.duration) ?? 0,
    peopleCount: values.peopleCount === '' ? 0 : values.peopleCount,
    nominationGuid: isPerformance ? values.nominationGuid : null,
    groupValues: isPerformance ? chosenValues(values.groupValues, known) : {},
  };
}
