// Proves that nothing of an archived event can be written, whatever a call's kind: each one that changes something and
// names such an event, by everybody who may make it, is refused with the same text and changes no row. A file or a job
// that works there leaves every row of the event as it was. Exceptions are declared in the contract and here.

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

/** What an order of a file writes: the job itself, and who was told of it. */
const OF_JOBS = ['jobs.', 'live.'];
/** What files may write in the archive, with the reason. */
const FILES_WRITE: Record<string, string> = {
  'diplomas.counter': 'A diploma that nobody has asked for yet gets its number: members come for theirs late.',
  'diplomas.number': 'The same.',
  'diplomas.paper': 'The same, of a paper by a template.',
  'files.file': 'A paper that stands is drawn once and kept.',
  'finance.document': 'It says where its drawing is kept.',
};

const WRITERS = ['организатор', 'сотрудник: всё', 'участник', 'судья', 'ведущий'];

export async function archiveWalk(world: World, calls: readonly CallDefinition[] = CALLS): Promise<ArchiveReport> {
  await setArchived(world, true);
  const stored = await Stored.keep(world.target);
  const report = { requests: 0, refused: new Set<string>(), answered: new Set<string>(), faults: [] as string[] };
  const rules = new Rules();
  for (const call of calls.filter(({ kind }) => kind !== 'read')) {
    for (const name of WRITERS) {
      const person = world.person(name);
      for (let shape = 0; shape < shapesOf(call); shape++) {
        const said = await answerTo(world, rules, call, person, shape);
        if (!said) continue;
        report.requests++;
        const isRefused = /"code":"archived"/.test(said.text) && said.status === 409;
        if (call.inArchive) {
          report.answered.add(call.id);
          const mayRefuse = call.kind === 'file';
          if ((isRefused && !mayRefuse) || said.status >= 500)
            report.faults.push(`${call.id}, ${name}: ${said.text.slice(0, 160)}`);
          const changed = await stored.changed();
          const wrong = call.kind === 'write' ? [] : changed.filter(isOfEvent);
          if (wrong.length > 0) report.faults.push(`${call.id}, ${name}: changed ${wrong.join(', ')}`);
          await stored.restore(changed);
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

const isOfEvent = (table: string) => !(table in FILES_WRITE) && !OF_JOBS.some((schema) => table.startsWith(schema));

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
