// «Вернуть прежнее»: a member's change is not taken, and he reads why.

import { Text } from '@mantine/core';
import { ApplicationsFieldsHistoryRevertChange, type AnswerOf } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, TextArea, useCallForm } from '@rampa/platform/web/desk';

export interface RevertFormProps {
  applicationGuid: string;
  /** Of its line among the new ones. */
  revision: number;
  title: string;
  /** In words, as a table shows them. */
  before: string;
  after: string;
  onDone(turned: AnswerOf<typeof ApplicationsFieldsHistoryRevertChange>): void;
  onClose(): void;
}

export function RevertForm({ applicationGuid, revision, title, before, after, onDone, onClose }: RevertFormProps) {
  const form = useCallForm(ApplicationsFieldsHistoryRevertChange, {
    values: { revision, comment: '' },
    asked: { query: { applicationGuid } },
    onSaved: onDone,
  });
  return (
    <DialogForm form={form} title={`Вернуть прежнее: ${title}`} submit="Вернуть" onClose={onClose}>
      <Text size="sm">
        {before === '' ? 'Поле снова станет пустым' : `Снова будет ${inQuotes(before)}`}; правка{' '}
        {after === '' ? '«пусто»' : inQuotes(after)} не принимается.
      </Text>
      <TextArea
        at={form.at('comment')}
        label="Почему, необязательно"
        description="Участник прочтёт это у поля и в письме."
        minRows={2}
        data-autofocus
      />
    </DialogForm>
  );
}
