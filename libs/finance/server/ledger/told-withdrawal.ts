// What is kept of who leaves, as it travels: with the names of those to whom money goes back.

import type { WithdrawalCountView } from '@rampa/contract';
import type { WithdrawalCount } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Whoever pays for himself, in the rules. */
const MEMBER = 'member';

export async function toldWithdrawal(
  reader: Pick<Reader, 'query'>,
  { lines, refunds, ...sums }: WithdrawalCount,
): Promise<WithdrawalCountView> {
  const sponsors = refunds.filter(({ to }) => to !== MEMBER).map(({ to }) => to);
  const rows = await reader.query<{ guid: Guid; title: string }>(
    'select guid, title from finance.sponsor where guid = any ($1::uuid[])',
    [sponsors],
  );
  const titles = new Map<string, string>(rows.map(({ guid, title }) => [guid, title]));
  return {
    ...sums,
    lines: lines.map(({ item, price, net, row, retained }) => ({
      ...{ item, price, net, retained },
      row: row && {
        ...{ daysFrom: row.daysFrom, daysTo: row.daysTo, percentBp: row.percentBp ?? null },
        ...{ amount: row.amount ?? null, costs: row.costs ?? false },
      },
    })),
    refunds: refunds.map(({ to, amount }) => ({
      applicationSponsorGuid: to === MEMBER ? null : to,
      title: titles.get(to) ?? '',
      amount,
    })),
  };
}
