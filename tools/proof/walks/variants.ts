// The guids that one call is tried with: a person's own, another's, missing, malformed, and mixtures.

import type { CallDefinition } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { NAMES } from './kinds.ts';
import type { Content } from './more-content.ts';
import type { Request } from './target.ts';
import type { Person } from './people.ts';
import { ABSENT, requestOf, type Known, type Making, type Slot } from './sample.ts';
import { valuesOf, type Named, type World } from './world.ts';

export interface Variant {
  name: string;
  request: Request;
  named: readonly Named[];
  /** Every guid is present and well formed. */
  isRead: boolean;
  /** Names something personal that belongs to another or does not exist. */
  isAnothers: boolean;
}

export interface Form {
  shape: number;
  slots: readonly Slot[];
  /** Fields that name personal things. */
  personal: readonly string[];
  program: number;
}

const MALFORMED = 'не-guid';

type Choice = 'own' | 'foreign' | 'second' | 'random' | 'malformed' | 'missing' | 'astray';

/** One shape of a request. Null: the world has no things for all of its guids in one program. */
export async function formOf(
  world: World,
  call: CallDefinition,
  person: Person,
  shape: number,
  programs: readonly number[] = [0, 1, 2, 3],
): Promise<Form | null> {
  const slots: Slot[] = [];
  const personal = new Set<string>();
  const making: Making = {
    ...{ chance: world.chance, shape, isFull: true, listed: 2 },
    guid: (slot) => (slots.push(slot), newGuid()),
    named: (name) => {
      if ((NAMES[`${call.id}.${name}`] ?? NAMES[name])?.isPersonal) personal.add(name);
      return undefined;
    },
  };
  requestOf(call, making);
  for (const program of programs) {
    const things = await Promise.all(slots.map((slot) => world.thing(slot, person, person.home, program)));
    const isWhole = things.every((thing, index) => thing !== undefined || isSpare(slots[index]!));
    if (isWhole) {
      const found = slots.filter((_, index) => things[index] !== undefined);
      return { shape, slots: found, personal: [...personal], program };
    }
  }
  return null;
}

/** A list need not be longer than the things there are. */
function isSpare(slot: Slot): boolean {
  return !slot.isRequired && slot.isList;
}

const keyOf = (slot: Slot): string => `${slot.path}#${slot.nth}`;

interface Asked {
  name: string;
  choices: readonly Choice[];
  personal?: Choice;
  isFull?: boolean;
}

export async function variantsOf(world: World, call: CallDefinition, person: Person, form: Form): Promise<Variant[]> {
  const all = (choice: Choice): Choice[] => form.slots.map(() => choice);
  const only = (at: number, choice: Choice): Choice[] => form.slots.map((_, index) => (index === at ? choice : 'own'));
  const asked: Asked[] = [{ name: 'свои', choices: all('own') }];
  if (form.slots.length > 0 || form.personal.length > 0) {
    asked.push(
      { name: 'чужие', choices: all('foreign'), personal: 'foreign' },
      { name: 'случайные', choices: all('random'), personal: 'random' },
    );
  }
  // Whose things are foreign is told by the organizer alone, so in a short walk one employee tries them for all.
  const isSpared = person.kind === 'employee' && person.name !== 'сотрудник: всё';
  if (person.care < 3) return made(world, call, person, form, asked.slice(0, isSpared ? 1 : 3));
  if (form.personal.length > 0) {
    asked.push({ name: 'испорченные', choices: all('own'), personal: 'malformed' });
    asked.push({ name: 'без guid', choices: all('own'), personal: 'missing' });
  }
  for (const [index, slot] of form.slots.entries()) {
    asked.push({ name: `испорчен ${slot.path}`, choices: only(index, 'malformed') });
    asked.push({ name: `другого рода ${slot.path}`, choices: only(index, 'astray') });
    if (slot.isRequired && !slot.isList) asked.push({ name: `нет ${slot.path}`, choices: only(index, 'missing') });
    if (form.slots.length === 1) continue;
    asked.push({ name: `чужой ${slot.path}`, choices: only(index, 'foreign') });
    asked.push({ name: `второго мероприятия ${slot.path}`, choices: only(index, 'second') });
  }
  return made(world, call, person, form, asked);
}

