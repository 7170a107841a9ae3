// What is asked for now, what is left, and what the desk can do about the account itself.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  PaymentChangeSchedulePayment,
  SchedulePaymentGetByCompetitionGuid,
  ScheduleRetentionDeleteRetentionFromApplication,
  type MoneyAccountView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { counted } from '@rampa/kernel';
import { Confirm, openedLater, Select, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import { daysUntil, dayWords } from './money-words.ts';
import sums from '../style/sums.module.css';
import classes from './money.module.css';

const RetentionLater = openedLater(async () => (await import('./RetentionForm.tsx')).RetentionForm);

/** By the type of his requisites. */
const PAYER_WORDS = ['физическое лицо', 'организация', 'предприниматель'] as const;
const ALL_AT_ONCE = 'none';

export interface AccountAsideProps {
  account: MoneyAccountView;
  competitionGuid: string;
  canChange: boolean;
}

export function AccountAside({ account, competitionGuid, canChange }: AccountAsideProps) {
  const plans = useRead(SchedulePaymentGetByCompetitionGuid, { query: { competitionGuid } });
  const change = useWrite(PaymentChangeSchedulePayment);
  const release = useWrite(ScheduleRetentionDeleteRetentionFromApplication);
  const [opened, setOpened] = useState<'retain' | 'release' | null>(null);
  const { currency, today, applicationGuid, next, retention, proposal } = account;
  const money = (sum: number) => moneyText(sum, currency);
  const isWithdrawn = account.withdrawnAt !== null;
  const ask = isWithdrawn ? account.overpaid : account.ask;
  const rows = [
    ['Стоимость', account.total],
    ['Оплачено', -account.paid],
    ['Доля спонсора, ещё не пришла', -account.fromSponsors],
    ['Ждёт проверки', account.pending],
    ['Переплата', isWithdrawn ? 0 : account.overpaid],
  ] as const;
  return (
    <aside className={classes.aside} aria-labelledby="asked">
      <h2 id="asked">{isWithdrawn ? 'К возврату' : 'К оплате сейчас'}</h2>
      <p className={classes.ask}>{money(ask)}</p>
      {next && !isWithdrawn ? (
        <p className={classes.until} data-late={account.overdue > 0 || undefined}>
          {account.overdue > 0
            ? `просрочено ${money(account.overdue)}`
            : `${next.title}: ${money(next.amount)} до ${dayWords(next.due, today)}${left(next.due, today)}`}
        </p>
      ) : null}
      <dl className={sums.sums}>
        {rows
          .filter(([, sum]) => sum !== 0)
          .map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(sum)}</dd>
            </div>
          ))}
        <div>
          <dt>Плательщик</dt>
          <dd>{PAYER_WORDS[account.payerType] ?? PAYER_WORDS[0]}</dd>
        </div>
      </dl>
      {canChange && !isWithdrawn && plans.data && plans.data.length > 0 ? (
        <Select
          label="График оплаты"
          allowDeselect={false}
          disabled={change.isPending}
          data={[
            { value: ALL_AT_ONCE, label: 'Вся сумма сразу' },
            ...plans.data.map((plan) => ({ value: plan.schedulePaymentGuid, label: plan.title })),
          ]}
          value={account.schedulePaymentGuid ?? ALL_AT_ONCE}
          onChange={(value) =>
            change.mutate(
              {
                query: { applicationGuid },
                body: { schedulePaymentGuid: value === ALL_AT_ONCE ? null : value },
              },
              { onSuccess: () => tell('График оплаты изменён') },
            )
          }
        />
      ) : null}
      {retention ? (
        <section>
          <h3>Удержано {money(retention.amount)}</h3>
          <p className={classes.note}>{[retention.reason, retention.actor].filter((part) => part !== '').join(', ')}</p>
          {canChange ? (
            <Button variant="default" onClick={() => setOpened('release')}>
              Снять удержание
            </Button>
          ) : null}
        </section>
      ) : account.paid > 0 ? (
        <section>
          <p className={classes.note}>
            {isWithdrawn
              ? `По таблицам удерживают ${money(proposal?.computed ?? 0)}${proposal?.isConsumer ? '; с физического лица — не больше подтверждённых расходов' : ''}.`
              : proposal
                ? `Если заявку отзовут сегодня, вернём ${money(proposal.refund)}.`
                : ''}
          </p>
          {canChange ? (
            <Button variant="default" onClick={() => setOpened('retain')}>
              {isWithdrawn ? 'Удержать при отказе' : 'Удержать за часть'}
            </Button>
          ) : null}
        </section>
      ) : null}
      <RetentionLater of={opened === 'retain' ? { account, competitionGuid, onClose: () => setOpened(null) } : null} />
      <Confirm
        isOpen={opened === 'release'}
        title="Снять удержание?"
        action="Снять"
        isBusy={release.isPending}
        onClose={() => setOpened(null)}
        onConfirm={() =>
          release.mutate(
            { query: { competitionGuid, applicationGuid } },
            { onSuccess: () => tell('Удержание снято'), onSettled: () => setOpened(null) },
          )
        }
      >
        Сумма станет к возврату. В выписке останутся обе записи.
      </Confirm>
    </aside>
  );
}

function left(due: string, today: string): string {
  const days = daysUntil(due, today);
  return days > 0 ? `, осталось ${counted(days, 'день', 'дня', 'дней')}` : '';
}
