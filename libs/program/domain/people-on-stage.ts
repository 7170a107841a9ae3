// Who stands on stage more than once: one of the member's list is himself, others are known by their names. A collective
// that performs twice changes its costumes as a person does.

import { folded, type Guid, type PerformerKind } from '@rampa/kernel';
import { namesInRow } from './names-in-row.ts';
import { textPartsOf } from './performer-text.ts';

export interface NamedPerson {
  /** Of a member's own list. */
  performer: Guid | null;
  name: string;
  birthDate: string | null;
}

export interface Cast {
  performer: string;
  collective: string;
  performerKind: PerformerKind;
  /** As the application names them; empty: nobody asked, or typed by hand. */
  people: readonly NamedPerson[];
}

/** For each cast the numbers of those who stand in it, and how each number is called. */
export function peopleOnStage(casts: readonly Cast[]): { names: string[]; of: number[][] } {
  const named = casts.map(namesOf);
  const groups = new Groups();
  const first = new Map<string, number>();
  const all = named.flat();
  all.forEach((person, at) => {
    if (person.performer === null) return;
    const known = first.get(person.performer);
    if (known === undefined) first.set(person.performer, at);
    else groups.join(known, at, all);
  });
  const alike = Map.groupBy(all.keys(), (at) => keyOf(all[at]!));
  for (const [key, places] of alike) {
    if (key === '') continue;
    const [begin, ...others] = [...places];
    for (const at of others) groups.join(begin!, at, all);
  }
  const numbers = new Map<number, number>();
  const names: string[] = [];
  let at = 0;
  const of = named.map((people) => {
    const own = people.map(() => {
      const root = groups.rootOf(at);
      at += 1;
      if (!numbers.has(root)) numbers.set(root, names.push(all[root]!.name) - 1);
      return numbers.get(root)!;
    });
    return [...new Set(own)];
  });
  return { names, of };
}

interface Person extends NamedPerson {
  isCollective: boolean;
}

function namesOf({ performer, collective, performerKind, people }: Cast): Person[] {
  if (people.length > 0) return people.map((one) => ({ ...one, isCollective: false }));
  const typed = (name: string, isCollective: boolean) => ({ performer: null, name, birthDate: null, isCollective });
  const parts = performerKind === 'collective' ? [] : textPartsOf(performer);
  const isOfCollective = parts.some((part) => part.isOfCollective);
  const rows = isOfCollective ? [] : parts.flatMap(({ words }) => namesInRow(words));
  const names = rows.filter((words) => words.length > 1 && words.length < 5);
  if (names.length > 0) return names.map((words) => typed(words.join(' '), false));
  const whole = (performer || collective).trim();
  return whole === '' ? [] : [typed(whole, true)];
}

/** «Мельникова Арина» is «Арина Мельникова»; one word alone says nothing of a person. */
function keyOf({ name, isCollective }: Person): string {
  if (isCollective) return `collective ${folded(name).replace(/[«»"„“]/g, '')}`;
  const words = folded(name).split(' ');
  return words.length < 2 ? '' : words.toSorted().join(' ');
}

/** Who is one. Two birth dates are two people, whatever they are called. */
class Groups {
  readonly #parents = new Map<number, number>();
  readonly #births = new Map<number, string>();

  rootOf(at: number): number {
    const parent = this.#parents.get(at);
    return parent === undefined ? at : this.rootOf(parent);
  }

  join(one: number, other: number, all: readonly Person[]): void {
    const [root, joined] = [this.rootOf(one), this.rootOf(other)];
    if (root === joined) return;
    const [a, b] = [this.#birthOf(root, all), this.#birthOf(joined, all)];
    if (a !== null && b !== null && a !== b) return;
    this.#parents.set(joined, root);
    const birth = a ?? b;
    if (birth !== null) this.#births.set(root, birth);
  }

  #birthOf(root: number, all: readonly Person[]): string | null {
    return this.#births.get(root) ?? all[root]!.birthDate;
  }
}
