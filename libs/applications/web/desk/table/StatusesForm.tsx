// One status for all that were chosen: what follows is said before it is done.

import { Text } from '@mantine/core';
import {
  ApplicationChangeStatuses,
  APPLICATIONS_AT_ONCE,
  rulesOf,
  type ApplicationRow,
  type ApplicationStatusView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DialogForm, tell, TextArea, useSendForm } from '@rampa/platform/web/desk';
import { usePortions } from './use-portions.tsx';

export interface StatusesFormProps {
  competitionGuid: string;
  statuses: readonly ApplicationStatusView[];
  rows: readonly ApplicationRow[];
  onClose(): void;
  onDone(): void;
}

export function StatusesForm({ competitionGuid, statuses, rows, onClose, onDone }: StatusesFormProps) {
  const active = statuses.filter(({ isActive }) => isActive);
  const portions = usePortions(rows, APPLICATIONS_AT_ONCE);
  const first = rows.slice(0, APPLICATIONS_AT_ONCE).map(({ guid }) => guid);
  const form = useSendForm({
    values: { competitionStatusGuid: '', comment: '' },
    missing: { competitionStatusGuid: 'Какой статус?' },
    rules: { of: rulesOf(ApplicationChangeStatuses), body: (said) => ({ ...said, guids: first }) },
    writes: [ApplicationChangeStatuses],
    send: (said) => {
      const body = (guids: string[]) => ({ ...said, guids });
      return portions.run(said, (guids) =>
        callApi(ApplicationChangeStatuses, { query: { competitionGuid }, body: body(guids) }),
      );
    },
    stop: portions.stop,
    onSaved: ({ changed, unsent }, { competitionStatusGuid: status }) => {
      const title = active.find(({ guid }) => guid === status)?.title ?? '';
      tell(`${inQuotes(title)}: ${counted(changed, 'заявка', 'заявки', 'заявок')}`, {
        detail:
          [
            unsent > 0 ? `Не отправлены или отозваны, статуса не получили: ${unsent}.` : '',
            changed + unsent < rows.length ? 'У остальных он уже стоял, их комментарии не изменились.' : '',
          ]
            .filter(Boolean)
            .join(' ') || undefined,
      });
      onDone();
    },
  });
  const status = form.useValue('competitionStatusGuid');
  const chosen = active.find(({ guid }) => guid === status);
  const owners = new Set(rows.flatMap(({ member, state }) => (member && state === 'Subscribed' ? [member.guid] : [])));
  return (
    <DialogForm
      form={form}
      title={`Статус: ${counted(rows.length, 'заявка', 'заявки', 'заявок')}`}
      submit="Поставить"
      going={portions.going}
      onClose={onClose}
    >
      {portions.left}
      <ChoiceLine
        at={form.at('competitionStatusGuid')}
        label="Статус"
        placeholder="Выберите"
        data={active.map(({ guid, title }) => ({ value: guid, label: title }))}
        data-autofocus
      />
      <TextArea
        at={form.at('comment')}
        label="Комментарий участнику, необязательно"
        description="Один на всех: участник прочтёт его рядом со статусом."
        minRows={2}
      />
      {chosen ? (
        <Text size="sm" c="var(--r-ink-2)">
          {chosen.notifies
            ? `Письмо придёт ${counted(owners.size, 'участнику', 'участникам', 'участникам')}: по одному о каждой заявке.`
            : 'Писем этот статус не шлёт: участники увидят его у себя.'}
          {chosen.allowsEditing ? ' Править заявку участник сможет.' : ''}
        </Text>
      ) : null}
    </DialogForm>
  );
}
