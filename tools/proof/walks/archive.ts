// Proves that nothing of an archived event can be written: each writing call that names one, by everybody who may make
// it, is refused with the same text and changes no row. Exceptions are declared in the contract.

import { CALLS, CompetitionArchiveOrUnarchive, type CallDefinition } from '@rampa/contract';
import { Rules } from './expected.ts';
import type { Person } from './people.ts';
import { shapesOf } from './sample.ts';
import { Stored } from './stored.ts';
import { formOf, ownVariant } from './variants.ts';
import type { World } from './world.ts';

export interface ArchiveReport {
  requests: number;
  /** Calls refused because of the archive. */
  refused: string[];
  /** Calls that work in the archive, as the contract says. */
  answered: string[];
  faults: string[];
}

const WRITERS = ['организатор', 'сотрудник: всё', 'участник', 'судья', 'ведущий'];

export async function archiveWalk(world: World, calls: readonly CallDefinition[] = CALLS): Promise<ArchiveReport> {
  await setArchived(world, true);
  const stored = await Stored.keep(world.target);
  const report = { requests: 0, refused: new Set<string>(), answered: new Set<string>(), faults: [] as string[] };
  const rules = new Rules();
  for (const call of calls.filter(({ kind }) => kind === 'write')) {
    for (const name of WRITERS) {
      const person = world.person(name);
      for (let shape = 0; shape < shapesOf(call); shape++) {
        const said = await answerTo(world, rules, call, person, shape);
        if (!said) continue;
        report.requests++;
        const isRefused = /"code":"archived"/.test(said.text) && said.status === 409;
        if (call.inArchive) {
          report.answered.add(call.id);
          if (isRefused || said.status >= 500) report.faults.push(`${call.id}, ${name}: ${said.text.slice(0, 160)}`);
          await stored.restore(await stored.changed());
          continue;
        }
        report.refused.add(call.id);
        if (!isRefused) report.faults.push(`${call.id}, ${name}: ${said.status} ${said.text.slice(0, 160)}`);
        const changed = await stored.changed();
        if (changed.length > 0) report.faults.push(`${call.id}, ${name}: changed ${changed.join(', ')}`);
        await stored.restore(changed);
      }
    }
  }
  await setArchived(world, false);
  world.forget();
  return { ...report, refused: [...report.refused].sort(), answered: [...report.answered].sort() };
}

/** The call's answer to a person who may make it; null when he may not, or when it names no event. */
async function answerTo(world: World, rules: Rules, call: CallDefinition, person: Person, shape: number) {
  const form = await formOf(world, call, person, shape);
  const variant = form && (await ownVariant(world, call, person, form));
  if (!variant || rules.expected(call, person, variant.named, true) !== 'in') return null;
  const isOfEvent = person.event !== null || variant.named.some(({ of }) => of?.event === person.home.event);
  return isOfEvent ? world.target.ask(call, variant.request, person.token) : null;
}

async function setArchived(world: World, isArchived: boolean): Promise<void> {
  const { token, home } = world.person('организатор');
  const request = { query: { competitionGuid: home.event }, params: {}, body: { isArchived } };
  const { status, text } = await world.target.ask(CompetitionArchiveOrUnarchive, request, token);
  if (status !== 200) throw new Error(`${CompetitionArchiveOrUnarchive.id} answered ${status}: ${text}`);
}
