// A judge: name, title, city, chair, nominations.

import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionJudgeCreate,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionJudgeUpdate,
  NominationGetNominationsByCompetition,
  NominationUpdate,
} from '@rampa/contract';
import { failureTextOf, FormDrawer, NominationsSelect, useWrite } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';
import { JudgePhoto } from './JudgePhoto.tsx';

export interface JudgeFormProps {
  competitionGuid: string;
  judge: Judge | null;
  onCreated(guid: string): void;
  onClose(): void;
}

export function JudgeForm({ competitionGuid, judge, onCreated, onClose }: JudgeFormProps) {
  const [fields, setFields] = useState({
    fullName: judge?.fullName ?? '',
    title: judge?.title ?? '',
    city: judge?.city ?? '',
    isChair: judge?.isChair ?? false,
  });
  const [nominations, setNominations] = useState<string[]>(judge?.nominationGuids ?? []);
  const [isAsked, setAsked] = useState(false);
  const settings = {
    refreshes: [CompetitionJudgeGetByCompetitionGuid, NominationGetNominationsByCompetition],
    quiet: true,
  };
  const create = useWrite(CompetitionJudgeCreate, settings);
  const update = useWrite(CompetitionJudgeUpdate, settings);
  const assign = useWrite(NominationUpdate, settings);
  const failure = create.error ?? update.error ?? assign.error;
  const isNamed = fields.fullName.trim() !== '';
  const query = { competitionGuid };

  async function save() {
    setAsked(true);
    if (!isNamed) return;
    const was = judge?.nominationGuids ?? [];
    const hasChanged = nominations.length !== was.length || nominations.some((guid) => !was.includes(guid));
    try {
      const guid = judge?.guid ?? (await create.mutateAsync({ query, body: fields })).guid;
      if (judge) await update.mutateAsync({ body: { competitionJudgeGuid: guid, ...fields } });
      if (hasChanged) {
        await assign.mutateAsync({
          query: { ...query, competitionJudgeGuid: guid },
          body: { nominationGuids: nominations },
        });
      }
      if (judge) onClose();
      else onCreated(guid);
    } catch {
      // The refusal is shown above the buttons.
    }
  }

  return (
    <FormDrawer
      isOpen
      title={judge ? 'Судья' : 'Новый судья'}
      submit={judge ? 'Сохранить' : 'Добавить'}
      isBusy={create.isPending || update.isPending || assign.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {judge ? <JudgePhoto judge={judge} /> : null}
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
        description="Пусто — все, и те, что появятся позже."
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
