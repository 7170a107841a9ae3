// A pause: after a chosen item or at the end.

import { NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CompetitionProgramItemCreatePause, type ProgramView } from '@rampa/contract';
import { failureTextOf, FormDrawer, useWrite } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';

export function PauseForm({
  program,
  afterGuid,
  onClose,
}: {
  program: ProgramView;
  afterGuid: string | null;
  onClose(): void;
}) {
  const [title, setTitle] = useState('Перерыв');
  const [minutes, setMinutes] = useState(20);
  const [after, setAfter] = useState(afterGuid ?? program.items.at(-1)?.guid ?? null);
  const create = useWrite(CompetitionProgramItemCreatePause, {
    quiet: true,
  });
  return (
    <FormDrawer
      isOpen
      title="Перерыв"
      submit="Добавить"
      isReady={title.trim() !== ''}
      isBusy={create.isPending}
      refusal={create.error ? failureTextOf(create.error) : null}
      onClose={onClose}
      onSubmit={() =>
        create.mutate(
          { query: { competitionProgramGuid: program.guid }, body: { title, minutes, afterItemGuid: after } },
          { onSuccess: onClose },
        )
      }
    >
      <TextInput
        label="Название"
        maxLength={300}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <NumberInput
        label="Сколько минут"
        min={0}
        max={1440}
        allowDecimal={false}
        value={minutes}
        onChange={(value) => setMinutes(Math.max(0, Number(value) || 0))}
      />
      {program.items.length > 0 ? (
        <Select
          label="После"
          searchable
          data={program.items.map((item) => ({ value: item.guid, label: itemName(item) }))}
          value={after}
          onChange={setAfter}
        />
      ) : null}
    </FormDrawer>
  );
}
