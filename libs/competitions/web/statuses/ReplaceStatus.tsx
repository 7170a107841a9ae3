// A status that something has goes away: what stands in its place.

import type { StatusKind } from '@rampa/competitions/domain';
import { CompetitionStatusDelete } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { ChoiceLine, DialogForm, tell, useSendForm } from '@rampa/platform/web/desk';
import { WORDS, type Status } from './status.ts';
import { statusWire } from './wire.ts';

export interface ReplaceStatusProps {
  kind: StatusKind;
  competitionGuid: string;
  status: Status;
  others: readonly Status[];
  onClose(): void;
}

export function ReplaceStatus({ kind, competitionGuid, status, others, onClose }: ReplaceStatusProps) {
  const form = useSendForm({
    values: { by: null as string | null },
    faults: ({ by }) => ({ by: by === null ? 'Выберите статус' : undefined }),
    writes: [CompetitionStatusDelete],
    send: ({ by }) => statusWire(kind, competitionGuid).remove(status.guid, by!),
    onSaved(_answer, { by }) {
      tell(`${inQuotes(status.title)} теперь ${inQuotes(others.find(({ guid }) => guid === by)!.title)}`);
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={`Удалить ${inQuotes(status.title)}?`}
      submit="Заменить и удалить"
      isDanger
      onClose={onClose}
    >
      <p>Этот статус стоит у {counted(status.useCount!, ...WORDS[kind].has)}. Что поставить вместо него?</p>
      <ChoiceLine
        at={form.at('by')}
        label="Вместо него"
        placeholder="Выберите статус"
        data={others.map(({ guid, title }) => ({ value: guid, label: title }))}
      />
    </DialogForm>
  );
}
