// A claim is rejected, money is given back, a mistaken confirmation is taken back: each with its reason.

import { Text } from '@mantine/core';
import { useState } from 'react';
import { PaymentChangeStatus, rulesOf, type PaymentView, type SentBody } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { FAULT_WORDS, newGuid } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DialogForm, Held, TextArea, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { MoneyInput } from '../prices/MoneyInput.tsx';
import { METHOD_WORDS } from './money-words.ts';

export interface DecideFormProps {
  deed: 'reject' | 'refund' | 'storno';
  payment: PaymentView;
  /** Of the payment, not given back yet. */
  left: number;
  today: string;
  currency: string;
  onClose(): void;
}

const TITLES = { reject: 'Отклонить платёж', refund: 'Вернуть деньги', storno: 'Отменить подтверждение' };
const SAYS = {
  reject: 'Участник получит письмо с причиной и сможет приложить чек ещё раз.',
  refund: 'Возврат уменьшит оплаченное по заявкам, с последней. Участник получит письмо.',
  storno: 'Так исправляют платёж, подтверждённый по ошибке: деньги никуда не движутся, отменится только запись.',
};
const METHODS = (['bank', 'cash', 'online', 'offset'] as const).map((value) => ({ value, label: METHOD_WORDS[value] }));

export function DecideForm({ deed, payment, left, today, currency, onClose }: DecideFormProps) {
  // One deed however often it is sent.
  const [refundGuid] = useState(newGuid);
  const first = { reason: '', amount: left as number | null, on: today, method: payment.method, number: '' };
  const form = useSendForm({
    values: first,
    faults: ({ reason, amount }) => ({
      ...(reason.trim() === '' ? { reason: FAULT_WORDS.missing('reason') } : {}),
      ...(deed === 'refund' && (amount === null || amount <= 0 || amount > left)
        ? { amount: `Вернуть можно от 0,01 до ${moneyText(left, currency)}` }
        : {}),
    }),
    writes: [PaymentChangeStatus],
    rules: { of: rulesOf(PaymentChangeStatus), inside: 'refund', body: bodyOf },
    async send(said) {
      await callApi(PaymentChangeStatus, { query: { paymentGuid: payment.guid }, body: bodyOf(said) });
    },
    onSaved: onClose,
  });

  function bodyOf({ reason, amount, on, method, number }: typeof first): SentBody<typeof PaymentChangeStatus> {
    if (deed === 'reject') return { status: 'Rejected', reason };
    if (deed === 'storno') return { status: 'Refunded', reason, refund: { refundGuid, kind: 'storno' } };
    return { status: 'Refunded', reason, refund: { refundGuid, amount: amount ?? left, on, method, number } };
  }

  return (
    <DialogForm form={form} title={TITLES[deed]} submit={TITLES[deed]} isDanger={deed !== 'refund'} onClose={onClose}>
      <Text c="var(--r-ink-2)">{SAYS[deed]}</Text>
      {deed === 'refund' ? (
        <>
          <Held at={form.at('amount')}>
            {(value, set, error) => (
              <MoneyInput label="Сумма" value={value} onChange={set} error={error} data-autofocus />
            )}
          </Held>
          <ChoiceLine at={form.at('method')} label="Как" data={METHODS} />
          <TextLine at={form.at('on')} type="date" label="День" />
          <TextLine at={form.at('number')} label="Номер поручения, необязательно" />
        </>
      ) : null}
      <TextArea at={form.at('reason')} label="Причина" data-autofocus={deed !== 'refund' || undefined} />
    </DialogForm>
  );
}
