// What is ticked in a review, and what is sent of it. A tick is a word, so that the form keeps a plain list.

import type { ProgramDifference, SentBody, CompetitionProgramSynchronization } from '@rampa/contract';

export const tickOf = {
  added: (block: string) => `added ${block}`,
  changed: (item: string, key: string) => `changed ${item} ${key}`,
  withdrawn: (item: string) => `withdrawn ${item}`,
  linked: (item: string) => `linked ${item}`,
};

/** The ticks of each part that can be set at all; the organizer's own words and a second withdrawal are his to choose. */
export function ticksOf(seen: ProgramDifference): Record<'added' | 'changed' | 'withdrawn' | 'doubled', string[]> {
  return {
    added: seen.isClosed ? [] : seen.added.map((one) => tickOf.added(one.applicationBlockGuid)),
    changed: seen.changed.flatMap(({ itemGuid, fields }) =>
      fields.filter(({ isHeld }) => !isHeld).map(({ key }) => tickOf.changed(itemGuid, key)),
    ),
    withdrawn: seen.withdrawn.filter(({ isHeld }) => !isHeld).map(({ itemGuid }) => tickOf.withdrawn(itemGuid)),
    doubled: seen.doubled.flatMap(({ itemGuid, performance }) => (performance ? [tickOf.linked(itemGuid)] : [])),
  };
}

/** As a review begins: whoever comes into a program without nominations is chosen one by one. */
export function firstTicks(seen: ProgramDifference): string[] {
  const { added, changed, withdrawn, doubled } = ticksOf(seen);
  const own = new Set(
    seen.changed.flatMap(({ itemGuid, fields }) =>
      fields.filter(({ isOwn }) => isOwn).map(({ key }) => tickOf.changed(itemGuid, key)),
    ),
  );
  return [
    ...(seen.isByNominations ? added : []),
    ...changed.filter((tick) => !own.has(tick)),
    ...withdrawn,
    ...doubled,
  ];
}

export function reviewed(
  seen: ProgramDifference,
  ticks: readonly string[],
): SentBody<typeof CompetitionProgramSynchronization> {
  const taken = new Set(ticks);
  const offered = [...seen.added, ...seen.doubled.flatMap(({ performance }) => performance ?? [])];
  const moved = [...seen.withdrawn, ...seen.doubled.filter(({ performance }) => performance === null)];
  return {
    token: seen.token,
    added: offered.map((one) => one.applicationBlockGuid).filter((block) => taken.has(tickOf.added(block))),
    changed: seen.changed.flatMap(({ itemGuid, fields }) => {
      const keys = fields.map(({ key }) => key).filter((key) => taken.has(tickOf.changed(itemGuid, key)));
      return keys.length === 0 ? [] : [{ itemGuid, keys }];
    }),
    withdrawn: moved.map(({ itemGuid }) => itemGuid).filter((guid) => taken.has(tickOf.withdrawn(guid))),
    linked: seen.doubled.map(({ itemGuid }) => itemGuid).filter((guid) => taken.has(tickOf.linked(guid))),
  };
}

export const isEmpty = ({ added, changed, withdrawn, doubled }: ProgramDifference): boolean =>
  added.length + changed.length + withdrawn.length + doubled.length === 0;
