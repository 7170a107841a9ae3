// Setting up an event and looking at its applications on a portal of many years: what each read costs, and how long a key
// waits for its letter. Counts: every read answers, and has as many rows as were made.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  ApplicationFormGetByCompetition,
  ApplicationSubmit,
  CompetitionGetSubscribedApplicationsByCompetition,
  FestivalGetFestivals,
  ReferenceBookItemGetByReferenceBookGuid,
} from '@rampa/contract';
import { askUntilAnswered } from '../../client/asking.ts';
import { ROOT } from '../../client/building.ts';
import { number, seconds, table } from '../../client/figures.ts';
import type { Product } from '../../client/product.ts';
import { BIG, makeBig, type Ask, type BigPlace, type Size } from '../../../run/seed/big.ts';
import { signUp } from '../../walks/accounts.ts';
import { Target } from '../../walks/target.ts';
import { atMost, counted, middle, type Bench, type Goal } from '../report.ts';
import { keysIn } from './keys.ts';
import { readsOf } from './reads.ts';

const SMALL: Size = { events: 3, items: 12, blocks: 3, fields: 12, applications: 4 };
const TIMES = 40;
const KEYS = 80;
/** Columns of the table beside its own. */
const SHOWN = 20;
const READ_MS = 150;
const KEY_MS = 50;

export const bench: Bench = async ({ rounds, say, isShort, product: productOf }) => {
  const size = isShort ? SMALL : BIG;
  const product = await productOf({ environment: { RAMPA_RATE_LIMITS: '0' } });
  const { token } = await product.organizer();
  const organizer = askAs(product, token);
  const members: { ask: Ask; token: string }[] = [];
  const target = Target.at(product.urls[0]!, product.databaseUrl);
  const from = performance.now();
  try {
    const place = await makeBig(
      {
        organizer,
        say,
        async members(event, count) {
          for (let at = 0; at < count; at++) members.push(await memberOf(product, target, event));
          return members.map(({ ask }) => ask);
        },
      },
      size,
    );
    say(`Сделано за ${seconds(performance.now() - from)}`);
    const { form } = await organizer(ApplicationFormGetByCompetition, { query: { competitionGuid: place.event } });
    const fields = form!.fields.slice(0, SHOWN).map(({ guid }) => guid);
    const faults = await miscounted(organizer, place, size);
    const [member] = members;
    const reads = readsOf(place, { organizer, member: member!.ask, fields });
    const rows: string[][] = [];
    const goals: Goal[] = [];
    for (const { title, ask } of reads) {
      const took: number[] = [];
      for (let time = 0; time < (isShort ? 1 : (rounds ?? TIMES)); time++) {
        const begun = performance.now();
        await ask().catch((error: unknown) => faults.push(`${title}: ${String(error)}`));
        took.push(performance.now() - begun);
      }
      goals.push(atMost(`${title}, мс`, middle(took).median, READ_MS));
      rows.push([title, ...[0, 0.5, 0.99].map((part) => number(quantile(took, part)))]);
    }
    const notes = [table(['чтение', 'меньше всего, мс', 'медиана', 'p99'], rows)];
    if (existsSync(join(ROOT, 'apps', 'portal', 'dist', 'index.html'))) {
      const [base, keys] = [product.urls[0]!, isShort ? 3 : KEYS];
      const query = { competitionGuid: place.event };
      const { applicationGuid } = await member!.ask(ApplicationSubmit, { query });
      const typed = await keysIn(
        [
          { url: `${base}/organizer/events/${place.event}/constructor`, token, opens: 'Вопрос 2', label: 'Вопрос участнику' }, // prettier-ignore
          { url: `${base}/member/competition/${place.event}/applications/${applicationGuid}`, token: member!.token, label: /^Вопрос 1(?!\d)/, isPhone: true }, // prettier-ignore
        ],
        keys,
        say,
      );
      const titles = ['конструктор, 440 частей', 'заявка, 400 полей, телефон вчетверо медленнее'];
      const keyRows = titles.map((title, at) => {
        const took = typed[at]!;
        if (took.length !== keys) faults.push(`${title}: клавиш ${took.length} из ${keys}`);
        goals.push(atMost(`клавиша, ${title}, мс`, middle(took).median, KEY_MS));
        return [title, ...[0, 0.5, 0.99].map((part) => number(quantile(took, part)))];
      });
      notes.push(table(['от клавиши до кадра', 'меньше всего, мс', 'медиана', 'p99'], keyRows));
    } else notes.push('Клиенты не собраны: клавиши не мерены (сначала npm start или npm test).');
    return isShort ? counted(faults) : { measures: [], goals, faults, notes };
  } finally {
    await target.close();
  }
};

const askAs =
  (product: Product, as: string): Ask =>
  (definition, sent = {}) =>
    askUntilAnswered(product.address(), definition, { ...sent, as }) as never;

async function memberOf(product: Product, target: Target, event: string) {
  const { guid, token } = await signUp(target, 'Member');
  await target.sql(
    `insert into accounts.membership (member_guid, competition_guid, organizer_guid)
     select $1, guid, organizer_guid from competitions.competition where guid = $2`,
    [guid, event],
  );
  return { token, ask: askAs(product, token) };
}

/** What the lists say they have, beside what was made. Other benches may have made events beside these. */
async function miscounted(organizer: Ask, { event, bookGuid }: BigPlace, size: Size): Promise<string[]> {
  const { totalCount: events } = await organizer(FestivalGetFestivals, { body: {} });
  const lines = await organizer(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: bookGuid } });
  const asked = { query: { competitionGuid: event }, body: {} };
  const { totalCount: sent } = await organizer(CompetitionGetSubscribedApplicationsByCompetition, asked);
  return [
    ...(events >= size.events ? [] : [`мероприятий ${events} из ${size.events}`]),
    ...(lines.length === size.items ? [] : [`строк ${lines.length} из ${size.items}`]),
    ...(sent === size.applications ? [] : [`заявок ${sent} из ${size.applications}`]),
  ];
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}
