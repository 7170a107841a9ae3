// «Вернуть прежнюю дату подачи»: whoever has taken an application back and sent it again may keep the price of his first day.

import { Text } from '@mantine/core';
import { ApplicationRestoreSending } from '@rampa/contract';
import { ChoiceLine, DialogForm, momentText, tell, useCallForm } from '@rampa/platform/web/desk';
import type { Sheet } from './use-sheet.ts';

export interface SendingDateFormProps {
  sheet: Sheet;
  zone: string;
  onClose(): void;
}

export function SendingDateForm({ sheet, zone, onClose }: SendingDateFormProps) {
  const { application, formerSendings, isFree } = sheet;
  const form = useCallForm(ApplicationRestoreSending, {
    values: { dateSubscribe: formerSendings[0] ?? '' },
    asked: { query: { applicationGuid: application.guid } },
    onSaved: (_, { dateSubscribe }) => {
      tell(`Дата подачи: ${momentText(dateSubscribe, zone)}`, { subject: application.guid });
      onClose();
    },
  });
  return (
    <DialogForm form={form} title="Вернуть прежнюю дату подачи?" submit="Вернуть" onClose={onClose}>
      <ChoiceLine
        at={form.at('dateSubscribe')}
        label="Считать заявку поданной"
        data={formerSendings.map((moment) => ({ value: moment, label: momentText(moment, zone) }))}
        data-autofocus
      />
      <Text size="sm" c="var(--r-ink-2)">
        Сейчас она считается поданной {momentText(application.dateSubscribe!, zone)}.{' '}
        {isFree ? 'По этой дате' : 'Цена участия посчитается заново, по ценам того дня. По этой же дате'} заявка стоит в
        листе ожидания. Участник увидит новую дату и кто её вернул.
      </Text>
    </DialogForm>
  );
}
