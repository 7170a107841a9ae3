// The money of a member's application, on a phone first: what to pay, by when, why so much, and how.

import { Button } from '@mantine/core';
import { IconArrowLeft, IconQrcode, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  CompetitionFieldPriceGetByApplication,
  PaymentGetByApplication,
  UploadedFileGetByGuid,
  type MoneyAccountView,
  type PaymentView,
} from '@rampa/contract';
import { moneyText, payNext } from '@rampa/finance/domain';
import { counted } from '@rampa/kernel';
import { addressOf, Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  FailureView,
  LampTabs,
  ListRow,
  ListRows,
  openedLater,
  Page,
  PageHead,
  RowsSkeleton,
  useRead,
} from '@rampa/platform/web/desk';
import { CustomFiles } from '../documents/CustomFiles.tsx';
import { OtherWays } from '../documents/OtherWays.tsx';
import { Papers } from '../documents/Papers.tsx';
import { Derivation } from '../money/Derivation.tsx';
import { Discounts } from '../money/Discounts.tsx';
import {
  daysUntil,
  dayWords,
  METHOD_WORDS,
  nameOf,
  PAYMENT_TONES,
  PAYMENT_WORDS,
  STATUS_TONES,
  STATUS_WORDS,
} from '../money/money-words.ts';
import { SponsorPayments } from '../money/SponsorPayments.tsx';
import { Stages } from '../money/Stages.tsx';
import { useOwnMoneyLive } from '../money/use-money-live.ts';
import sums from '../style/sums.module.css';
import classes from './member.module.css';

const ClaimLater = openedLater(async () => (await import('./ClaimForm.tsx')).ClaimForm);
const QrLater = openedLater(async () => (await import('./QrForm.tsx')).QrForm);

const PARTS = {
  ...{ details: 'К оплате', payments: 'Платежи', discount: 'Скидки и спонсоры', 'add-documents': 'Документы' },
  'additional-docx': 'Файлы',
};

export interface OwnAccountProps {
  competitionGuid: string;
  applicationGuid: string;
  part: string;
}

export function OwnAccount({ competitionGuid, applicationGuid, part }: OwnAccountProps) {
  useOwnMoneyLive();
  const at = `/member/competition/${competitionGuid}/payments`;
  const money = useRead(PaymentGetByApplication, { query: { applicationGuid } });
  const account = money.data?.account;
  const tabs = Object.entries(PARTS).map(([key, label]) => ({ to: `${at}/${applicationGuid}/${key}`, label }));
  return (
    <Page isPaper>
      <Link to={at} className={sums.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden /> Все заявки
      </Link>
      <PageHead
        title={account ? nameOf(account) : 'Оплата'}
        aside={account ? <Chip tone={STATUS_TONES[account.status]}>{STATUS_WORDS[account.status]}</Chip> : null}
      />
      {money.isError ? (
        <FailureView error={money.error} onRetry={() => void money.refetch()} />
      ) : !money.data ? (
        <RowsSkeleton rows={5} height="3.5rem" />
      ) : !account ? (
        <EmptyState>Счёта пока нет: он появится, когда вы подадите заявку.</EmptyState>
      ) : (
        <>
          <LampTabs label="Деньги заявки" tabs={tabs} isInner />
          {part === 'payments' ? <Payments payments={money.data.payments} {...{ account, competitionGuid }} /> : null}
          {part === 'discount' ? <Discounts {...{ account, competitionGuid }} canChange isMember /> : null}
          {part === 'add-documents' ? (
            <Papers {...{ account, payments: money.data.payments, competitionGuid }} canChange isMember />
          ) : null}
          {part === 'additional-docx' ? (
            <CustomFiles {...{ applicationGuid, competitionGuid }} canChange isMember />
          ) : null}
          {part === 'details' ? <Due {...{ account, competitionGuid }} /> : null}
        </>
      )}
    </Page>
  );
}

function Due({ account, competitionGuid }: { account: MoneyAccountView; competitionGuid: string }) {
  const { applicationGuid, currency, today, next } = account;
  const [opened, setOpened] = useState<'claim' | 'qr' | null>(null);
  const [isShown, setShown] = useState(false);
  const price = useRead(CompetitionFieldPriceGetByApplication, { query: { applicationGuid } });
  const money = (sum: number) => moneyText(sum, currency);
  const isWithdrawn = account.withdrawnAt !== null;
  const toPay = isWithdrawn ? 0 : payNext(account);
  const days = next ? daysUntil(next.due, today) : 0;
  const close = () => setOpened(null);
  return (
    <div className={classes.due}>
      <div className={classes.ask}>
        <p>{isWithdrawn ? 'Заявка отозвана, вам вернут' : askWords(account)}</p>
        <b>{money(isWithdrawn ? account.overpaid : toPay)}</b>
        {next && !isWithdrawn ? (
          <span data-late={account.overdue > 0 || undefined}>
            {account.overdue > 0
              ? `просрочено ${money(account.overdue)}`
              : `до ${dayWords(next.due, today)}${days > 0 ? `, осталось ${counted(days, 'день', 'дня', 'дней')}` : ''}`}
          </span>
        ) : null}
      </div>
      <dl className={sums.sums}>
        <div>
          <dt>Участие</dt>
          <dd>{money(account.total)}</dd>
        </div>
        {account.paid > 0 ? (
          <div>
            <dt>Уже оплачено</dt>
            <dd>{money(-account.paid)}</dd>
          </div>
        ) : null}
        {account.fromSponsors > 0 ? (
          <div>
            <dt>Заплатит спонсор</dt>
            <dd>{money(-account.fromSponsors)}</dd>
          </div>
        ) : null}
        {account.pending > 0 ? (
          <div>
            <dt>На проверке у организатора</dt>
            <dd>{money(account.pending)}</dd>
          </div>
        ) : null}
      </dl>
      <Button variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Как посчитали {money(account.total)}
      </Button>
      {isShown ? (
        <Answer of={price} skeleton={<RowsSkeleton rows={3} />}>
          {(derived) => <Derivation derived={derived} isWithdrawn={isWithdrawn} />}
        </Answer>
      ) : null}
      <Stages account={account} />
      {toPay > 0 ? (
        <div className={classes.pay}>
          <Button size="lg" leftSection={<IconQrcode size={20} stroke={1.75} />} onClick={() => setOpened('qr')}>
            Оплатить {money(toPay)}
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<IconUpload size={20} stroke={1.75} />}
            onClick={() => setOpened('claim')}
          >
            Уже заплатили? Приложите чек
          </Button>
        </div>
      ) : null}
      {toPay > 0 ? <OtherWays account={account} /> : null}
      <ClaimLater
        of={
          opened === 'claim'
            ? { rows: [{ ...account, ask: toPay }], ...{ competitionGuid, currency, today }, onClose: close }
            : null
        }
      />
      <QrLater of={opened === 'qr' ? { applicationGuid, currency, onClose: close } : null} />
    </div>
  );
}

