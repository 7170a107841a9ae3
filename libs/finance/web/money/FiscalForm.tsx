// A till's receipt of a payment, written down: the portal prints none itself.

import { Text } from '@mantine/core';
import { FiscalReceiptSet, rulesOf, type FiscalReceiptView, type PaymentView } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DialogForm, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { dayWords, FISCAL_STEPS, FISCAL_WORDS } from './money-words.ts';

export interface FiscalFormProps {
  payment: PaymentView;
  receipt: FiscalReceiptView;
  today: string;
  onClose(): void;
}

const STATUSES = (['printed', 'waiting', 'failed', 'notNeeded'] as const).map((value) => ({
  ...{ value, label: FISCAL_WORDS[value] },
}));
const METHODS = [
  { value: 'prepaymentFull' as const, label: 'предоплата 100\u00A0%' },
  { value: 'prepayment' as const, label: 'предоплата' },
  { value: 'advance' as const, label: 'аванс' },
  { value: 'fullPayment' as const, label: 'полный расчёт' },
];

export function FiscalForm({ payment, receipt, today, onClose }: FiscalFormProps) {
  const { step, refundGuid, fields } = receipt;
  const first = {
    status: receipt.status === 'waiting' ? ('printed' as const) : receipt.status,
    method: fields?.method ?? (step === 'settlement' ? ('fullPayment' as const) : ('prepayment' as const)),
    ...{ rnKkt: fields?.rnKkt ?? '', fn: fields?.fn ?? '', fd: fields?.fd ?? '', fp: fields?.fp ?? '' },
    ...{ shift: fields?.shift ?? '', numberInShift: fields?.numberInShift ?? '', link: fields?.link ?? '' },
    ...{ printedAt: fields?.printedAt ?? '', buyer: fields?.buyer ?? '' },
  };
  const form = useSendForm({
    values: first,
    faults: (values) =>
      values.status === 'printed'
        ? Object.fromEntries(
            (['rnKkt', 'fn', 'fd', 'fp'] as const)
              .filter((key) => !/^\d+$/u.test(values[key]))
              .map((key) => [key, 'Цифры с чека']),
          )
        : {},
    writes: [FiscalReceiptSet],
    rules: { of: rulesOf(FiscalReceiptSet), inside: 'fields', body: bodyOf },
    async send(said) {
      await callApi(FiscalReceiptSet, { query: { paymentGuid: payment.guid }, body: bodyOf(said) });
      tell(`${FISCAL_STEPS[step]}: чек записан`);
    },
    onSaved: onClose,
  });

  function bodyOf({ status, ...said }: typeof first) {
    const { taxSystem = '', place = '', cashier = '' } = fields ?? {};
    return { step, refundGuid, status, fields: { ...said, taxSystem, place, cashier } };
  }

  return (
    <DialogForm form={form} title={FISCAL_STEPS[step]} submit="Записать" onClose={onClose}>
      <Text c="var(--r-ink-2)">
        {`Чек пробивает ваша касса, здесь остаются его номера. Крайний день — ${dayWords(receipt.by, today)}.`}
      </Text>
      <ChoiceLine at={form.at('status')} label="Состояние" data={STATUSES} />
      <ChoiceLine at={form.at('method')} label="Признак способа расчёта" data={METHODS} />
      <TextLine at={form.at('rnKkt')} label="РН ККТ" inputMode="numeric" maxLength={16} data-autofocus />
      <TextLine at={form.at('fn')} label="Номер ФН" inputMode="numeric" maxLength={16} />
      <TextLine at={form.at('fd')} label="Номер ФД" inputMode="numeric" maxLength={10} />
      <TextLine at={form.at('fp')} label="ФП" inputMode="numeric" maxLength={10} />
      <TextLine at={form.at('shift')} label="Смена, необязательно" inputMode="numeric" maxLength={6} />
      <TextLine at={form.at('numberInShift')} label="Номер за смену, необязательно" inputMode="numeric" maxLength={6} />
      <TextLine at={form.at('printedAt')} type="datetime-local" label="Когда пробит, необязательно" />
      <TextLine at={form.at('buyer')} label="Почта или телефон покупателя, необязательно" />
      <TextLine at={form.at('link')} type="url" label="Ссылка на чек, необязательно" />
    </DialogForm>
  );
}
