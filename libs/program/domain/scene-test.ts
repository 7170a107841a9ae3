// The timetable of the stage rehearsal: one slot for each performer, long enough for all his performances.

export interface Rehearsed {
  performer: string;
  collective: string;
  city: string;
}

export type SceneTestOrder = 'program' | 'reverse';

/** The slots in order, each with its performances (indexes of `performances`, in the program's order). */
export function sceneTestSlots(performances: readonly Rehearsed[], order: SceneTestOrder): number[][] {
  const slots = new Map<string, number[]>();
  performances.forEach((performance, index) => {
    const key = rehearsedKey(performance) || `#${index}`;
    slots.set(key, [...(slots.get(key) ?? []), index]);
  });
  const inOrder = [...slots.values()];
  return order === 'reverse' ? inOrder.toReversed() : inOrder;
}

/** Performers with the same name and institution: they come to the rehearsal once. */
function rehearsedKey({ performer, collective, city }: Rehearsed): string {
  const name = (performer || collective).trim().toLowerCase();
  return name === '' ? '' : `${name}|${city.trim().toLowerCase()}`;
}