function askWords({ ask, next }: MoneyAccountView): string {
  if (ask > 0) return 'К оплате';
  return next ? 'Следующий платёж' : 'Осталось заплатить';
}

interface PaymentsProps {
  payments: readonly PaymentView[];
  account: MoneyAccountView;
  competitionGuid: string;
}

function Payments({ payments, account, competitionGuid }: PaymentsProps) {
  const [address] = useSearchParams();
  const sponsor = address.get('sponsor');
  const [claimed, setClaimed] = useState<{ guid: string; title: string; left: number } | null>(null);
  const { applicationGuid, currency, today } = account;
  if (sponsor === null) return <PaymentRows {...{ payments, account }} />;
  const allAt = `/member/competition/${competitionGuid}/payments/${applicationGuid}/payments`;
  const add = {
    label: 'Приложить чек спонсора',
    run: ({ guid, title }: { guid: string; title: string }, left: number) => setClaimed({ guid, title, left }),
  };
  return (
    <>
      <SponsorPayments {...{ sponsor, account, competitionGuid, allAt }} {...(account.withdrawnAt ? {} : { add })} />
      <PaymentRows
        payments={payments.filter(({ applicationSponsorGuid }) => applicationSponsorGuid === sponsor)}
        account={account}
      />
      <ClaimLater
        of={
          claimed
            ? { rows: [account], ...{ competitionGuid, currency, today }, sponsor: claimed, onClose: () => setClaimed(null) } // prettier-ignore
            : null
        }
      />
    </>
  );
}

function PaymentRows({ payments, account }: Omit<PaymentsProps, 'competitionGuid'>) {
  const { currency, today } = account;
  if (payments.length === 0) return <EmptyState>Платежей пока нет.</EmptyState>;
  return (
    <ListRows label="Платежи">
      {payments.map((payment) => (
        <ListRow
          key={payment.guid}
          title={
            <>
              <span>{dayWords(payment.paidOn, today)}</span>
              <Chip tone={PAYMENT_TONES[payment.status]}>{PAYMENT_WORDS[payment.status]}</Chip>
            </>
          }
          detail={[
            METHOD_WORDS[payment.method],
            `№\u00a0${payment.receiptNo ?? payment.invoiceNumber}`,
            payment.returned > 0 ? `вернули ${moneyText(payment.returned, currency)}` : '',
            payment.status === 'Rejected' ? payment.decision : '',
          ]
            .filter((part) => part !== '')
            .join(', ')}
        >
          <b>{moneyText(payment.allocated, currency)}</b>
          {payment.file ? (
            <a
              href={addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: payment.file.guid } })}
              target="_blank"
              rel="noreferrer"
            >
              Чек
            </a>
          ) : null}
        </ListRow>
      ))}
    </ListRows>
  );
}
