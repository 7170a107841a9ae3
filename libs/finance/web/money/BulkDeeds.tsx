// What can be done with several applications at once: letters with invoices, acts.

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { PaymentIssueActs, PaymentSendInvoices, type MoneyRow } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Confirm, tellBegun, useWrite } from '@rampa/platform/web/desk';

export interface BulkDeedsProps {
  competitionGuid: string;
  rows: readonly MoneyRow[];
  onDone(): void;
}

export function BulkDeeds({ competitionGuid, rows, onDone }: BulkDeedsProps) {
  const [isAsked, setAsked] = useState(false);
  const letters = useWrite(PaymentSendInvoices, { onDone: () => tellBegun('Письма со счётом уходят') });
  const acts = useWrite(PaymentIssueActs, { onDone: () => tellBegun('Выпускаем акты') });
  const sent = { query: { competitionGuid }, body: { applicationGuids: rows.map((row) => row.applicationGuid) } };
  const owing = rows.filter((row) => row.ask > 0 || row.remaining > 0).length;
  return (
    <>
      <Button variant="transparent" size="sm" c="inherit" onClick={() => setAsked(true)}>
        Письмо со счётом
      </Button>
      <Button
        variant="transparent"
        size="sm"
        c="inherit"
        loading={acts.isPending}
        onClick={() => acts.mutate(sent, { onSuccess: onDone })}
      >
        Акты
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Отправить письма со счётом?"
        action="Отправить"
        isBusy={letters.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          letters.mutate(sent, {
            onSuccess: () => {
              setAsked(false);
              onDone();
            },
          })
        }
      >
        <Text>
          {owing === 0
            ? 'Никто из выбранных ничего не должен: писем не будет.'
            : `Счёт и письмо получат те, кто ещё не всё оплатил: ${counted(owing, 'заявка', 'заявки', 'заявок')} из ${rows.length}. Отправку можно остановить в «Файлах и заданиях», там же появится список, кому ушло.`}
        </Text>
      </Confirm>
    </>
  );
}
