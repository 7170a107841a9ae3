import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  BankFileView,
  BankRowView,
  BankStatementFindTargets,
  BankStatementGetFiles,
  BankStatementGetRows,
  QueryOf,
} from '@rampa/contract';
import { STATEMENT_GROUPS } from '@rampa/contract';
import { keyOf, textOfKey } from '@rampa/finance/domain';
import { Failure, sought, type Guid } from '@rampa/kernel';
import { Database, pageOf, type Reader, type Scope } from '@rampa/platform/server';
import { actorNames } from '../ledger/actor-names.ts';
import { BankWorlds, type BankWorld } from './bank-world.ts';
import { markOf, partsView, proposalView, rowsOfFile, seenRows, targetView, type SeenRow } from './seen-statement.ts';
import { keeperOf } from './statement-access.ts';
import { BANK_FILE, BANK_ROW, type BankFileRow } from './statement-tables.ts';

type Asked = QueryOf<typeof BankStatementGetRows>;
type Currency = BankRowView['currency'];
interface Twin {
  key: string;
  file: Guid;
  name: string;
  loadedAt: Date;
  isBooked: boolean;
}
const ROW_COUNT = '(select count(*)::int from finance.bank_row r where r.file_guid = f.guid) as "rowCount"';

@Injectable()
export class ReadStatements {
  constructor(
    private readonly database: Database,
    private readonly worlds: BankWorlds,
  ) {}

  files(scope: Scope, query: QueryOf<typeof BankStatementGetFiles>): Promise<AnswerOf<typeof BankStatementGetFiles>> {
    const organizer = keeperOf(scope);
    return this.database.snapshot(async (reader) => {
      const { rows, totalCount } = await pageOf<BankFileRow & { rowCount: number }>(
        reader,
        {
          ...{ columns: `${BANK_FILE.select('f')}, ${ROW_COUNT}`, parameters: [organizer] },
          found: 'from finance.bank_file f where f.organizer_guid = $1',
          search: { text: query.searchText, in: ['f.name'] },
          order: 'f.loaded_at desc, f.guid',
        },
        query,
      );
      const names = await actorNames(reader, rows.map(({ author }) => author)); // prettier-ignore
      return { collection: rows.map((row) => fileView(row, names(row.author))), totalCount };
    });
  }

  rows(scope: Scope, query: Asked): Promise<AnswerOf<typeof BankStatementGetRows>> {
    const organizer = keeperOf(scope);
    return this.database.snapshot(async (reader) => {
      const file = await BANK_FILE.find(reader, { guid: query.bankFileGuid, organizerGuid: organizer });
      if (!file) throw new Failure('notFound');
      const world = await this.worlds.of(reader, organizer);
      const kept = await rowsOfFile(reader, organizer, file.guid);
      const seen = await seenRows(reader, kept, world);
      const found = seen.filter(isFound(query, world)).toSorted(inOrder(query));
      const from = (query.pageNumber - 1) * query.pageSize;
      const shown = found.slice(from, from + query.pageSize);
      const counts = Object.fromEntries(
        STATEMENT_GROUPS.map((group) => [group, seen.filter((row) => row.group === group).length]),
      ) as Record<SeenRow['group'], number>;
      const names = await actorNames(reader, [file.author, ...shown.map(decidedBy)]);
      const twins = await twinsOf(reader, organizer, shown);
      return {
        collection: shown.map((row) => rowView(row, world, names, twins)),
        totalCount: found.length,
        file: fileView({ ...file, rowCount: kept.length }, names(file.author)),
        counts,
        exact: seen.flatMap(({ kept: { guid, said }, group, proposal }) =>
          group === 'exact' && proposal
            ? [{ guid, mark: markOf(proposal), amount: said.document.amount!, currency: currencyOf(world, said.account)! }] // prettier-ignore
            : [],
        ),
      };
    });
  }

  /** Whom a row may be put to by hand: of its currency, who owes before who does not. */
  targets(
    scope: Scope,
    { bankRowGuid, searchText, pageNumber, pageSize }: QueryOf<typeof BankStatementFindTargets>,
  ): Promise<AnswerOf<typeof BankStatementFindTargets>> {
    const organizer = keeperOf(scope);
    return this.database.snapshot(async (reader) => {
      const row = await BANK_ROW.find(reader, { guid: bankRowGuid, organizerGuid: organizer });
      if (!row) throw new Failure('notFound');
      const world = await this.worlds.of(reader, organizer);
      const currency = currencyOf(world, row.said.account);
      const [asked, number] = [sought(searchText), searchText.replaceAll(/[№\s]/gu, '')];
      const found = [...world.targets.values()]
        .filter((one) => one.currency === currency)
        .filter(
          (one) =>
            sought(one.names.join(' ')).includes(asked) ||
            String(one.number ?? '') === number ||
            (one.payerInn !== '' && one.payerInn === number),
        )
        .toSorted((a, b) => Number(b.open > 0) - Number(a.open > 0) || (a.number ?? 0) - (b.number ?? 0));
      const from = (pageNumber - 1) * pageSize;
      return { collection: found.slice(from, from + pageSize).map(targetView), totalCount: found.length };
    });
  }
}

