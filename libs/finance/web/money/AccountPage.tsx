// The money of one application as a statement in plain Russian: how its price was counted, when what is due, what has come,
// and what moved the balance, by whom and why.

import { Button } from '@mantine/core';
import { IconArrowLeft, IconDiscount, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import {
  CompetitionFieldPriceGetByApplication,
  PaymentGetByApplication,
  PaymentGetLedger,
  type MoneyAccountView,
} from '@rampa/contract';
import { dayIn, moneyText } from '@rampa/finance/domain';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  FailureView,
  LampTabs,
  ListRows,
  openedLater,
  Page,
  PageHead,
  RowsSkeleton,
  useAccess,
  useRead,
} from '@rampa/platform/web/desk';
import { CustomFiles } from '../documents/CustomFiles.tsx';
import { Papers } from '../documents/Papers.tsx';
import { FinancePages } from '../parts/FinancePages.tsx';
import { AccountAside } from './AccountAside.tsx';
import { Derivation } from './Derivation.tsx';
import { Discounts } from './Discounts.tsx';
import { dayWords, nameOf, STATUS_TONES, STATUS_WORDS } from './money-words.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { SponsorPayments, type SponsorPaymentsProps } from './SponsorPayments.tsx';
import { Stages } from './Stages.tsx';
import { useMoneyLive } from './use-money-live.ts';
import sums from '../style/sums.module.css';
import classes from './money.module.css';

const RecordLater = openedLater(async () => (await import('./RecordForm.tsx')).RecordForm);
const DiscountLater = openedLater(async () => (await import('./DiscountForm.tsx')).DiscountForm);

const PARTS = {
  details: 'Расчёт',
  payments: 'Платежи и выписка',
  discount: 'Скидки и спонсоры',
  'add-documents': 'Документы',
  'additional-docx': 'Файлы',
} as const;
type Part = keyof typeof PARTS;

/** The last word of the address. */
function partOf(pathname: string): Part | null {
  const last = pathname.split('/').at(-1) ?? '';
  return last in PARTS ? (last as Part) : null;
}

export function AccountPage() {
  const { guid: competitionGuid = '', finAppGuid: applicationGuid = '' } = useParams();
  const part = partOf(useLocation().pathname);
  useMoneyLive(competitionGuid);
  const money = useRead(PaymentGetByApplication, { query: { applicationGuid } });
  const at = `/organizer/events/${competitionGuid}/finances/applications`;
  if (part === null) return <Navigate to={`${at}/${applicationGuid}/details`} replace />;
  if (money.data?.account)
    return (
      <Account
        {...{ competitionGuid, applicationGuid, at }}
        part={part}
        money={{ ...money.data, account: money.data.account }}
      />
    );
  return (
    <Page isPaper>
      <PageHead title="Деньги заявки" />
      <FinancePages competitionGuid={competitionGuid} />
      {money.isError ? (
        <FailureView error={money.error} onRetry={() => void money.refetch()} />
      ) : money.data ? (
        <EmptyState action={<Link to={at}>Все заявки</Link>}>
          Счёта пока нет: он появится, когда заявку подадут.
        </EmptyState>
      ) : (
        <RowsSkeleton rows={6} height="3.5rem" />
      )}
    </Page>
  );
}

interface AccountProps {
  competitionGuid: string;
  applicationGuid: string;
  at: string;
  part: Part;
  money: { account: MoneyAccountView; payments: Parameters<typeof PaymentRow>[0]['payment'][] };
}

