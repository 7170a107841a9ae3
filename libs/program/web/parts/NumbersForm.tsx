// Numbers of the performances, in the order of the program.

import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram as CreateNumbers,
  type ProgramView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { failureTextOf, FormDrawer, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import type { NumberingScope } from '@rampa/program/domain';

export function NumbersForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const [start, setStart] = useState(1);
  const [scope, setScope] = useState<NumberingScope>('program');
  const create = useWrite(CreateNumbers, { quiet: true });
  const [step, setStep] = useState(1);
  const [prefix, setPrefix] = useState('');
  const hasBlocks = new Set(program.items.map(({ block }) => block)).size > 1;
  const { data: programs } = useRead(CompetitionProgramGetByCompetition, {
    query: { competitionGuid: program.competitionGuid },
  });
  const scopes: { value: NumberingScope; label: string }[] = [
    { value: 'program', label: 'Один на всю программу' },
    ...(hasBlocks ? [{ value: 'block' as const, label: 'В каждом отделении заново' }] : []),
    ...((programs?.length ?? 0) > 1
      ? [{ value: 'event' as const, label: 'Сквозной по всем программам мероприятия' }]
      : []),
  ];
  const example = [0, 1, 2].map((at) => `№\u00A0${prefix.trim()}${start + at * step}`).join(', ');

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
          { query: { competitionProgramGuid: program.guid }, body: { start, step, prefix, scope } },
          {
            onSuccess({ numbered }) {
              tell(`Пронумеровано: ${counted(numbered, 'выступление', 'выступления', 'выступлений')}`);
              onClose();
            },
          },
        )
      }
    >
      <p>Номера встанут в порядке программы; прежние сменятся. У снятых номер тоже будет: если вернутся, он их ждёт.</p>
      <NumberInput
        label="С какого номера"
        min={1}
        max={9999}
        allowDecimal={false}
        data-autofocus
        value={start}
        onChange={(value) => setStart(Math.min(9999, Math.max(1, Number(value) || 1)))}
      />
      <SimpleGrid cols={2} spacing="md">
        <NumberInput
          label="Шаг"
          min={1}
          max={100}
          allowDecimal={false}
          value={step}
          onChange={(value) => setStep(Math.min(100, Math.max(1, Number(value) || 1)))}
        />
        <TextInput
          label="Перед номером, необязательно"
          placeholder="А-"
          maxLength={5}
          value={prefix}
          onChange={(event) => setPrefix(event.currentTarget.value)}
        />
      </SimpleGrid>
      {scopes.length > 1 ? (
        <Select
          label="Счёт"
          allowDeselect={false}
          data={scopes}
          value={scope}
          onChange={(value) => value && setScope(value as NumberingScope)}
        />
      ) : null}
      <p>Получится: {example}…</p>
    </FormDrawer>
  );
}
