// A set of titles: its name and the nominations it is for.

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AwardGroupCreate, AwardGroupUpdate } from '@rampa/contract';
import { failureTextOf, FormDrawer, NominationsSelect, useWrite } from '@rampa/platform/web/desk';
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
  const [title, setTitle] = useState(set?.title ?? '');
  const [nominations, setNominations] = useState<string[]>(set?.nominationGuids ?? []);
  const settings = { quiet: true };
  const create = useWrite(AwardGroupCreate, settings);
  const update = useWrite(AwardGroupUpdate, settings);
  const failure = create.error ?? update.error;
  const query = { competitionGuid };
  const body = { title: title.trim(), nominations };

  function submit() {
    if (set) update.mutate({ query, body: { awardGroupGuid: set.guid, ...body } }, { onSuccess: onClose });
    else create.mutate({ query, body }, { onSuccess: onClose });
  }

  return (
    <FormDrawer
      isOpen
      title={set ? 'Набор званий' : 'Новый набор званий'}
      submit={set ? 'Сохранить' : 'Добавить'}
      isReady={title.trim() !== ''}
      isBusy={create.isPending || update.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Название"
        placeholder="Звания для вокала"
        maxLength={300}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <NominationsSelect
        competitionGuid={competitionGuid}
        description="Не выбрано — для всех номинаций без своего набора."
        value={nominations}
        onChange={setNominations}
      />
    </FormDrawer>
  );
}
