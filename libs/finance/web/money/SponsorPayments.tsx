// Payments of one sponsor of an application: `?sponsor=` of the page of its payments. What he promised, what has come.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import {
  ApplicationSponsorGetByCompetition,
  PaymentGetByApplicationSponsor,
  type MoneyAccountView,
  type SponsorView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import sums from '../style/sums.module.css';

export interface SponsorPaymentsProps {
  sponsor: string;
  account: Pick<MoneyAccountView, 'applicationGuid' | 'currency'>;
  competitionGuid: string;
  /** Of the page without `?sponsor=`. */
  allAt: string;
  /** What the button beside his share does, and how it is called; left out where nothing may be changed. */
  add?: { label: string; run(sponsor: SponsorView, left: number): void };
}

export function SponsorPayments({ sponsor, account, competitionGuid, allAt, add }: SponsorPaymentsProps) {
  const { applicationGuid, currency } = account;
  const sponsors = useRead(ApplicationSponsorGetByCompetition, { query: { competitionGuid, applicationGuid } });
  const told = useRead(PaymentGetByApplicationSponsor, { query: { applicationSponsorGuid: sponsor } });
  const all = (
    <Link to={allAt} className={sums.back}>
      Все платежи заявки
    </Link>
  );
  return (
    <Answer of={sponsors} skeleton={<RowsSkeleton rows={1} />}>
      {(rows) => {
        const row = rows.find(({ guid }) => guid === sponsor);
        if (!row) return <EmptyState action={all}>Такого спонсора у этой заявки нет.</EmptyState>;
        return (
          <section aria-labelledby="of-sponsor">
            <h2 id="of-sponsor">Спонсор: {row.title}</h2>
            <Answer of={told} skeleton={<RowsSkeleton rows={1} />}>
              {({ share, paid }) => (
                <>
                  <dl className={sums.sums}>
                    <div>
                      <dt>Его доля</dt>
                      <dd>{moneyText(share, currency)}</dd>
                    </div>
                    <div>
                      <dt>Уже пришло</dt>
                      <dd>{moneyText(paid, currency)}</dd>
                    </div>
                  </dl>
                  {add && (row.status === 'Accepted' || row.status === 'Paid') && paid < share ? (
                    <Button variant="default" onClick={() => add.run(row, share - paid)}>
                      {add.label}
                    </Button>
                  ) : null}
                </>
              )}
            </Answer>
            <p>{all}</p>
          </section>
        );
      }}
    </Answer>
  );
}