export async function ownVariant(world: World, call: CallDefinition, person: Person, form: Form, isFull = true) {
  const choices = form.slots.map((): Choice => 'own');
  return (await made(world, call, person, form, [{ name: 'свои', choices, isFull }]))[0];
}

async function made(world: World, call: CallDefinition, person: Person, form: Form, asked: readonly Asked[]) {
  const homes = { own: person.home, foreign: world.strangerTo(person), second: world.secondOf(person) };
  const names = await world.named(call, person, person.home, form.program);
  const variants: Variant[] = [];
  for (const { name, choices, personal = 'own', isFull = true } of asked) {
    const named = new Map<string, Named | 'malformed' | 'missing'>();
    for (const [index, slot] of form.slots.entries()) {
      const choice = choices[index]!;
      if (choice === 'malformed' || choice === 'missing') named.set(keyOf(slot), choice);
      else {
        const thing = await chosen(world, person, slot, choice, homes, form.program);
        if (thing) named.set(keyOf(slot), thing);
      }
    }
    const own = personal === 'own';
    const private_ = own ? names : await others(world, call, person, form, personal, names);
    const request = requestOf(call, {
      ...{ chance: world.chance, shape: form.shape, isFull, listed: 2 },
      guid: (slot) => {
        const found = named.get(keyOf(slot));
        if (!found || found === 'missing') return ABSENT;
        return found === 'malformed' ? MALFORMED : found.value;
      },
      named: (field) => known(call, field, form, private_),
    });
    variants.push({
      ...{ name, request },
      named: [...named.values()].filter((each) => typeof each === 'object'),
      isRead: ![...choices, personal].some((choice) => choice === 'malformed' || choice === 'missing'),
      isAnothers: form.personal.length > 0 && (!own || form.personal.some((field) => !names.get(field)?.length)),
    });
  }
  return variants;
}

function known(call: CallDefinition, field: string, form: Form, names: Map<string, unknown[]>): Known | undefined {
  const found = names.get(field);
  if (found) {
    if (found.length > 0) return { value: found[0], isForced: found[0] === MALFORMED || found[0] === ABSENT };
    return form.personal.includes(field) ? { value: newGuid() } : undefined;
  }
  const values = valuesOf(call, field);
  return values && { value: values[form.shape % values.length] };
}

async function chosen(
  world: World,
  person: Person,
  slot: Slot,
  choice: Exclude<Choice, 'malformed' | 'missing'>,
  homes: Record<'own' | 'foreign' | 'second', Content>,
  program: number,
): Promise<Named | null> {
  if (choice === 'random') return { ...slot, value: newGuid(), of: null };
  if (choice === 'astray') {
    const value = slot.kind === 'competition' ? homes.own.programs[0]! : homes.own.event;
    return { ...slot, value, of: null };
  }
  const thing = await world.thing(slot, person, homes[choice], program);
  if (!thing && slot.nth > 0) return null; // a shorter list
  if (!thing) throw new Error(`The world has no «${slot.kind}» for ${choice}: make one in every event (content.ts)`);
  return thing;
}

/** Personal things of another person, of nobody, or malformed. */
async function others(
  world: World,
  call: CallDefinition,
  person: Person,
  form: Form,
  choice: Choice,
  own: Map<string, unknown[]>,
): Promise<Map<string, unknown[]>> {
  const boss = world.person('организатор');
  // Compared by name, because a whole walk sends copies of everybody.
  const another = person.name === boss.name ? world.person('сотрудник: всё') : boss;
  const theirs = await world.named(call, another, another.home, form.program);
  const values: Partial<Record<Choice, (field: string) => unknown[]>> = {
    foreign: (field) => theirs.get(field) ?? [],
    random: () => [newGuid()],
    malformed: () => [MALFORMED],
    missing: () => [ABSENT],
  };
  return new Map(
    [...own].map(([field, found]) => [field, form.personal.includes(field) ? values[choice]!(field) : found]),
  );
}
