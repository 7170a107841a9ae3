// A discount: a percent or a sum, and why. A member asks for it, with a document; the desk gives it at once.

import { Text } from '@mantine/core';
import { useState } from 'react';
import { DiscountCreate, rulesOf, type MoneyAccountView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { newGuid } from '@rampa/kernel';
import { DialogForm, Held, tell, TextLine, useFileOfForm, useSendForm } from '@rampa/platform/web/desk';
import { SumOrPercent } from '../prices/SumOrPercent.tsx';
import { FileLine } from './FileLine.tsx';

interface Said {
  share: { sum: number | null; percentBp: number | null };
  reason: string;
}

export interface DiscountFormProps {
  account: Pick<MoneyAccountView, 'applicationGuid' | 'currency' | 'total'>;
  competitionGuid: string;
  isMember?: boolean;
  onClose(): void;
}

export function DiscountForm({ account, competitionGuid, isMember = false, onClose }: DiscountFormProps) {
  const { applicationGuid, currency, total } = account;
  // One discount however often it is sent.
  const [discountGuid] = useState(newGuid);
  const [file, setFile] = useState<File | null>(null);
  const upload = useFileOfForm(DiscountCreate);
  const form = useSendForm({
    // The chosen file counts as input: its name.
    values: { share: { sum: null as number | null, percentBp: 1_000 as number | null }, reason: '', file: '' },
    faults: ({ share: { sum, percentBp } }) => ({
      ...((sum ?? 0) <= 0 && (percentBp ?? 0) <= 0 ? { share: 'Сколько?' } : {}),
      ...((percentBp ?? 0) > 10_000 ? { share: 'Не больше 100\u00A0%' } : {}),
    }),
    writes: [DiscountCreate],
    stop: upload.cancel,
    rules: { of: rulesOf(DiscountCreate), body: queryOf },
    async send(said, write) {
      const query = queryOf(said);
      await (file ? upload.send(file, query) : write(DiscountCreate, { query }));
      tell(isMember ? 'Просьба о скидке отправлена' : 'Скидка дана, стоимость пересчитана');
    },
    onSaved: onClose,
  });

  function queryOf({ share: { sum, percentBp }, reason }: Said) {
    return {
      ...{ competitionGuid, applicationGuid, discountGuid, reason },
      ...(percentBp === null ? { amount: sum ?? 0 } : { percentBp }),
    };
  }

  return (
    <DialogForm
      form={form}
      title={isMember ? 'Попросить скидку' : 'Дать скидку'}
      submit={isMember ? 'Отправить' : 'Дать скидку'}
      onClose={onClose}
    >
      <Text c="var(--r-ink-2)">
        {isMember
          ? 'Организатор увидит просьбу и документ и решит. Стоимость изменится, когда он согласится.'
          : `Сейчас участие стоит ${moneyText(total, currency)}. Проценты считают от полной цены.`}
      </Text>
      <Held at={form.at('share')}>
        {({ sum, percentBp }, set, error) => (
          <SumOrPercent
            label="Сумма"
            percentLabel="Процент"
            sum={sum}
            percentBp={percentBp}
            error={error}
            onChange={({ price, percentBp: next }) => set({ sum: price, percentBp: next })}
          />
        )}
      </Held>
      <TextLine at={form.at('reason')} label="За что" placeholder="Многодетная семья" data-autofocus />
      <Held at={form.at('file')}>
        {(_name, set, error) => (
          <FileLine
            label="Документ: фото или PDF, до 10 МБ"
            {...{ file, error, upload }}
            onFile={(chosen) => {
              setFile(chosen);
              set(chosen?.name ?? '');
            }}
          />
        )}
      </Held>
    </DialogForm>
  );
}
