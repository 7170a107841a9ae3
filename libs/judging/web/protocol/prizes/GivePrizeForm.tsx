// Whom a special prize is given to: a program, and a performance of it.

import {
  CompetitionSpecialPrizeBindOrUnbind,
  VotingProtocolGetUsingForProtocolByCompetition,
  VotingProtocolGetVoitingProtocolJson,
  type SpecialPrizeView,
} from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DrawerForm, useRead, useSendForm } from '@rampa/platform/web/desk';
import { performerOf } from './words.ts';

export interface GivePrizeFormProps {
  competitionGuid: string;
  prize: SpecialPrizeView;
  onClose(): void;
}

export function GivePrizeForm({ competitionGuid, prize, onClose }: GivePrizeFormProps) {
  const programs = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  const form = useSendForm({
    values: { program: '', item: '' },
    faults: ({ program, item }) => ({
      program: program === '' ? 'Какая программа?' : undefined,
      item: program !== '' && item === '' ? 'Кому отдать приз?' : undefined,
    }),
    writes: [CompetitionSpecialPrizeBindOrUnbind],
    async send({ item }) {
      const body = { specialPrizeGuid: prize.guid, competitionProgramItemGuid: item, isBound: true };
      await callApi(CompetitionSpecialPrizeBindOrUnbind, { query: { competitionGuid }, body });
    },
    onSaved: onClose,
  });
  const program = form.at('program').useValue();
  return (
    <DrawerForm form={form} title={`Кому: ${prize.title}`} submit="Отдать" onClose={onClose}>
      <ChoiceLine
        at={form.at('program')}
        label="Программа"
        data={(programs.data ?? []).map(({ programGuid, title }) => ({ value: programGuid, label: title }))}
        disabled={!programs.data}
      />
      {program === '' ? null : <Performance key={program} program={program} at={form.at('item')} />}
    </DrawerForm>
  );
}

function Performance({ program, at }: { program: string; at: Parameters<typeof ChoiceLine>[0]['at'] }) {
  const protocol = useRead(VotingProtocolGetVoitingProtocolJson, { query: { competitionProgramGuid: program } });
  const rows = (protocol.data?.groups ?? [])
    .flatMap((group) => group.rows)
    .filter((row) => row.programGuid === program && !row.isWithdrawn && row.activity !== 'Skipped')
    .toSorted((a, b) => a.number.localeCompare(b.number, 'ru', { numeric: true }));
  return (
    <ChoiceLine
      at={at}
      label="Выступление"
      searchable
      nothingFoundMessage="Такого выступления нет"
      data={rows.map((row) => ({ value: row.itemGuid, label: performerOf(row) }))}
      disabled={!protocol.data}
    />
  );
}
