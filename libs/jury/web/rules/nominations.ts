// The nominations that a judge rates; an empty list means all, future ones included.

/** The list after one tick; null when the tick would leave the judge without any nomination. */
export function toggled(given: readonly string[], nomination: string, all: readonly string[]): string[] | null {
  const held = given.length === 0 ? all : given;
  const next = held.includes(nomination) ? held.filter((guid) => guid !== nomination) : [...held, nomination];
  if (next.length === 0) return null;
  return all.every((guid) => next.includes(guid)) ? [] : next;
}
