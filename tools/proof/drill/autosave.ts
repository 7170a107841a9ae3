// Two hundred members fill in their applications while api nodes and PostgreSQL are killed: every acknowledged value
// stands, and none was written twice.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationSubmit,
  FestivalCreateFestival,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { askUntilAnswered, pause } from '../client/asking.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { Typist } from '../client/typist.ts';
import { signUp } from '../walks/accounts.ts';
import { Target } from '../walks/target.ts';
import { atLeast, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const FIELDS = 12;
/** Values of all members together, per second. */
const VALUES_PER_SECOND = 60;
const LEAST_VALUES_PER_KILL = { long: 60, short: 10 };

/** A value in ten is lost between the journal and the block. */
export const LOSES_VALUES = `
  create function applications.lose() returns trigger language plpgsql as $$
  begin
    if random() < 0.1 then new.answers := old.answers; end if;
    return new;
  end $$;
  create trigger lose before update on applications.block for each row execute function applications.lose();`;

export async function autosaveDrill(options: DrillOptions): Promise<Verdict> {
  const { seed, say, short, sabotage } = options;
  const chance = new Chance(seed);
  const kills = options.kills ?? (short ? 4 : 60);
  const product = await Product.start({ nodes: 2 });
  const target = Target.at(product.urls[0]!, product.databaseUrl);
  try {
    const { event, fields } = await makeEvent(await product.organizer());
    const typists = await Promise.all(
      Array.from({ length: short ? 30 : 200 }, async (_, at, count = short ? 30 : 200) => {
        const { token, application } = await makeMember(product, target, event);
        const restMs = (1_000 * count) / VALUES_PER_SECOND;
        return new Typist({ ...{ address: product.address(), token, application, fields }, chance: new Chance(seed + at), restMs }); // prettier-ignore
      }),
    );
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const from = performance.now();
    for (const typist of typists) typist.start();
    for (let kill = 1; kill <= kills; kill++) {
      await strike(product, chance);
      if (kill % 10 === 0) say(`${kill} из ${kills}`);
    }
    await Promise.all(typists.map((typist) => typist.stop()));
    const seconds = Math.round((performance.now() - from) / 1_000);
    const found = await audit(product, typists);
    const typed = typists.flatMap((typist) => typist.typed);
    const acknowledged = typed.filter(({ r }) => r !== null).length;
    const refusals = typists.flatMap((typist) => typist.refusals);
    const least = LEAST_VALUES_PER_KILL[short ? 'short' : 'long'] * kills;
    return {
      drill: 'autosave',
      seed,
      figures: {
        ...{ участников: typists.length, убийств: kills, секунд: seconds },
        ...Object.fromEntries(product.processes.map((child) => [`  ${child.name}`, child.kills])),
        ...{ 'набрано значений': typed.length, подтверждено: acknowledged },
      },
      faults: {
        ...found.faults,
        'отказано тому, кто пишет один': refusals.length,
        'упало само': product.processes.reduce((sum, child) => sum + child.deaths.length, 0),
        ...atLeast('подтверждено значений', acknowledged, least),
      },
      notes: [...found.examples, ...new Set(refusals), ...lastWords(product, refusals.length > 0)],
    };
  } finally {
    await target.close();
    await product.stop();
  }
}

async function makeEvent(organizer: Organizer): Promise<{ event: Guid; fields: Guid[] }> {
  const details = { title: 'Светлояр', beginDate: '2027-03-20', endDate: '2027-03-22', city: 'Кострома' };
  const { guid: event } = await organizer.call(FestivalCreateFestival, { body: { details } });
  const { guid: formGuid } = await organizer.call(ApplicationFormCreate, {
    query: { competitionGuid: event },
    body: {},
  });
  const [block, fields] = [newGuid(), Array.from({ length: FIELDS }, () => newGuid())];
  const edits: FormEditSent[] = [
    { do: 'addBlock', guid: block, parentGuid: null, title: 'Коллектив' },
    ...fields.map((guid, at): FormEditSent => ({ do: 'addField', guid, blockGuid: block, kind: 'Text', title: `Поле ${at + 1}` })), // prettier-ignore
  ];
  await organizer.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  return { event, fields };
}

async function makeMember(product: Product, target: Target, event: Guid) {
  const { guid, token } = await signUp(target, 'Member');
  await target.sql(
    `insert into accounts.membership (member_guid, competition_guid, organizer_guid)
     select $1, guid, organizer_guid from competitions.competition where guid = $2`,
    [guid, event],
  );
  const asked = { as: token, query: { competitionGuid: event } };
  const { applicationGuid } = await askUntilAnswered(product.address(), ApplicationSubmit, asked);
  return { token, application: applicationGuid };
}

/** An api node or the database; resolves when everything is healthy. */
async function strike(product: Product, chance: Chance): Promise<void> {
  await pause(chance.whole(300, 1_500));
  const victim = chance.pick([...product.nodes, product.postgres]);
  await victim.kill();
  await pause(chance.whole(0, 400));
  await victim.start();
  await Promise.all(product.processes.map((child) => child.ready()));
}

interface Journal {
  application: Guid;
  changeGuid: Guid;
  value: string | null;
  revision: number;
}

interface Standing {
  application: Guid;
  revision: number;
  changes: number;
  answers: Record<string, { t: string; r: number }>;
}

async function audit(product: Product, typists: readonly Typist[]) {
  const journal = await product.sql<Journal>(
    `select application_guid as application, change_guid as "changeGuid", after ->> 't' as value, revision
       from applications.change where kind = 'answer'`,
  );
  const standing = await product.sql<Standing>(
    `select a.guid as application, a.revision, b.answers,
            (select count(*)::int from applications.change c where c.application_guid = a.guid) as changes
       from applications.application a join applications.block b on b.application_guid = a.guid`,
  );
  const faults = { потеряно: 0, задвоено: 0, 'не последнее': 0, 'никем не набрано': 0, 'редакция без изменения': 0 };
  const examples: string[] = [];
  const blame = (fault: keyof typeof faults, example: string) => {
    faults[fault]++;
    if (examples.length < 5) examples.push(`${fault}: ${example}`);
  };
  const written = Map.groupBy(journal, ({ value }) => value);
  const byApplication = new Map(standing.map((one) => [one.application, one]));
  const typed = new Set<string | null>();
  for (const { typed: values, options } of typists) {
    const kept = byApplication.get(options.application)!;
    if (kept.revision !== kept.changes) blame('редакция без изменения', options.application);
    const last = new Map<Guid, string>();
    for (const { field, value, changeGuid, r } of values) {
      typed.add(value);
      const rows = written.get(value) ?? [];
      if (rows.length > 1) blame('задвоено', value);
      if (rows.length > 0) last.set(field, value);
      if (r !== null && !rows.some((row) => row.changeGuid === changeGuid && row.revision === r))
        blame('потеряно', value);
    }
    const answers = new Set(Object.values(kept.answers).map(({ t }) => t));
    for (const value of last.values()) if (!answers.has(value)) blame('не последнее', value);
  }
  for (const { value } of journal) if (!typed.has(value)) blame('никем не набрано', String(value));
  return { faults, examples };
}
