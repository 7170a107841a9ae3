// Discounts and sponsors of an application: what was asked for, what was decided, by whom and why.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  ApplicationSponsorGetByCompetition,
  DiscountGetByApplication,
  type MoneyAccountView,
  type SponsorView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, ListRow, ListRows, openedLater, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { DiscountRow } from './DiscountRow.tsx';
import { SponsorRow } from './SponsorRow.tsx';

const DiscountLater = openedLater(async () => (await import('./DiscountForm.tsx')).DiscountForm);
const SponsorLater = openedLater(async () => (await import('./SponsorForm.tsx')).SponsorForm);

export interface DiscountsProps {
  account: Pick<MoneyAccountView, 'applicationGuid' | 'currency' | 'total' | 'withdrawnAt'>;
  competitionGuid: string;
  canChange: boolean;
  isMember?: boolean;
}

export function Discounts(props: DiscountsProps) {
  const { account, competitionGuid, canChange, isMember = false } = props;
  const { applicationGuid } = account;
  const discounts = useRead(DiscountGetByApplication, { query: { applicationGuid } });
  const sponsors = useRead(ApplicationSponsorGetByCompetition, { query: { competitionGuid, applicationGuid } });
  const [opened, setOpened] = useState<'discount' | 'sponsor' | null>(null);
  const canAdd = canChange && account.withdrawnAt === null;
  const isAsked = isMember && discounts.data?.some(({ status, byMember }) => status === 'Proposed' && byMember);
  const add = (what: 'discount' | 'sponsor', label: string) => (
    <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setOpened(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <section aria-labelledby="discounts">
        <h2 id="discounts">Скидки</h2>
        <Answer of={discounts} skeleton={<RowsSkeleton rows={1} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState>Скидок нет.</EmptyState>
            ) : (
              <ListRows label="Скидки">
                {rows.map((row) => (
                  <DiscountRow key={row.guid} {...{ row, account, isMember, canChange }} />
                ))}
              </ListRows>
            )
          }
        </Answer>
        {canAdd && !isAsked ? add('discount', isMember ? 'Попросить скидку' : 'Дать скидку') : null}
      </section>
      {sponsors.data ? <OwnShare sponsors={sponsors.data} {...{ account, isMember }} /> : null}
      <section aria-labelledby="sponsors">
        <h2 id="sponsors">Спонсоры</h2>
        <Answer of={sponsors} skeleton={<RowsSkeleton rows={1} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState>Спонсоров нет. Спонсор платит часть стоимости по своему счёту.</EmptyState>
            ) : (
              <ListRows label="Спонсоры">
                {rows.map((row) => (
                  <SponsorRow key={row.guid} {...{ row, account, competitionGuid, isMember, canChange }} />
                ))}
              </ListRows>
            )
          }
        </Answer>
        {canAdd ? add('sponsor', isMember ? 'Назвать спонсора' : 'Записать спонсора') : null}
      </section>
      <DiscountLater
        of={opened === 'discount' ? { account, competitionGuid, isMember, onClose: () => setOpened(null) } : null}
      />
      <SponsorLater
        of={
          opened === 'sponsor'
            ? { applicationGuid, competitionGuid, isMember, sponsor: null, onClose: () => setOpened(null) }
            : null
        }
      />
    </>
  );
}

/** What sponsors do not pay, where there are any. */
function OwnShare({ sponsors, account, isMember }: OwnShareProps) {
  const taken = sponsors.filter(({ status }) => status === 'Accepted' || status === 'Paid');
  if (taken.length === 0) return null;
  const own = Math.max(0, account.total - taken.reduce((sum, { share }) => sum + share, 0));
  return (
    <section aria-labelledby="own-share">
      <h2 id="own-share">Личные</h2>
      <ListRows label="Личные">
        <ListRow title={moneyText(own, account.currency)} detail={isMember ? 'Платите вы сами' : 'Платит участник'} />
      </ListRows>
    </section>
  );
}

interface OwnShareProps extends Pick<DiscountsProps, 'account'> {
  sponsors: readonly SponsorView[];
  isMember: boolean;
}
