// The money of one payment over applications of its payer; the rest is his advance.

import { Text } from '@mantine/core';
import { PaymentGetApplicationsOnAmountPayments, PaymentReallocate, rulesOf, type PaymentView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, Held, RowsSkeleton, TextLine, useAllPages, useSendForm } from '@rampa/platform/web/desk';
import { MoneyInput } from '../prices/MoneyInput.tsx';
import { nameOf } from './money-words.ts';

export interface ReallocateFormProps {
  payment: PaymentView;
  competitionGuid: string;
  currency: string;
  onClose(): void;
}

interface Target {
  applicationGuid: string;
  name: string;
  amount: number;
}

export function ReallocateForm(props: ReallocateFormProps) {
  const { payment, competitionGuid } = props;
  const found = useAllPages(PaymentGetApplicationsOnAmountPayments, {
    query: { competitionGuid, ofPayment: payment.guid },
  });
  if (!found.data) return <RowsSkeleton rows={3} />;
  const known = new Map(found.data.collection.map((row): [string, string] => [row.applicationGuid, nameOf(row)]));
  for (const part of payment.parts) known.set(part.applicationGuid, nameOf(part));
  const targets = [...known].map(([applicationGuid, name]) => ({
    ...{ applicationGuid, name },
    amount: payment.parts.find((part) => part.applicationGuid === applicationGuid)?.amount ?? 0,
  }));
  return <Parts {...props} targets={targets} />;
}

function Parts({ payment, currency, onClose, targets }: ReallocateFormProps & { targets: readonly Target[] }) {
  const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const form = useSendForm({
    values: { amounts: targets.map(({ amount }): number | null => amount), reason: '' },
    faults: ({ amounts }) =>
      sumOf(amounts) > payment.amount
        ? { amounts: `Распределено больше, чем пришло: ${moneyText(sumOf(amounts), currency)}` }
        : {},
    writes: [PaymentReallocate],
    rules: { of: rulesOf(PaymentReallocate), body: bodyOf },
    async send(said) {
      await callApi(PaymentReallocate, { query: { paymentGuid: payment.guid }, body: bodyOf(said) });
    },
    onSaved: onClose,
  });

  function bodyOf({ amounts, reason }: { amounts: readonly (number | null)[]; reason: string }) {
    const allocations = targets.flatMap(({ applicationGuid }, at) => {
      const amount = amounts[at] ?? 0;
      return amount > 0 ? [{ applicationGuid, amount }] : [];
    });
    return { allocations, reason };
  }

  return (
    <DrawerForm form={form} title="Распределить платёж" submit="Распределить" size={520} onClose={onClose}>
      <Text c="var(--r-ink-2)">
        Пришло {moneyText(payment.amount, currency)}. Что не распределено, остаётся авансом плательщика.
      </Text>
      <Held at={form.at('amounts')}>
        {(amounts, set, error) => (
          <div data-fault={error ? 'amounts' : undefined} tabIndex={-1}>
            {targets.map(({ applicationGuid, name }, at) => (
              <MoneyInput
                key={applicationGuid}
                label={name}
                value={amounts[at] ?? null}
                onChange={(value) => set(amounts.map((one, place) => (place === at ? value : one)))}
              />
            ))}
            <p role={error ? 'alert' : undefined}>
              {error ?? `Аванс: ${moneyText(payment.amount - sumOf(amounts), currency)}`}
            </p>
          </div>
        )}
      </Held>
      <TextLine at={form.at('reason')} label="Почему, необязательно" />
    </DrawerForm>
  );
}
