// A set of titles: its name and the nominations it is for.

import { AwardGroupCreate, AwardGroupUpdate } from '@rampa/contract';
import { DrawerForm, Held, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { NominationsSelect } from './NominationsSelect.tsx';
import type { AwardSet } from '../api/award-set.ts';

export function AwardSetForm({
  competitionGuid,
  set,
  onClose,
}: {
  competitionGuid: string;
  set: AwardSet | null;
  onClose(): void;
}) {
  const form = useCallForm(set ? AwardGroupUpdate : AwardGroupCreate, {
    values: { title: set?.title ?? '', nominations: set?.nominationGuids ?? [] },
    asked: { query: { competitionGuid } },
    body: (values) => ({ ...(set ? { awardGroupGuid: set.guid } : {}), ...values }),
    onSaved: onClose,
  });
  return (
    <DrawerForm
      form={form}
      title={set ? 'Набор званий' : 'Новый набор званий'}
      submit={set ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="Звания для вокала" data-autofocus />
      <Held at={form.at('nominations')}>
        {(value, set) => (
          <NominationsSelect
            competitionGuid={competitionGuid}
            description="Не выбрано — для всех номинаций без своего набора."
            value={value}
            onChange={set}
          />
        )}
      </Held>
    </DrawerForm>
  );
}