function fileView(row: BankFileRow & { rowCount: number }, author: string): BankFileView {
  const { guid, name, loadedAt, encoding, warnings, accounts, rowCount, passedOver } = row;
  return {
    ...{ guid, name, loadedAt: loadedAt.toISOString(), author, encoding, rowCount, passedOver },
    ...{ warnings: [...warnings], accounts: [...accounts] },
  };
}

export const currencyOf = ({ own }: BankWorld, account: string) => (own.get(account)?.currency ?? null) as Currency;

const decidedBy = ({ kept, bookings }: SeenRow) => bookings.at(-1)?.author ?? kept.ignoredBy;

function rowView(
  row: SeenRow,
  world: BankWorld,
  names: (actor: string | null) => string,
  twins: ReadonlyMap<string, Twin>,
): BankRowView {
  const { kept, bookings, proposal, group } = row;
  const { document, account, counter, paidOn, direction } = kept.said;
  const twin = group === 'repeat' ? twins.get(textOfKey(keyOf(kept.said))) : undefined;
  const decidedAt = bookings.at(-1)?.bookedAt ?? kept.ignoredAt;
  return {
    ...{ guid: kept.guid, position: kept.position, state: kept.state, group, direction, account },
    ...{ currency: currencyOf(world, account), number: document.number, paidOn, amount: document.amount },
    ...{ name: counter.name, inn: counter.inn, purpose: document.purpose },
    proposal: proposal && proposalView(proposal, world),
    booked: bookings.map(({ payment, refund, amount, parts }) => ({
      ...{ paymentGuid: payment, isRefund: refund !== null, amount, targets: partsView(parts, world) },
    })),
    ...{ decidedBy: names(decidedBy(row)), decidedAt: decidedAt?.toISOString() ?? null },
    twin: twin
      ? { bankFileGuid: twin.file, name: twin.name, loadedAt: twin.loadedAt.toISOString(), isBooked: twin.isBooked }
      : null,
  };
}

async function twinsOf(reader: Reader, organizer: Guid, shown: readonly SeenRow[]): Promise<Map<string, Twin>> {
  const repeated = shown.filter(({ group }) => group === 'repeat');
  const keys = repeated.map(({ kept }) => textOfKey(keyOf(kept.said)));
  if (keys.length === 0) return new Map();
  const rows = await reader.query<Twin>(
    `select r.bank_key as key, f.guid as file, f.name, f.loaded_at as "loadedAt", exists
              (select from finance.bank_booking b where b.bank_row_guid = r.guid and not exists
                (select from finance.refund s where s.payment_guid = b.payment_guid and s.kind = 'storno')) as "isBooked"
       from finance.bank_row r join finance.bank_file f on f.guid = r.file_guid
      where r.organizer_guid = $1 and r.bank_key = any ($2::text[]) and r.occurrence = 1`,
    [organizer, keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

function isFound({ searchText = '', group }: Asked, world: BankWorld) {
  const asked = sought(searchText);
  const digits = searchText.replaceAll(/[№\s]/gu, '');
  return ({ kept: { said }, group: ours, proposal, bookings }: SeenRow): boolean => {
    if (group !== undefined && ours !== group) return false;
    if (asked === '') return true;
    const { document, counter } = said;
    const targets = [...(proposal?.allocations ?? []).map(([guid]) => guid), ...(proposal?.candidates ?? []), ...bookings.flatMap(({ parts }) => parts.map(({ target }) => target))]; // prettier-ignore
    const names = targets.flatMap((guid) => world.targets.get(guid)?.names ?? []);
    const text = sought([counter.name, document.purpose, ...names].join(' '));
    return text.includes(asked) || counter.inn === digits || document.number === digits || isSum(document.amount, digits); // prettier-ignore
  };
}

/** «7400» and «7400,50» find their sums. */
function isSum(amount: number | null, text: string): boolean {
  return (
    amount !== null && /^\d+([.,]\d{2})?$/.test(text) && Math.round(Number(text.replace(',', '.')) * 100) === amount
  );
}

const COLLATOR = new Intl.Collator('ru', { numeric: true });

function inOrder({ sort, isDescending }: Asked) {
  const sign = isDescending ? -1 : 1;
  const of: Record<Asked['sort'], (a: SeenRow['kept'], b: SeenRow['kept']) => number> = {
    position: (a, b) => a.position - b.position,
    amount: (a, b) => (a.said.document.amount ?? 0) - (b.said.document.amount ?? 0),
    paidOn: (a, b) => COLLATOR.compare(a.said.paidOn, b.said.paidOn),
    name: (a, b) => COLLATOR.compare(a.said.counter.name, b.said.counter.name),
  };
  return ({ kept: a }: SeenRow, { kept: b }: SeenRow): number => sign * of[sort](a, b) || a.position - b.position;
}
