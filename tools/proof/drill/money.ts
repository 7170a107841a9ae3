// Three people take, give back, take back and import money while api nodes and PostgreSQL are killed: whatever was
// acknowledged stands, nothing is booked twice, and the entries say the same as the rest.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  BankStatementAccept,
  BankStatementGetRows,
  BankStatementTakeBack,
  CompetitionFieldPriceUpdate,
  FestivalCreateFestival,
  PaymentChangeStatus,
  PaymentCreateFromOrg,
  PaymentSetCash,
  RequisiteCreate,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { LEDGER_FAULTS } from '../../../libs/finance/server/ledger/ledger-faults.ts';
import { sendStatement } from '../../../libs/finance/testing/send-statement.ts';
import { ACCOUNT, FIRM } from '../../../libs/finance/testing/statement-firm.ts';
import { writeStatement } from '../../../libs/finance/testing/write-statement.ts';
import { askUntilAnswered, pause, Refused } from '../client/asking.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { signUp } from '../walks/accounts.ts';
import { Target } from '../walks/target.ts';
import { atLeast, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const PEOPLE = 3;
const APPLICATIONS = 5;
const LEAST_DEEDS_PER_KILL = 5;
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

/** An allocation in ten is a kopeck more than its entry says. */
export const MISPLACES_MONEY = `
  create function finance.misplace() returns trigger language plpgsql as $$
  begin
    if random() < 0.1 then new.amount := new.amount + 1; end if;
    return new;
  end $$;
  create trigger misplace before insert on finance.allocation for each row execute function finance.misplace();`;

interface Said {
  payments: Map<Guid, number>;
  refunds: Map<Guid, Guid>;
  rows: Set<Guid>;
  deeds: number;
  refused: number;
  odd: string[];
}

export async function moneyDrill(options: DrillOptions): Promise<Verdict> {
  const { seed, say, short, sabotage } = options;
  const chance = new Chance(seed);
  const kills = options.kills ?? (short ? 4 : 60);
  const product = await Product.start({ nodes: 2 });
  const target = Target.at(product.urls[0]!, product.databaseUrl);
  try {
    const desk = await product.organizer();
    const { event, applications } = await makeEvent(product, target, desk);
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const said: Said = { payments: new Map(), refunds: new Map(), rows: new Set(), deeds: 0, refused: 0, odd: [] };
    let isOver = false;
    const from = performance.now();
    const people = Array.from(
      { length: PEOPLE },
      (_, at) =>
      person({ product, token: desk.token, event, applications, said, chance: new Chance(seed + at + 1), isOver: () => isOver }), // prettier-ignore
    );
    for (let kill = 1; kill <= kills; kill++) {
      await strike(product, chance);
      if (kill % 10 === 0) say(`${kill} из ${kills}`);
    }
    isOver = true;
    await Promise.all(people);
    const seconds = Math.round((performance.now() - from) / 1_000);
    const found = await audit(product, event, said);
    return {
      drill: 'money',
      seed,
      figures: {
        ...{ людей: PEOPLE, убийств: kills, секунд: seconds },
        ...Object.fromEntries(product.processes.map((child) => [`  ${child.name}`, child.kills])),
        ...{ 'дел подтверждено': said.deeds, отказано: said.refused, платежей: said.payments.size },
        ...{ возвратов: said.refunds.size, 'строк выписки проведено': said.rows.size },
      },
      faults: {
        ...found.faults,
        'ответ не по делу': said.odd.length,
        'упало само': product.processes.reduce((sum, child) => sum + child.deaths.length, 0),
        ...atLeast('дел подтверждено', said.deeds, LEAST_DEEDS_PER_KILL * kills),
      },
      notes: [...found.examples, ...said.odd.slice(0, 5), ...lastWords(product, said.odd.length > 0)],
    };
  } finally {
    await target.close();
    await product.stop();
  }
}

interface Working {
  product: Product;
  token: string;
  event: Guid;
  applications: readonly Guid[];
  said: Said;
  chance: Chance;
  isOver(): boolean;
}

/** Does one thing after another, each again until it is answered: a refusal is an answer. */
async function person({ product, token, event, applications, said, chance, isOver }: Working): Promise<void> {
  const address = product.address();
  const deeds = [
    async () => {
      const [paymentGuid, amount] = [newGuid(), chance.whole(1, 200_000)];
      const sent = { competitionGuid: event, applicationGuid: chance.pick(applications), paymentGuid, amount };
      await askUntilAnswered(address, PaymentCreateFromOrg, { as: token, query: { ...sent, datePayment: today() } });
      said.payments.set(paymentGuid, amount);
    },
    async () => {
      const [paymentGuid, amount] = [newGuid(), chance.whole(1, 200_000)];
      const body = { paymentGuid, amount, datePayment: today(), force: true };
      await askUntilAnswered(address, PaymentSetCash, {
        ...{ as: token, query: { applicationGuid: chance.pick(applications) }, body },
      });
      said.payments.set(paymentGuid, amount);
    },
    async () => {
      if (said.payments.size === 0) return;
      const [paymentGuid, refundGuid] = [chance.pick([...said.payments.keys()]), newGuid()];
      const kind = chance.whole(0, 1) === 0 ? ('money' as const) : ('storno' as const);
      const refund = { refundGuid, kind, ...(kind === 'money' ? { amount: chance.whole(1, 5_000) } : {}) };
      const body = { status: 'Refunded' as const, reason: 'Учение', refund };
      await askUntilAnswered(address, PaymentChangeStatus, { as: token, query: { paymentGuid }, body });
      said.refunds.set(refundGuid, paymentGuid);
    },
    async () => {
      const amount = chance.whole(1, 200_000);
      const [bankRowGuid] = await imported(address, token, String(chance.whole(1, 1_000_000)), amount);
      if (!bankRowGuid) return;
      const rows = [{ bankRowGuid, allocations: [{ targetGuid: chance.pick(applications), amount }] }];
      const answer = await askUntilAnswered(address, BankStatementAccept, { as: token, body: { rows } });
      const [told] = answer.rows;
      if (told!.outcome === 'booked' || told!.outcome === 'already') said.rows.add(bankRowGuid);
      else said.odd.push(`строка: ${told!.outcome} ${told!.code}`);
    },
    async () => {
      const [bankRowGuid] = [...said.rows].slice(chance.whole(0, Math.max(0, said.rows.size - 1)));
      if (!bankRowGuid || chance.whole(0, 2) > 0) return;
      said.rows.delete(bankRowGuid);
      const sent = { as: token, query: { bankRowGuid }, body: { reason: 'Учение' } };
      await askUntilAnswered(address, BankStatementTakeBack, sent);
    },
  ];
  while (!isOver()) {
    try {
      await chance.pick(deeds)();
      said.deeds += 1;
    } catch (error) {
      if (error instanceof Refused) said.refused += 1;
      else said.odd.push(String(error));
    }
    await pause(chance.whole(0, 60));
  }
}

/** The rows of a file that wait; it is sent again until somebody answers. */
async function imported(address: () => string, token: string, number: string, amount: number): Promise<Guid[]> {
  const payer = { account: '40817810500000000001', inn: '', name: 'Соколова Анна' };
  const row = { number, amount, date: today(), creditedOn: today(), payer, payee: { account: ACCOUNT, inn: '', name: '' }, purpose: 'За участие' }; // prettier-ignore
  const bytes = Buffer.from(writeStatement(ACCOUNT, [row]));
  for (let attempt = 0; attempt < 100; attempt++) {
    const sent = await sendStatement(address(), token, bytes, 'kl_to_1c.txt').catch(() => null);
    if (sent?.guid) {
      const query = { bankFileGuid: sent.guid };
      const { collection } = await askUntilAnswered(address, BankStatementGetRows, { as: token, query });
      return collection.filter(({ state }) => state === 'ok').map(({ guid }) => guid);
    }
    await pause(200);
  }
  return [];
}

async function makeEvent(product: Product, target: Target, desk: Organizer) {
  const days = { beginDate: '2027-03-20', endDate: '2027-03-22' };
  const details = { title: 'Светлояр', ...days, city: 'Кострома', useFinances: true };
  const { guid: event } = await desk.call(FestivalCreateFestival, { body: { details } });
  const query = { competitionGuid: event };
  const { guid: formGuid } = await desk.call(ApplicationFormCreate, { query, body: {} });
  const [block, field] = [newGuid(), newGuid()];
  const edits = [
    { do: 'addBlock' as const, guid: block, parentGuid: null, title: 'Коллектив' },
    { do: 'addField' as const, guid: field, blockGuid: block, kind: 'Text' as const, title: 'Название' },
  ];
  await desk.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  const price = { competitionFieldPriceGuid: newGuid(), competitionFieldGuid: field, unit: 'item' as const };
  await desk.call(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [{ ...price, price: 400_000 }] } });
  await desk.call(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
  const { guid, token } = await signUp(target, 'Member');
  await target.sql(
    `insert into accounts.membership (member_guid, competition_guid, organizer_guid)
     select $1, guid, organizer_guid from competitions.competition where guid = $2`,
    [guid, event],
  );
  const applications: Guid[] = [];
  const address = product.address();
  while (applications.length < APPLICATIONS) {
    const { applicationGuid } = await askUntilAnswered(address, ApplicationSubmit, { as: token, query });
    const body = { guid: field, applicationGuid, value: `Ансамбль ${applications.length}` };
    await askUntilAnswered(address, ApplicationTemplateUpdateField, { as: token, body });
    await askUntilAnswered(address, ApplicationSubscribe, { as: token, query: { applicationGuid } });
    applications.push(applicationGuid);
  }
  return { event, applications };
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

async function audit(product: Product, event: Guid, said: Said) {
  const examples: string[] = [];
  const count = (what: string, found: readonly unknown[]) => {
    for (const one of found.slice(0, 3)) examples.push(`${what}: ${JSON.stringify(one)}`);
    return found.length;
  };
  const books = await product.sql(`select * from (${LEDGER_FAULTS}) f where said <> kept`);
  const payments = await product.sql<{ guid: Guid; amount: number; isBank: boolean }>(
    `select p.guid, p.amount::int as amount, exists (select from finance.bank_booking b where b.payment_guid = p.guid) as "isBank"
       from finance.payment p where p.competition_guid = $1`,
    [event],
  );
  const kept = new Map(payments.map(({ guid, amount }) => [guid, amount]));
  const refunds = await product.sql<{ guid: Guid; payment: Guid }>(
    'select guid, payment_guid as payment from finance.refund where competition_guid = $1',
    [event],
  );
  const given = new Map(refunds.map(({ guid, payment }) => [guid, payment]));
  const alive = await product.sql<{ row: Guid; count: number }>(
    `select b.bank_row_guid as row, count(*)::int as count from finance.bank_booking b
      where not exists (select from finance.refund s where s.payment_guid = b.payment_guid and s.kind = 'storno') group by 1`,
  );
  const booked = new Map(alive.map(({ row, count: rows }) => [row, rows]));
  const numbers = await product.sql<{ no: number }>(
    'select receipt_no as no from finance.payment where receipt_no is not null order by 1',
  );
  return {
    examples,
    faults: {
      'книги не сходятся': count('книги', books),
      'платёж потерян': count('потерян', [...said.payments].filter(([guid, amount]) => kept.get(guid) !== amount)), // prettier-ignore
      'возврат потерян': count('возврат', [...said.refunds].filter(([guid, payment]) => given.get(guid) !== payment)), // prettier-ignore
      'проведённая строка потеряна': count(
        'строка',
        [...said.rows].filter((row) => !booked.has(row)),
      ),
      'строка проведена дважды': count('дважды', alive.filter((row) => row.count > 1)), // prettier-ignore
      'номер квитанции пропущен': count('номер', numbers.filter(({ no }, at) => no !== at + 1)), // prettier-ignore
    },
  };
}
