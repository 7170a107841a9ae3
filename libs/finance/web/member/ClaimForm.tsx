// «Уже заплатили? Приложите чек»: one cheque for one application or for several.

import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { PaymentCreate, rulesOf, type MoneyRow } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { newGuid } from '@rampa/kernel';
import { DrawerForm, Held, tell, TextLine, useFileOfForm, useSendForm } from '@rampa/platform/web/desk';
import { FileLine } from '../money/FileLine.tsx';
import { nameOf } from '../money/money-words.ts';
import { MoneyInput } from '../prices/MoneyInput.tsx';

/** What the payer types. */
interface Said {
  parts: (number | null)[];
  datePayment: string;
  invoiceNumber: string;
}

type Row = Pick<MoneyRow, 'applicationGuid' | 'number' | 'title' | 'ask' | 'remaining'>;

export interface ClaimFormProps {
  rows: readonly Row[];
  competitionGuid: string;
  currency: string;
  today: string;
  /** Whose payment it is, if not the member's own: a cheque for one application, of what is left of a share. */
  sponsor?: { guid: string; title: string; left: number };
  onClose(): void;
}

export function ClaimForm({ rows, competitionGuid, currency, today, sponsor, onClose }: ClaimFormProps) {
  // One payment however often it is sent.
  const [paymentGuid] = useState(newGuid);
  const [file, setFile] = useState<File | null>(null);
  const first = rows.map(({ ask, remaining }) => sponsor?.left ?? (ask || remaining));
  const only = rows.length === 1;
  const upload = useFileOfForm(PaymentCreate);
  const form = useSendForm({
    values: {
      parts: rows.map((_, at): number | null => (only || first[at]! > 0 ? (first[at] ?? 0) : null)),
      ...{ datePayment: today, invoiceNumber: '', file: '' },
    },
    faults: ({ parts }) => ({
      ...(sumOf(parts) <= 0 ? { parts: 'Сколько вы заплатили?' } : {}),
      ...(file === null ? { file: 'Приложите фото чека или PDF' } : {}),
    }),
    missing: { invoiceNumber: 'Номер чека или поручения, он напечатан сверху', datePayment: 'В какой день?' },
    rules: { of: rulesOf(PaymentCreate), body: queryOf },
    writes: [PaymentCreate],
    stop: upload.cancel,
    async send(said) {
      await upload.send(file!, queryOf(said));
      tell('Чек отправлен. Когда организатор его проверит, придёт письмо');
    },
    onSaved: onClose,
  });

  function queryOf({ parts, datePayment, invoiceNumber }: Said) {
    const allocations = rows.flatMap(({ applicationGuid }, at) => {
      const amount = parts[at] ?? 0;
      return amount > 0 ? [{ applicationGuid, amount }] : [];
    });
    return {
      ...{ competitionGuid, paymentGuid, datePayment, invoiceNumber: invoiceNumber.trim(), amount: sumOf(parts) },
      applicationGuid: (allocations[0] ?? rows[0]!).applicationGuid,
      ...(sponsor ? { applicationSponsorGuid: sponsor.guid } : {}),
      ...(allocations.length > 1 ? { allocations: JSON.stringify(allocations) } : {}),
    };
  }

  return (
    <DrawerForm
      form={form}
      title={sponsor ? `Чек спонсора: ${sponsor.title}` : 'Приложить чек'}
      submit="Отправить"
      size={520}
      onClose={onClose}
    >
      <Text c="var(--r-ink-2)">Организатор сверит чек с банком и зачтёт платёж. Состояние видно здесь сразу.</Text>
      <Held at={form.at('parts')}>
        {(parts, set, error) => (
          <div data-fault={error ? 'parts' : undefined} tabIndex={-1}>
            {rows.map((row, at) => {
              const part = parts[at] ?? null;
              const put = (value: number | null) => set(parts.map((one, place) => (place === at ? value : one)));
              return (
                <div key={row.applicationGuid}>
                  {only ? null : (
                    <Checkbox
                      my="sm"
                      label={`${nameOf(row)}, осталось ${moneyText(row.remaining, currency)}`}
                      checked={part !== null}
                      onChange={({ currentTarget: { checked } }) => put(checked ? (first[at] ?? 0) : null)}
                    />
                  )}
                  {part === null && !only ? null : (
                    <MoneyInput
                      label={only ? 'Сумма' : `Сумма за ${nameOf(row)}`}
                      value={part}
                      onChange={(value) => put(value ?? (only ? null : 0))}
                    />
                  )}
                </div>
              );
            })}
            {only ? null : <p>Всего {moneyText(sumOf(parts), currency)}</p>}
            {error ? <p role="alert">{error}</p> : null}
          </div>
        )}
      </Held>
      <TextLine at={form.at('datePayment')} type="date" label="Когда заплатили" max={today} />
      <TextLine at={form.at('invoiceNumber')} label="Номер чека или поручения" maxLength={60} />
      <Held at={form.at('file')}>
        {(_value, set, error) => (
          <FileLine
            label="Чек: фото или PDF, до 10 МБ"
            file={file}
            error={error}
            upload={upload}
            onFile={(chosen) => {
              setFile(chosen);
              set(chosen?.name ?? '');
            }}
          />
        )}
      </Held>
    </DrawerForm>
  );
}

function sumOf(parts: readonly (number | null)[]): number {
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}
