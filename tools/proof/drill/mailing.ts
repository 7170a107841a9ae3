// A letter to everybody who applied, while the worker that posts it is killed: the mailing goes on, and each address gets
// one letter.

import { FestivalCreateFestival, TemplateMessageSend } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import { pause } from '../client/asking.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { waitOver } from './closed-contest.ts';
import { SHORT_LEASE } from './diplomas.ts';
import { atLeast, type DrillOptions, type Verdict } from './verdict.ts';

const COUNT = { long: 2_000, short: 400 };

/** Every third mark of a letter that was posted is lost, and the outbox does not know its letters again. */
export const FORGETS_POSTED = `
  create function applications.forget_posted() returns trigger language plpgsql as $$
  begin
    if random() < 0.3 then return null; end if;
    return new;
  end $$;
  create trigger forget_posted before update on applications.mailing_letter
    for each row execute function applications.forget_posted();
  create function mail.forget_once() returns trigger language plpgsql as $$
  begin new.once_key := null; return new; end $$;
  create trigger forget_once before insert on mail.letter for each row execute function mail.forget_once();`;

export async function mailingDrill(options: DrillOptions): Promise<Verdict> {
  const product = await Product.start({ worker: true, environment: SHORT_LEASE });
  try {
    return await mailingOn(product, await product.organizer(), options);
  } finally {
    await product.stop();
  }
}

/** Runs on a product whose worker has the short lease. */
export async function mailingOn(
  product: Product,
  organizer: Organizer,
  { seed, short, kills: asked, say, sabotage }: DrillOptions,
): Promise<Verdict> {
  const chance = new Chance(seed);
  const kills = asked ?? (short ? 2 : 40);
  const count = COUNT[short ? 'short' : 'long'];
  const event = await makeEvent(product, organizer, count);
  const applicationGuids = await applicationsOf(product, event);
  if (sabotage?.ddl) await product.sql(sabotage.ddl);
  const worker = product.worker!;
  const found = { missing: 0, doubled: 0, unfinished: 0 };
  const survived: number[] = [];
  let killed = 0;
  let mailings = 0;
  while (killed < kills) {
    const subject = `Сбор ${++mailings}`;
    const { jobGuid } = await organizer.call(TemplateMessageSend, {
      query: { competitionGuid: event },
      body: { letter: { subject, body: TEXT }, applicationGuids, mailingGuid: newGuid() },
    });
    const before = killed;
    let posted = 0;
    // Each death at a later letter than the one before: in the middle, not at the ends.
    while (killed < kills && (posted = await reached(product, subject, chance.whole(posted + 1, count - 1), count)) < count) {
      await worker.kill();
      killed++;
      await worker.start();
      await worker.ready();
    } // prettier-ignore
    survived.push(killed - before);
    const view = await waitOver(organizer, jobGuid);
    if (view?.state !== 'done') found.unfinished++;
    const rows = await lettersOf(product, subject);
    found.missing += count - rows.length;
    found.doubled += rows.reduce((sum, one) => sum + one.count - 1, 0);
    say(`${killed} из ${kills} убийств, рассылок ${mailings}`);
  }
  return {
    drill: 'mailing',
    seed,
    figures: {
      'адресов в рассылке': count,
      'убийств обработчика': killed,
      рассылок: mailings,
      'убийств на рассылку, больше всего': Math.max(...survived),
    },
    faults: {
      'адресов без письма': found.missing,
      'лишних писем': found.doubled,
      'рассылка не кончилась': found.unfinished,
      ...atLeast('убийств посреди рассылки', killed, kills),
    },
    notes: [],
  };
}

const TEXT: LetterText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ждём!' }] }] };

async function makeEvent(product: Product, organizer: Organizer, count: number): Promise<Guid> {
  const details = { title: 'Светлояр', beginDate: '2027-03-20', endDate: '2027-03-22', city: 'Кострома' };
  const { guid: event } = await organizer.call(FestivalCreateFestival, { body: { details } });
  await product.sql(
    `with member as (
       insert into accounts.account (guid, user_type, login, password_hash, full_name, phone, city, is_verified)
       select gen_random_uuid(), 'Member', 'mailing-' || n || '-' || '${event}' || '@example.org', '', 'Ветрова Анна', '', '', true
         from generate_series(1, ${count}) n returning guid),
     joined as (
       insert into accounts.membership (member_guid, competition_guid, organizer_guid)
       select m.guid, c.guid, c.organizer_guid from member m, competitions.competition c where c.guid = '${event}'
       returning member_guid)
     insert into applications.application (guid, competition_guid, member_guid, number, state, title, date_subscribe)
     select gen_random_uuid(), '${event}', member_guid, row_number() over (), 'Subscribed', 'Зоренька', now() from joined`,
  );
  return event;
}

async function applicationsOf(product: Product, event: Guid): Promise<Guid[]> {
  const rows = await product.sql<{ guid: Guid }>(
    'select guid from applications.application where competition_guid = $1 order by number',
    [event],
  );
  return rows.map(({ guid }) => guid);
}

function lettersOf(product: Product, subject: string) {
  return product.sql<{ count: number }>(
    `select count(*)::int as count from mail.letter where subject = $1 and kind = 'applications.mailing' group by recipient`,
    [subject],
  );
}

/** How many addresses have their letter as soon as `least` have. */
async function reached(product: Product, subject: string, least: number, count: number): Promise<number> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const { length } = await lettersOf(product, subject);
    if (length >= least || length >= count || performance.now() > deadline) return length;
    await pause(5);
  }
}
