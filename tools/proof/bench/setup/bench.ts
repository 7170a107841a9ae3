// Setting up an event and looking at its applications on a portal of many years: what each read costs, how long a page of
// answered applications takes to come, and a key to show its letter. Counts: every read answers, every page comes, and each
// list has as many rows as were made.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  ApplicationFormGetByCompetition,
  ApplicationSubmit,
  CompetitionGetSubscribedApplicationsByCompetition,
  FestivalCreateFestival,
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
import { keysIn, type TypedPlace } from './keys.ts';
import { ANSWERED, answeredEvent, FEW_ANSWERED, openingsOf, SHOWN_FIELDS } from './openings.ts';
import { applicationReads, readsOf, type SetupRead } from './reads.ts';

const SMALL: Size = { events: 3, items: 12, blocks: 3, fields: 12, applications: 4 };
/** For keys alone: the whole form and the whole book, of few events and applications. */
const FOR_KEYS: Size = { ...BIG, events: 1, applications: 2 };
/** Long pages: as many fields on each as are usual at most. */
const LONG_PAGES: Size = { ...FOR_KEYS, blocks: 4, fields: 200 };
const TIMES = 40;
const KEYS = 80;
const VISITS = 7;
const READ_MS = 150;
const KEY_MS = 50;
const OPENED_MS = 1_000;

export const bench: Bench = async ({ rounds, only, say, isShort, product: productOf }) => {
  const isKeysAlone = only.includes('keys');
  const arePagesAlone = only.includes('pages');
  const size = isShort ? SMALL : isKeysAlone ? FOR_KEYS : BIG;
  const product = await productOf({ environment: { RAMPA_RATE_LIMITS: '0' } });
  const { token } = await product.organizer();
  const organizer = askAs(product, token);
  const target = Target.at(product.urls[0]!, product.databaseUrl);
  const faults: string[] = [];
  const notes: string[] = [];
  const goals: Goal[] = [];
  const read = async (head: string, reads: readonly SetupRead[]) => {
    const rows: string[][] = [];
    for (const { title, ask } of reads) {
      const took: number[] = [];
      for (let time = 0; time < (isShort ? 1 : (rounds ?? TIMES)); time++) {
        const begun = performance.now();
        await ask().catch((error: unknown) => faults.push(`${title}: ${String(error)}`));
        took.push(performance.now() - begun);
      }
      goals.push(atMost(`${title}, мс`, middle(took).median, READ_MS));
      rows.push([title, ...quantiles(took)]);
    }
    notes.push(table([head, 'меньше всего, мс', 'медиана', 'p99'], rows));
  };
  const open = async () => {
    const details = { title: 'Большой приём', beginDate: '2027-11-20', endDate: '2027-11-22' };
    const { guid: event } = await organizer(FestivalCreateFestival, { body: { details } });
    const member = await memberOf(product, target, event);
    const answered = isShort ? FEW_ANSWERED : ANSWERED;
    const given = { base: product.urls[0]!, event, organizer: token, member };
    const { pages, application, fields } = await answeredEvent(product, given, answered);
    const place = { event, application, count: answered.applications, sought: 'ансамбль 7' };
    await read('чтение, всё отвечено', applicationReads(place, { organizer, member: member.ask, fields }));
    const took = await openingsOf(pages, isShort ? 0 : VISITS, say);
    const rows = pages.flatMap(({ title }, at) => {
      const times = took[at];
      if (!times) faults.push(`страница не открылась: ${title}`);
      if (!times?.length) return [];
      goals.push(atMost(`страница, ${title}, мс`, middle(times).median, OPENED_MS));
      return [[title, ...quantiles(times)]];
    });
    notes.push(table(['от адреса до того, что на странице', 'меньше всего, мс', 'медиана', 'p99'], rows));
  };
  const made = async (wanted: Size) => {
    const members: { ask: Ask; token: string }[] = [];
    const from = performance.now();
    const place = await makeBig(
      {
        organizer,
        say,
        async members(event, count) {
          for (let at = 0; at < count; at++) members.push(await memberOf(product, target, event));
          return members.map(({ ask }) => ask);
        },
      },
      wanted,
    );
    say(`Сделано за ${seconds(performance.now() - from)}`);
    return { place, member: members[0]! };
  };
  try {
    const hasClients = existsSync(join(ROOT, 'apps', 'portal', 'dist', 'index.html'));
    if (!hasClients) notes.push('Клиенты не собраны: страницы и клавиши не мерены (сначала npm start или npm test).');
    else if (!isKeysAlone) await open();
    if (arePagesAlone) return { measures: [], goals, faults, notes };
    const { place, member } = await made(size);
    faults.push(...(await miscounted(organizer, place, size)));
    if (!isKeysAlone) {
      const { form } = await organizer(ApplicationFormGetByCompetition, { query: { competitionGuid: place.event } });
      const fields = form!.fields.slice(0, SHOWN_FIELDS).map(({ guid }) => guid);
      await read('чтение', readsOf(place, { organizer, member: member.ask, fields }));
    }
    if (hasClients) {
      const [base, keys] = [product.urls[0]!, isShort ? 3 : KEYS];
      const filled = async ({ place: { event }, member: { ask, token: as } }: Awaited<ReturnType<typeof made>>) => {
        const { applicationGuid } = await ask(ApplicationSubmit, { query: { competitionGuid: event } });
        return { url: `${base}/member/competition/${event}/applications/${applicationGuid}`, token: as, label: /^Вопрос 1(?!\d)/, isPhone: true }; // prettier-ignore
      };
      const places: Record<string, TypedPlace> = {
        'конструктор, 440 частей': { url: `${base}/organizer/events/${place.event}/constructor`, token, opens: 'Вопрос 2', label: 'Вопрос участнику' }, // prettier-ignore
        'заявка, 400 полей, телефон вчетверо медленнее': await filled({ place, member }),
        ...(isShort ? {} : { 'заявка, 200 полей по 50 на странице, он же': await filled(await made(LONG_PAGES)) }),
      };
      const typed = await keysIn(Object.values(places), keys, say);
      const keyRows = Object.keys(places).map((title, at) => {
        const took = typed[at]!;
        if (took.length !== keys) faults.push(`${title}: клавиш ${took.length} из ${keys}`);
        goals.push(atMost(`клавиша, ${title}, мс`, middle(took).median, KEY_MS));
        return [title, ...quantiles(took)];
      });
      notes.push(table(['от клавиши до кадра', 'меньше всего, мс', 'медиана', 'p99'], keyRows));
    }
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
  return { guid, token, ask: askAs(product, token) };
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

/** The least, the median and the slowest of a hundred. */
function quantiles(values: readonly number[]): string[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0, 0.5, 0.99].map((part) => number(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!));
}
