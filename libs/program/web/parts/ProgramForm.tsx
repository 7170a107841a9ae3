// A program: a day, a stage or a block of the event.

import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionProgramCreate,
  CompetitionProgramUpdate,
  FestivalGetFestivalDetail,
  type ProgramView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DEFAULT_GAP_S } from '@rampa/program/domain';
import { failureTextOf, FormDrawer, instantOf, localOf, tell, useRead, useWrite } from '@rampa/platform/web/desk';

export interface ProgramFormProps {
  competitionGuid: string;
  program: ProgramView | null;
  onCreated(guid: string): void;
  onClose(): void;
}

export function ProgramForm({ competitionGuid, program, onCreated, onClose }: ProgramFormProps) {
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { staleTime: 30_000 });
  const timeZone = event.data?.details.timeZone ?? program?.timeZone ?? 'Europe/Moscow';
  const [title, setTitle] = useState(program?.title ?? '');
  const [place, setPlace] = useState(program?.place ?? event.data?.details.place ?? '');
  const [tour, setTour] = useState(program?.tour ?? 1);
  const [begin, setBegin] = useState(program?.dateTimeBegin ? localOf(program.dateTimeBegin, timeZone) : '');
  const [gap, setGap] = useState(program?.gap ?? DEFAULT_GAP_S);
  const [isAsked, setAsked] = useState(false);
  const settings = { quiet: true };
  const create = useWrite(CompetitionProgramCreate, settings);
  const update = useWrite(CompetitionProgramUpdate, settings);
  const failure = create.error ?? update.error;
  const query = { competitionGuid };

  function submit() {
    setAsked(true);
    if (title.trim() === '') return;
    const body = {
      title,
      place,
      tour,
      gap,
      dateTimeBegin: begin === '' ? null : instantOf(begin, timeZone),
    };
    if (program) {
      update.mutate({ query, body: { competitionProgramGuid: program.guid, ...body } }, { onSuccess: onClose });
      return;
    }
    create.mutate(
      { query, body },
      {
        onSuccess({ guid }) {
          tell(`Программа ${inQuotes(title.trim())} создана`);
          onCreated(guid);
          onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      isOpen
      title={program ? 'Программа' : 'Новая программа'}
      submit={program ? 'Сохранить' : 'Создать'}
      isBusy={create.isPending || update.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Название"
        placeholder="II отделение, 21 ноября"
        maxLength={300}
        data-autofocus
        value={title}
        error={isAsked && title.trim() === '' ? 'Назовите программу' : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        type="datetime-local"
        label="Начало, необязательно"
        description="По времени мероприятия. От него считается время каждого выхода."
        value={begin}
        onChange={(event) => setBegin(event.currentTarget.value)}
      />
      <NumberInput
        label="Между выступлениями, секунд"
        description="Выйти, уйти, объявить. Когда номера идут, прогноз берёт настоящий промежуток."
        min={0}
        max={600}
        allowDecimal={false}
        value={gap}
        onChange={(value) => setGap(Math.min(600, Math.max(0, Number(value) || 0)))}
      />
      <TextInput
        label="Площадка, необязательно"
        maxLength={300}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <NumberInput
        label="Тур"
        description="Результаты считаются внутри одного тура."
        min={1}
        max={99}
        allowDecimal={false}
        value={tour}
        onChange={(value) => setTour(Math.max(1, Number(value) || 1))}
      />
    </FormDrawer>
  );
}
