// Which nominations a judge rates; the empty list means all of them, also those to come.

/** The list after one tick; null when the tick would leave the judge without any nomination. */
export function toggled(given: readonly string[], nomination: string, all: readonly string[]): string[] | null {
  const held = given.length === 0 ? all : given;
  const next = held.includes(nomination) ? held.filter((guid) => guid !== nomination) : [...held, nomination];
  if (next.length === 0) return null;
  return all.every((guid) => next.includes(guid)) ? [] : next;
}
