// What is wrong with a program, as the page lists it: who has too little time, and faults of performances by themselves.

import type { ProgramFaults, ProgramItemView, ProgramView } from '@rampa/contract';
import { CLOSED_STATES } from '@rampa/kernel';
import { clashesOf, type Clash, type RestRule, type Stage } from '@rampa/program/domain';

export const FAULT_KINDS = ['clash', 'age', 'length', 'recording'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

type OwnFaults = ProgramFaults['items'][number];

export type Fault =
  | { kind: 'clash'; id: string; clash: Clash; person: string; item: ProgramItemView; second: string }
  | { kind: Exclude<FaultKind, 'clash'>; id: string; item: ProgramItemView; own: OwnFaults };

const OVER: readonly string[] = ['OnStage', 'Done', 'Skipped'];

export function stageOf(program: ProgramView, faults: ProgramFaults): Stage {
  const people = new Map(faults.items.map((one) => [one.itemGuid, one.people]));
  const kept = new Map(faults.kept.map(({ itemGuid, startAt }) => [itemGuid, Date.parse(startAt)]));
  const begins = program.replannedAt ?? program.dateTimeBegin;
  // Performances of a closed protocol keep their order.
  const isOpen = !CLOSED_STATES.has(program.protocolState as never);
  return {
    items: program.items.map(({ guid, kind, duration, isWithdrawn, nominationGuid, block, activity }) => ({
      ...{ guid, kind, isWithdrawn, nominationGuid, block, durationS: duration },
      keptAt: kept.get(guid) ?? null,
      people: people.get(guid) ?? [],
      isMovable: isOpen && activity === 'Waiting',
      isOver: OVER.includes(activity),
    })),
    elsewhere: faults.elsewhere.map(({ itemGuid, person, startAt, endAt }) => ({
      ...{ guid: itemGuid, person, startMs: Date.parse(startAt), endMs: Date.parse(endAt) },
    })),
    beginsMs: begins === null ? null : Date.parse(begins),
    gapS: program.gap,
  };
}

/** The tightest first; where no time is known, the nearest. */
function weightOf({ restMs, between }: Clash): number {
  return restMs ?? (between ?? 0) * 180_000;
}

/** Too little time first, then what is wrong with performances by themselves, in the order of the program. */
export function faultsIn(program: ProgramView, faults: ProgramFaults, stage: Stage, rule: RestRule): Fault[] {
  const items = new Map(program.items.map((item) => [item.guid, item]));
  const clashes = clashesOf(stage, rule)
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .flatMap((clash): Fault[] => {
      const item = items.get(clash.first);
      const { person, first, second } = clash;
      if (!item) return [];
      const id = `clash ${person} ${first} ${second}`;
      return [{ kind: 'clash', id, clash, item, second, person: faults.people[person] ?? '' }];
    });
  const known = new Map(faults.items.map((one) => [one.itemGuid, one]));
  const of = (kind: Exclude<FaultKind, 'clash'>, isWrong: (own: OwnFaults) => boolean) =>
    program.items.flatMap((item): Fault[] => {
      const own = known.get(item.guid);
      return own && !item.isWithdrawn && isWrong(own) ? [{ kind, id: `${kind} ${item.guid}`, item, own }] : [];
    });
  return [
    ...clashes,
    ...of('age', ({ outsideAges }) => outsideAges.length > 0),
    ...of('length', ({ overLimit }) => overLimit > 0),
    ...of('recording', ({ lacksRecording }) => lacksRecording),
  ];
}

export const USUAL_REST: RestRule = { items: 2, minutes: 10 };
export const MOST_REST: RestRule = { items: 30, minutes: 240 };

/** As a person's habit keeps it: «2 10». */
export function restFrom(kept: string | null): RestRule {
  const [items, minutes] =
    /^(\d{1,2}) (\d{1,3})$/
      .exec(kept ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (items === undefined || minutes === undefined) return USUAL_REST;
  return { items: Math.min(items, MOST_REST.items), minutes: Math.min(minutes, MOST_REST.minutes) };
}

export const restKept = ({ items, minutes }: RestRule): string => `${items} ${minutes}`;
