// Proves that results reach nobody before they are opened to him. A closed program gets a title, a prize, marks and a
// total that stand nowhere else; then every read is asked by everybody outside the organizer's office, and no answer
// may hold one of them. Each opening is then made alone, and they must be told to its audience and to nobody else:
// otherwise the walk would prove nothing.

import { CALLS, VotingProtocolLock, type CallDefinition } from '@rampa/contract';
import { call } from '../../../libs/platform/testing/caller.ts';
import type { Person } from './people.ts';
import { shapesOf } from './sample.ts';
import { Stored } from './stored.ts';
import { filled } from './target.ts';
import { formOf, ownVariant } from './variants.ts';
import type { World } from './world.ts';

/** The closed program of every event of the world. */
const CLOSED = 1;
const TITLE = 'Звание под сукном';
const PRIZE = 'Приз под сукном';
/** Thousandths: what the two judges gave, and the mean of it. */
const MARKS = [7_300, 6_100] as const;
const TOTAL = 6_700;
const SECRETS = [TITLE, PRIZE, '6,70', `${TOTAL}`, `${MARKS[1]}`].map(
  (text) => new RegExp(`(?<![\\d.,-])${text}(?![\\d.])`),
);
/** The first judge knows what he gave himself; the prize is his own. */
const OF_JUDGE = SECRETS.filter((_, at) => at !== 1);
const OUTSIDERS = ['участник', 'ведущий', 'судья', 'никто'];

const GRANTED = JSON.stringify({ showTitles: true, showPlaces: true, showTotals: true });
const PUBLISHED = `update judging.protocol set state = 'Published' where program_guid = :program`;

/** One opening each, as its switch leaves it in the database. */
const STEPS = {
  nothing: 'select 1',
  published: PUBLISHED,
  presenter: 'update program.program set is_award_order_open = true where guid = :program',
  judges: `insert into judging.setting (competition_guid, seeing_others) values (:event, 'named')
    on conflict (competition_guid) do update set seeing_others = 'named'`,
  members: `${PUBLISHED}; update judging.protocol set permissions = '${GRANTED}' where program_guid = :program`,
  link: `${PUBLISHED}; update judging.protocol set link_permissions = '${GRANTED}' where program_guid = :program`,
  hall: `update display.setting set reveal = 'afterDone' where competition_guid = :event`,
};
export type RevealStep = keyof typeof STEPS;

export interface RevealReport {
  requests: number;
  /** By step: «call: who», for each answer that told a secret. */
  told: Partial<Record<RevealStep, string[]>>;
}

export const REVEAL_STEPS = Object.keys(STEPS) as RevealStep[];

/** The secrets stay in the world, the links become what they were. */
export async function revealWalk(
  world: World,
  given: { steps?: readonly RevealStep[]; calls?: readonly CallDefinition[] } = {},
): Promise<RevealReport> {
  const { steps = REVEAL_STEPS, calls = CALLS } = given;
  const keys = await world.target.sql<{ program: string; key: string | null }>(
    filled('select program_guid as program, public_key as key from judging.protocol where competition_guid = :event', {
      event: world.person('организатор').home.event,
    }),
  );
  await keepSecrets(world);
  const stored = await Stored.keep(world.target);
  const report: RevealReport = { requests: 0, told: {} };
  for (const step of steps) {
    await write(world, STEPS[step]);
    report.told[step] = await toldBy(world, calls, report);
    await stored.restore(await stored.changed());
    world.forget();
  }
  // Other walks go by the links.
  for (const { program, key } of keys)
    await world.target.sql('update judging.protocol set public_key = $2 where program_guid = $1', [program, key]);
  await write(world, 'select 1');
  return report;
}

/** Marks are counted by the product itself; what is opened elsewhere in the world is shut. */
async function keepSecrets(world: World): Promise<void> {
  const { url } = world.target;
  const boss = world.person('организатор');
  const program = boss.home.programs[CLOSED]!;
  const lock = (isLocked: boolean, reason: string) =>
    call(url, VotingProtocolLock, {
      as: boss.token,
      query: { competitionProgramGuid: program },
      body: { isLocked, reason },
    });
  await lock(false, 'Проверка показа');
  const [first, second] = boss.home.judges;
  await write(
    world,
    `update judging.mark set value = case judge_guid when '${first!.guid}' then ${MARKS[0]} when '${second!.guid}' then ${MARKS[1]} end
      where item_guid = ${FIRST_ITEM};
     update judging.award_setting set title = '${TITLE}' where competition_guid = :event and kind = 'manual';
     update program.item set participant_guid = '${world.person('участник').account}', activity = 'Done', done_at = now()
      where program_guid = :program and kind = 'performance';
     update judging.special_prize set title = '${PRIZE}' where competition_guid = :event;
     update judging.given_prize set item_guid = ${FIRST_ITEM}
      where prize_guid in (select guid from judging.special_prize where competition_guid = :event);
     update judging.protocol set public_key = null where competition_guid = :event and program_guid <> :program;
     update judging.protocol set public_key = coalesce(public_key, 'revealWalkRevealWalk12') where program_guid = :program;
     update display.setting set program_guid = :program, scene = 'leaders', reveal = 'whenReleased' where competition_guid = :event;
     update program.program set is_award_order_open = false where guid = :program`,
  );
  await lock(true, '');
}

const FIRST_ITEM = `(select guid from program.item where program_guid = :program and kind = 'performance' order by order_key limit 1)`;

/** Nodes must read again what was written past them. */
async function write(world: World, sql: string): Promise<void> {
  const { event, programs } = world.person('организатор').home;
  await world.target.sql(
    filled(`${sql}; update live.stream set epoch = gen_random_uuid() where stream_guid = :event`, {
      event,
      program: programs[CLOSED]!,
    }),
  );
  world.forget();
}

async function toldBy(world: World, calls: readonly CallDefinition[], report: RevealReport): Promise<string[]> {
  const told = new Set<string>();
  for (const definition of calls.filter(({ kind }) => kind === 'read' || kind === 'file')) {
    await Promise.all(
      OUTSIDERS.map(async (name) => {
        for (const text of await answers(world, definition, world.person(name))) {
          report.requests++;
          const secrets = name === 'судья' ? OF_JUDGE : SECRETS;
          if (secrets.some((secret) => secret.test(text))) told.add(`${definition.id}: ${name}`);
        }
      }),
    );
  }
  return [...told].sort();
}

/** Of each shape of the call, about the closed program where it names one. */
async function answers(world: World, definition: CallDefinition, person: Person): Promise<string[]> {
  const texts: string[] = [];
  for (let shape = 0; shape < shapesOf(definition); shape++) {
    const form = await formOf(world, definition, person, shape, [CLOSED]);
    const variant = form && (await ownVariant(world, definition, person, form));
    if (!variant) continue;
    const { text } = await world.target.ask(definition, variant.request, person.token);
    texts.push(text);
  }
  return texts;
}
