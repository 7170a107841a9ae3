// What is kept: of who has left by the tables and the documented costs, of others a sum for the part they gave up.

import { Text } from '@mantine/core';
import { rulesOf, ScheduleRetentionAddRetentionToApplication, type MoneyAccountView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { DialogForm, Held, tell, TextArea, useSendForm } from '@rampa/platform/web/desk';
import { MoneyInput } from '../prices/MoneyInput.tsx';

export interface RetentionFormProps {
  account: MoneyAccountView;
  competitionGuid: string;
  onClose(): void;
}

export function RetentionForm({ account, competitionGuid, onClose }: RetentionFormProps) {
  const { currency, applicationGuid, proposal, paid } = account;
  const isWithdrawn = account.withdrawnAt !== null;
  const form = useSendForm({
    values: { amount: null as number | null, reason: '' },
    faults: ({ amount }) =>
      !isWithdrawn && (amount === null || amount <= 0 || amount > paid)
        ? { amount: `Удержать можно от 0,01 до ${moneyText(paid, currency)}` }
        : {},
    rules: { of: rulesOf(ScheduleRetentionAddRetentionToApplication), body: bodyOf },
    writes: [ScheduleRetentionAddRetentionToApplication],
    async send(said, write) {
      const kept = await write(ScheduleRetentionAddRetentionToApplication, {
        query: { competitionGuid, applicationGuid },
        body: bodyOf(said),
      });
      const back = isWithdrawn ? `, к возврату ${moneyText(kept.refund, currency)}` : '';
      tell(`Удержано ${moneyText(kept.amount, currency)}${back}`);
    },
    onSaved: onClose,
  });

  function bodyOf({ amount, reason }: { amount: number | null; reason: string }) {
    return isWithdrawn ? { documentedCosts: amount, reason } : { amount: amount ?? 0, reason };
  }

  return (
    <DialogForm
      form={form}
      title={isWithdrawn ? 'Удержать при отказе' : 'Удержать за часть'}
      submit="Удержать"
      onClose={onClose}
    >
      <Text c="var(--r-ink-2)">
        {isWithdrawn
          ? `За ${proposal?.daysBefore ?? 0} дн. до начала по таблицам — ${moneyText(proposal?.computed ?? 0, currency)}. ${
              proposal?.isConsumer
                ? 'Плательщик — физическое лицо: удержать можно не больше подтверждённых расходов (ст. 32 Закона о защите прав потребителей).'
                : ''
            }`
          : 'Останется у организатора, хотя стоимость уменьшилась.'}
      </Text>
      {isWithdrawn && proposal ? <Shares {...{ proposal, account }} /> : null}
      {isWithdrawn ? (
        <Text c="var(--r-ink-2)">
          Документы о расходах приложите к заявке на вкладке «Файлы»: удержание будет чем подтвердить.
        </Text>
      ) : null}
      <Held at={form.at('amount')}>
        {(value, set, error) => (
          <MoneyInput
            label={isWithdrawn ? 'Подтверждённые расходы' : 'Сумма'}
            value={value}
            onChange={set}
            error={error}
            data-autofocus
          />
        )}
      </Held>
      <TextArea at={form.at('reason')} label="Основание" placeholder="Пункт положения, документы" />
    </DialogForm>
  );
}

/** To whom the rest goes back, when several have paid. */
function Shares({
  proposal,
  account,
}: {
  proposal: NonNullable<MoneyAccountView['proposal']>;
  account: MoneyAccountView;
}) {
  const { currency, memberName } = account;
  if (proposal.refunds.length === 0) return null;
  const to = proposal.refunds.map(
    ({ applicationSponsorGuid, title, amount }) =>
      `${applicationSponsorGuid === null ? memberName || 'участнику' : title} — ${moneyText(amount, currency)}`,
  );
  return <Text c="var(--r-ink-2)">{`По таблицам вернуть: ${to.join(', ')}.`}</Text>;
}
