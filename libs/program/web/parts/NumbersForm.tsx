// Numbers of the performances, in the order of the program.

import { NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram as CreateNumbers,
  type ProgramView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { failureTextOf, FormDrawer, tell, useWrite } from '@rampa/platform/web/desk';
import type { NumberingScope } from '@rampa/program/domain';

export function NumbersForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const [start, setStart] = useState(1);
  const [scope, setScope] = useState<NumberingScope>('program');
  const create = useWrite(CreateNumbers, { quiet: true });
  const hasBlocks = new Set(program.items.map(({ block }) => block)).size > 1;

  return (
    <FormDrawer
      isOpen
      title="Пронумеровать выступления"
      submit="Пронумеровать"
      isBusy={create.isPending}
      refusal={create.error ? failureTextOf(create.error) : null}
      onClose={onClose}
      onSubmit={() =>
        create.mutate(
          { query: { competitionProgramGuid: program.guid }, body: { start, scope } },
          {
            onSuccess({ numbered }) {
              tell(`Пронумеровано: ${counted(numbered, 'выступление', 'выступления', 'выступлений')}`);
              onClose();
            },
          },
        )
      }
    >
      <p>
        Номера пойдут подряд, как стоит программа; прежние сменятся. У снятых номер тоже будет: если вернутся, он их
        ждёт.
      </p>
      <NumberInput
        label="С какого номера"
        min={1}
        max={9999}
        allowDecimal={false}
        data-autofocus
        value={start}
        onChange={(value) => setStart(Math.min(9999, Math.max(1, Number(value) || 1)))}
      />
      {hasBlocks ? (
        <Select
          label="Счёт"
          allowDeselect={false}
          data={[
            { value: 'program', label: 'Один на всю программу' },
            { value: 'block', label: 'В каждом отделении заново' },
          ]}
          value={scope}
          onChange={(value) => value && setScope(value as NumberingScope)}
        />
      ) : null}
    </FormDrawer>
  );
}
