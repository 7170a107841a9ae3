// What is kept: of who has left by the tables and the documented costs, of others a sum for the part they gave up.

import { Text } from '@mantine/core';
import { ScheduleRetentionAddRetentionToApplication, type MoneyAccountView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { FAULT_WORDS } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
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
    values: { sum: null as number | null, reason: '' },
    faults: ({ sum, reason }) => ({
      ...(reason.trim() === '' ? { reason: FAULT_WORDS.missing('reason') } : {}),
      ...(!isWithdrawn && (sum === null || sum <= 0 || sum > paid)
        ? { sum: `Удержать можно от 0,01 до ${moneyText(paid, currency)}` }
        : {}),
    }),
    writes: [ScheduleRetentionAddRetentionToApplication],
    async send({ sum, reason }) {
      const kept = await callApi(ScheduleRetentionAddRetentionToApplication, {
        query: { competitionGuid, applicationGuid },
        body: isWithdrawn ? { documentedCosts: sum, reason } : { amount: sum ?? 0, reason },
      });
      const back = isWithdrawn ? `, к возврату ${moneyText(kept.refund, currency)}` : '';
      tell(`Удержано ${moneyText(kept.amount, currency)}${back}`);
    },
    onSaved: onClose,
  });
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
      <Held at={form.at('sum')}>
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
