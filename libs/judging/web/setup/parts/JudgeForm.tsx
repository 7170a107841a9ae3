// A judge: name, title, city, chair, nominations.

import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CompetitionJudgeUpdate, NominationUpdate } from '@rampa/contract';
import { failureTextOf, FormDrawer, NominationsSelect, useWrite } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';
import { JudgePhoto } from './JudgePhoto.tsx';

export interface JudgeFormProps {
  competitionGuid: string;
  judge: Judge;
  onClose(): void;
}

export function JudgeForm({ competitionGuid, judge, onClose }: JudgeFormProps) {
  const [fields, setFields] = useState({
    fullName: judge.fullName,
    title: judge.title,
    city: judge.city,
    isChair: judge.isChair,
  });
  const [nominations, setNominations] = useState<string[]>(judge.nominationGuids);
  const [isAsked, setAsked] = useState(false);
  const settings = {
    quiet: true,
  };
  const update = useWrite(CompetitionJudgeUpdate, settings);
  const assign = useWrite(NominationUpdate, settings);
  const failure = update.error ?? assign.error;
  const isNamed = fields.fullName.trim() !== '';
  const query = { competitionGuid };

  async function save() {
    setAsked(true);
    if (!isNamed) return;
    const was = judge.nominationGuids;
    const hasChanged = nominations.length !== was.length || nominations.some((guid) => !was.includes(guid));
    try {
      await update.mutateAsync({ body: { competitionJudgeGuid: judge.guid, ...fields } });
      if (hasChanged) {
        await assign.mutateAsync({
          query: { ...query, competitionJudgeGuid: judge.guid },
          body: { nominationGuids: nominations },
        });
      }
      onClose();
    } catch {
      // The refusal is shown above the buttons.
    }
  }

  return (
    <FormDrawer
      isOpen
      title="Судья"
      submit="Сохранить"
      isBusy={update.isPending || assign.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <JudgePhoto judge={judge} />
      <TextInput
        label="Фамилия, имя, отчество"
        maxLength={200}
        data-autofocus
        autoComplete="off"
        value={fields.fullName}
        error={isAsked && !isNamed ? 'Как зовут судью?' : undefined}
        onChange={({ currentTarget: { value } }) => setFields((current) => ({ ...current, fullName: value }))}
      />
      <TextInput
        label="Звание и должность, необязательно"
        maxLength={300}
        value={fields.title}
        onChange={({ currentTarget: { value } }) => setFields((current) => ({ ...current, title: value }))}
      />
      <TextInput
        label="Город, необязательно"
        maxLength={200}
        value={fields.city}
        onChange={({ currentTarget: { value } }) => setFields((current) => ({ ...current, city: value }))}
      />
      <NominationsSelect
        competitionGuid={competitionGuid}
        label="Оценивает номинации"
        description="Не выбрано — все, и будущие."
        value={nominations}
        onChange={setNominations}
      />
      <Switch
        label="Председатель жюри"
        checked={fields.isChair}
        onChange={({ currentTarget: { checked } }) => setFields((current) => ({ ...current, isChair: checked }))}
      />
    </FormDrawer>
  );
}
