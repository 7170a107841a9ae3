// Numbers the performances in the order of the program.

import { SimpleGrid } from '@mantine/core';
import {
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram as CreateNumbers,
  type ProgramView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { ApiFailure } from '@rampa/platform/web/base';
import { ChoiceLine, DrawerForm, NumberLine, SwitchLine, tell, TextLine, useCallForm, useRead } from '@rampa/platform/web/desk'; // prettier-ignore
import type { NumberingScope } from '@rampa/program/domain';

export function NumbersForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const form = useCallForm(CreateNumbers, {
    values: { start: 1, step: 1, prefix: '', scope: 'program' as NumberingScope, isForced: false },
    asked: { query: { competitionProgramGuid: program.guid } },
    onSaved({ numbered }) {
      tell(`Пронумеровано: ${counted(numbered, 'выступление', 'выступления', 'выступлений')}`);
      onClose();
    },
  });
  const { start, step, prefix, isForced } = form.useValues();
  const isTold = isForced || (form.failure instanceof ApiFailure && form.failure.code === 'numbersTold');
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
    <DrawerForm form={form} title="Пронумеровать выступления" submit="Пронумеровать" onClose={onClose}>
      <p>Номера встанут в порядке программы; прежние сменятся. У снятых номер тоже будет: если вернутся, он их ждёт.</p>
      <NumberLine at={form.at('start')} label="С какого номера" data-autofocus />
      <SimpleGrid cols={2} spacing="md">
        <NumberLine at={form.at('step')} label="Шаг" />
        <TextLine at={form.at('prefix')} label="Перед номером" placeholder="А-" />
      </SimpleGrid>
      {scopes.length > 1 ? <ChoiceLine at={form.at('scope')} label="Счёт" data={scopes} /> : null}
      <p>Получится: {example}…</p>
      {isTold ? (
        <SwitchLine
          at={form.at('isForced')}
          label="Всё равно сменить номера"
          description="Напечатанное и запомненное разойдётся с программой."
        />
      ) : null}
    </DrawerForm>
  );
}
