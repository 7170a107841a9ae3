// The status of one application, and a word to its owner.

import { Text } from '@mantine/core';
import { ApplicationChangeStatus, type ApplicationStatusView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { ChoiceLine, DialogForm, tell, TextArea, useCallForm } from '@rampa/platform/web/desk';
import { commentFor } from './said.ts';
import type { Sheet } from './use-sheet.ts';

export interface StatusFormProps {
  sheet: Sheet;
  statuses: readonly ApplicationStatusView[];
  /** The one that is offered. */
  status: string;
  onClose(): void;
}

export function StatusForm({ sheet, statuses, status: offered, onClose }: StatusFormProps) {
  const { application } = sheet;
  const standing = { status: application.status?.guid ?? '', comment: application.comment };
  const form = useCallForm(ApplicationChangeStatus, {
    values: { competitionStatusGuid: offered, comment: commentFor(standing, offered, application.comment) },
    asked: { query: { applicationGuid: application.guid } },
    missing: { competitionStatusGuid: 'Какой статус?' },
    onSaved: (_, { competitionStatusGuid }) => {
      const title = statuses.find(({ guid }) => guid === competitionStatusGuid)?.title ?? '';
      tell(`Статус: ${inQuotes(title)}`, { subject: application.guid });
      onClose();
    },
  });
  const status = form.useValue('competitionStatusGuid');
  const chosen = statuses.find(({ guid }) => guid === status);
  const choice = form.at('competitionStatusGuid');
  function choose(next: string): void {
    choice.set(next);
    const { comment: typed } = form.values();
    const comment = commentFor(standing, next, typed);
    if (comment !== typed) form.put({ comment });
  }
  return (
    <DialogForm form={form} title="Статус заявки" submit="Поставить" onClose={onClose}>
      <ChoiceLine
        at={{ ...choice, input: () => ({ ...choice.input(), onChange: choose }) }}
        label="Статус"
        placeholder="Выберите"
        data={statuses
          .filter(({ guid, isActive }) => isActive || guid === application.status?.guid)
          .map(({ guid, title }) => ({ value: guid, label: title }))}
        data-autofocus
      />
      <TextArea
        at={form.at('comment')}
        label="Комментарий участнику, необязательно"
        description="Он прочтёт его рядом со статусом и в письме."
        minRows={2}
      />
      {chosen ? (
        <Text size="sm" c="var(--r-ink-2)">
          {whoIsTold(sheet, chosen.notifies)}
          {chosen.allowsEditing ? ' Править заявку он сможет.' : ''}
        </Text>
      ) : null}
    </DialogForm>
  );
}

/** An address that nobody has confirmed by signing in gets no letter: it may be another person's. */
function whoIsTold({ member, ownerEmail }: Sheet, notifies: boolean): string {
  if (member === null)
    return ownerEmail === null
      ? 'Письма не будет: у заявки пока нет участника.'
      : `Письма не будет: ${ownerEmail} ещё не подтверждён входом. Статус участник увидит, когда заявка станет его.`;
  return notifies ? `Письмо получит участник: ${member.fullName}.` : 'Письма не будет: участник увидит статус у себя.';
}
