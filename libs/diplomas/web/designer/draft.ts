// What a designer has changed, beside what the server keeps: the difference to send, and what others have changed
// meanwhile. Pure.

import type { DocumentView, PaperBox } from '@rampa/contract';

const PLAIN = ['title', 'recipients', 'awardTitles', 'nominations', 'lastPlace', 'names', 'sheet'] as const;

export type Draft = Pick<DocumentView, (typeof PLAIN)[number] | 'boxes'>;

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, own]) => [key, sorted(own)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const byGuid = (boxes: readonly PaperBox[]) => new Map(boxes.map((box) => [box.guid, box]));
const orderOf = (boxes: readonly PaperBox[]) => boxes.map(({ guid }) => guid);

export interface Difference extends Partial<Omit<Draft, 'boxes'>> {
  boxes: PaperBox[];
  removed: string[];
  order?: string[];
}

/** Null: there is nothing to save. */
export function differenceOf(saved: Draft, draft: Draft): Difference | null {
  const [before, now] = [byGuid(saved.boxes), byGuid(draft.boxes)];
  const boxes = draft.boxes.filter((box) => !isSame(box, before.get(box.guid)));
  const removed = orderOf(saved.boxes).filter((guid) => !now.has(guid));
  const kept = orderOf(saved.boxes).filter((guid) => now.has(guid));
  const isMoved = !isSame(orderOf(draft.boxes), [...kept, ...orderOf(boxes).filter((guid) => !before.has(guid))]);
  const plain = Object.fromEntries(
    PLAIN.filter((key) => !isSame(saved[key], draft[key])).map((key) => [key, draft[key]]),
  );
  if (boxes.length + removed.length === 0 && !isMoved && Object.keys(plain).length === 0) return null;
  return { ...plain, boxes, removed, ...(isMoved ? { order: orderOf(draft.boxes) } : {}) };
}

/** One's own changes stay, everything else becomes what the server keeps now. */
export function rebased(before: Draft, draft: Draft, now: Draft): Draft {
  const [old, own, fresh] = [byGuid(before.boxes), byGuid(draft.boxes), byGuid(now.boxes)];
  const isOwn = (guid: string) => !isSame(old.get(guid), own.get(guid));
  const order = isSame(orderOf(draft.boxes), orderOf(before.boxes)) ? orderOf(now.boxes) : orderOf(draft.boxes);
  const all = [...new Set([...order, ...orderOf(now.boxes), ...orderOf(draft.boxes)])];
  const boxes = all.flatMap((guid) => (isOwn(guid) ? own.get(guid) : fresh.get(guid)) ?? []);
  const plain = Object.fromEntries(
    PLAIN.map((key) => [key, isSame(before[key], draft[key]) ? now[key] : draft[key]]),
  ) as Omit<Draft, 'boxes'>;
  return { ...plain, boxes };
}
