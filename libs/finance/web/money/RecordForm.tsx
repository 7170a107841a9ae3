// Money that has come: through a bank, by card, in cash.

import { Text } from '@mantine/core';
import { useState } from 'react';
import {
  ApplicationSponsorGetByCompetition,
  PaymentCreateFromOrg,
  PaymentSetCash,
  rulesOf,
  type MoneyAccountView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { newGuid } from '@rampa/kernel';
import {
  ChoiceLine,
  DialogForm,
  Held,
  SwitchLine,
  tell,
  TextLine,
  useRead,
  useSendForm,
} from '@rampa/platform/web/desk';
import { MoneyInput } from '../prices/MoneyInput.tsx';
import { METHOD_WORDS } from './money-words.ts';

export interface RecordFormProps {
  account: Pick<MoneyAccountView, 'applicationGuid' | 'currency' | 'today' | 'remaining' | 'number' | 'title'>;
  competitionGuid: string;
  /** At the cash desk there is nothing to choose. */
  isCash?: boolean;
  /** Whose money it is at first, and how much. */
  sponsor?: { guid: string; left: number };
  onClose(): void;
}

const METHODS = (['bank', 'cash', 'online', 'offset'] as const).map((value) => ({ value, label: METHOD_WORDS[value] }));
const MEMBER = 'member';

export function RecordForm({ account, competitionGuid, isCash = false, sponsor, onClose }: RecordFormProps) {
  const { applicationGuid, currency, today, remaining } = account;
  // One payment however often it is sent.
  const [paymentGuid] = useState(newGuid);
  const sponsors = useRead(ApplicationSponsorGetByCompetition, { query: { competitionGuid, applicationGuid } });
  const accepted = (sponsors.data ?? []).filter(({ status }) => status === 'Accepted' || status === 'Paid');
  const form = useSendForm({
    values: {
      ...{
        amount: (sponsor?.left ?? (remaining > 0 ? remaining : null)) as number | null,
        datePayment: today,
        reason: '',
        force: false,
      },
      ...{
        method: isCash ? ('cash' as const) : ('bank' as (typeof METHODS)[number]['value']),
        invoiceNumber: '',
        from: sponsor?.guid ?? MEMBER,
      },
    },
    faults: ({ amount, datePayment, method, reason, force }) => ({
      ...(amount !== null && amount <= 0 ? { amount: 'Сколько пришло?' } : {}),
      ...(method === 'cash' && datePayment !== '' && datePayment < today && reason.trim() === ''
        ? { reason: 'Деньги другого дня принимают с объяснением' }
        : {}),
      ...(method === 'cash' && !force && amount !== null && amount > remaining
        ? { amount: `Осталось заплатить ${moneyText(remaining, currency)}. Больше — с отметкой ниже.` }
        : {}),
    }),
    missing: { amount: 'Сколько пришло?', datePayment: 'Когда?' },
    // Sum, day and reason are the same in both.
    rules: {
      of: rulesOf(PaymentSetCash),
      body: ({ amount, datePayment, reason, force }) => ({ paymentGuid, amount, datePayment, reason, force }),
    },
    writes: [PaymentCreateFromOrg, PaymentSetCash],
    async send({ amount, datePayment, method, invoiceNumber, reason, force, from }, write) {
      const sum = amount ?? 0;
      if (method === 'cash') {
        const taken = await write(PaymentSetCash, {
          query: { applicationGuid },
          body: { paymentGuid, amount: sum, datePayment, reason, force },
        });
        tell(`Принято ${moneyText(sum, currency)}, квитанция №\u00a0${taken.receiptNo}`);
        if (taken.warning)
          tell('По одному договору наличными принимают не больше 100\u00A0000\u00A0₽ (Указание №\u00A05348-У)');
        return;
      }
      await write(PaymentCreateFromOrg, {
        query: {
          ...{ competitionGuid, paymentGuid, applicationGuid, amount: sum, datePayment, method },
          ...(invoiceNumber.trim() === '' ? {} : { invoiceNumber: invoiceNumber.trim() }),
          ...(from === MEMBER ? {} : { applicationSponsorGuid: from }),
        },
      });
      tell(`Платёж на ${moneyText(sum, currency)} зачтён`);
    },
    onSaved: onClose,
  });
  const method = form.useValue('method');
  return (
    <DialogForm
      form={form}
      title={isCash ? 'Принять наличные' : 'Записать платёж'}
      submit={isCash ? 'Принять' : 'Записать'}
      onClose={onClose}
    >
      <Text c="var(--r-ink-2)">
        {account.number === null ? '' : `№\u00a0${account.number} `}
        {account.title}: осталось заплатить {moneyText(remaining, currency)}.
      </Text>
      <Held at={form.at('amount')}>
        {(value, set, error) => <MoneyInput label="Сумма" value={value} onChange={set} error={error} data-autofocus />}
      </Held>
      {isCash ? null : <ChoiceLine at={form.at('method')} label="Как пришли деньги" data={METHODS} />}
      <TextLine at={form.at('datePayment')} type="date" label="День платежа" max={today} />
      {method === 'cash' ? (
        <>
          <TextLine at={form.at('reason')} label="Если деньги другого дня — почему" />
          <SwitchLine at={form.at('force')} label="Принять больше, чем осталось заплатить" />
        </>
      ) : (
        <TextLine at={form.at('invoiceNumber')} label="Номер поручения" placeholder="Следующий по журналу" />
      )}
      {method !== 'cash' && accepted.length > 0 ? (
        <ChoiceLine
          at={form.at('from')}
          label="Кто заплатил"
          data={[
            { value: MEMBER, label: 'Участник' },
            ...accepted.map(({ guid, title }) => ({ value: guid, label: `Спонсор: ${title}` })),
          ]}
        />
      ) : null}
    </DialogForm>
  );
}