function Account({ competitionGuid, applicationGuid, at, part, money: { account, payments } }: AccountProps) {
  const canChange = useAccess(competitionGuid).changes('finances');
  const [opened, setOpened] = useState<'record' | 'discount' | null>(null);
  const [address] = useSearchParams();
  const sponsor = part === 'payments' ? address.get('sponsor') : null;
  const [paying, setPaying] = useState<{ guid: string; left: number } | null>(null);
  const { currency, today, status, timeZone } = account;
  const shown = sponsor === null ? payments : payments.filter((one) => one.applicationSponsorGuid === sponsor);
  const tabs = Object.entries(PARTS).map(([key, label]) => ({ to: `${at}/${applicationGuid}/${key}`, label }));
  const close = () => {
    setOpened(null);
    setPaying(null);
  };
  const addPayment: NonNullable<SponsorPaymentsProps['add']> = {
    label: 'Записать платёж спонсора',
    run({ guid }, left) {
      setPaying({ guid, left });
      setOpened('record');
    },
  };
  return (
    <Page isPaper>
      <Link to={at} className={sums.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden /> Все заявки
      </Link>
      <PageHead
        title={nameOf(account)}
        aside={<Chip tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Chip>}
        note={[
          account.memberName,
          `подана ${dayWords(dayIn(account.subscribedAt, timeZone), today)}`,
          ...(account.withdrawnAt ? [`отозвана ${dayWords(dayIn(account.withdrawnAt, timeZone), today)}`] : []),
          `цены редакции ${account.revision}`,
        ].join(', ')}
        actions={
          canChange ? (
            <>
              {account.withdrawnAt === null ? (
                <Button
                  variant="default"
                  leftSection={<IconDiscount size={18} />}
                  onClick={() => setOpened('discount')}
                >
                  Дать скидку
                </Button>
              ) : null}
              <Button leftSection={<IconPlus size={18} />} onClick={() => setOpened('record')}>
                Записать платёж
              </Button>
            </>
          ) : null
        }
      />
      <LampTabs label="Деньги заявки" tabs={tabs} isInner />
      <div className={classes.page}>
        <div className={classes.main}>
          {part === 'details' ? <Details account={account} applicationGuid={applicationGuid} /> : null}
          {part === 'payments' ? (
            <>
              {sponsor === null ? null : (
                <SponsorPayments
                  {...{ sponsor, account, competitionGuid, allAt: `${at}/${applicationGuid}/payments` }}
                  {...(canChange ? { add: addPayment } : {})}
                />
              )}
              <section aria-labelledby="came">
                <h2 id="came">Платежи</h2>
                {shown.length === 0 ? (
                  <EmptyState>
                    {sponsor === null ? 'Платежей по этой заявке нет.' : 'Платежей спонсора нет.'}
                  </EmptyState>
                ) : (
                  <ListRows label="Платежи">
                    {shown.map((payment) => (
                      <PaymentRow key={payment.guid} {...{ payment, currency, competitionGuid, canChange }} />
                    ))}
                  </ListRows>
                )}
              </section>
              {sponsor === null ? <Statement {...{ applicationGuid, today, timeZone }} /> : null}
            </>
          ) : null}
          {part === 'add-documents' ? <Papers {...{ account, payments, competitionGuid, canChange }} /> : null}
          {part === 'additional-docx' ? <CustomFiles {...{ applicationGuid, competitionGuid, canChange }} /> : null}
          {part === 'discount' ? <Discounts {...{ account, competitionGuid, canChange }} /> : null}
        </div>
        <AccountAside {...{ account, competitionGuid, canChange }} />
      </div>
      <RecordLater
        of={
          opened === 'record'
            ? { account, competitionGuid, onClose: close, ...(paying ? { sponsor: paying } : {}) }
            : null
        }
      />
      <DiscountLater of={opened === 'discount' ? { account, competitionGuid, onClose: close } : null} />
    </Page>
  );
}

function Details({ account, applicationGuid }: { account: MoneyAccountView; applicationGuid: string }) {
  const price = useRead(CompetitionFieldPriceGetByApplication, { query: { applicationGuid } });
  return (
    <>
      <Answer of={price} skeleton={<RowsSkeleton rows={3} height="3.5rem" />}>
        {(derived) => <Derivation derived={derived} isWithdrawn={account.withdrawnAt !== null} />}
      </Answer>
      <Stages account={account} />
    </>
  );
}

function Statement({ applicationGuid, today, timeZone }: { applicationGuid: string; today: string; timeZone: string }) {
  const ledger = useRead(PaymentGetLedger, { query: { applicationGuid } });
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">Выписка</h2>
      <Answer of={ledger} skeleton={<RowsSkeleton rows={4} height="3rem" />}>
        {({ lines, currency }) =>
          lines.length === 0 ? (
            <p className={classes.note}>Движений не было: участие бесплатное.</p>
          ) : (
            <div className={classes.wide} tabIndex={0} role="region" aria-label="Выписка по заявке">
              <table className={classes.statement}>
                <thead>
                  <tr>
                    <th scope="col">Когда</th>
                    <th scope="col">Что и почему</th>
                    <th scope="col">Сумма</th>
                    <th scope="col">Долг после</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.guid}>
                      <td>{dayWords(dayIn(line.at, timeZone), today)}</td>
                      <td>
                        <b>{line.text}</b>
                        <span>{[line.reason, line.actor].filter((part) => part !== '').join(', ')}</span>
                      </td>
                      <td>{signed(line.amount, currency)}</td>
                      <td>
                        {line.balance < 0
                          ? `переплата ${moneyText(-line.balance, currency)}`
                          : moneyText(line.balance, currency)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answer>
    </section>
  );
}

function signed(amount: number, currency: string): string {
  return `${amount > 0 ? '+' : ''}${moneyText(amount, currency)}`;
}
