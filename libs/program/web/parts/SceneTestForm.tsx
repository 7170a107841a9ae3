// The timetable of the stage rehearsal, made of the program.

import { NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CompetitionProgramSceneTest, type ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { failureTextOf, FormDrawer, instantOf, localOf, tell, timeText, useWrite } from '@rampa/platform/web/desk';
import { sceneTestSlots, type SceneTestOrder } from '@rampa/program/domain';

const HOUR_MS = 3_600_000;

export interface SceneTestFormProps {
  program: ProgramView;
  onMade(guid: string): void;
  onClose(): void;
}

export function SceneTestForm({ program, onMade, onClose }: SceneTestFormProps) {
  const performances = program.items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const [minutes, setMinutes] = useState(3);
  const [order, setOrder] = useState<SceneTestOrder>('program');
  const planned = program.dateTimeBegin ? Date.parse(program.dateTimeBegin) - 2 * HOUR_MS : null;
  const [begin, setBegin] = useState(
    planned === null ? '' : localOf(new Date(planned).toISOString(), program.timeZone),
  );
  const make = useWrite(CompetitionProgramSceneTest, { quiet: true });
  const slots = sceneTestSlots(performances, order);
  const ends =
    begin === '' ? null : Date.parse(instantOf(begin, program.timeZone)) + performances.length * minutes * 60_000;

  return (
    <FormDrawer
      isOpen
      title="Расписание проб сцены"
      submit="Составить"
      isReady={begin !== ''}
      isBusy={make.isPending}
      refusal={make.error ? failureTextOf(make.error) : null}
      onClose={onClose}
      onSubmit={() =>
        make.mutate(
          {
            query: { competitionProgramGuid: program.guid },
            body: { begin: instantOf(begin, program.timeZone), minutesPerItem: minutes, order },
          },
          {
            onSuccess({ guid }) {
              tell('Расписание проб готово', { action: { label: 'Открыть', run: () => onMade(guid) } });
              onClose();
            },
          },
        )
      }
    >
      <TextInput
        type="datetime-local"
        label="Начало проб"
        description="По времени мероприятия."
        data-autofocus
        value={begin}
        onChange={(event) => setBegin(event.currentTarget.value)}
      />
      <NumberInput
        label="Минут на номер"
        min={1}
        max={120}
        allowDecimal={false}
        value={minutes}
        onChange={(value) => setMinutes(Math.min(120, Math.max(1, Number(value) || 1)))}
      />
      <Select
        label="Порядок"
        allowDeselect={false}
        data={[
          { value: 'program', label: 'Как в программе' },
          { value: 'reverse', label: 'С конца: первый номер пробует последним и остаётся на сцене' },
        ]}
        value={order}
        onChange={(value) => value && setOrder(value as SceneTestOrder)}
      />
      <p aria-live="polite">
        {counted(slots.length, 'проба', 'пробы', 'проб')}: у кого несколько номеров, выходит один раз.
        {ends === null ? null : <> Закончатся в {timeText(ends, program.timeZone)}.</>}
      </p>
    </FormDrawer>
  );
}
