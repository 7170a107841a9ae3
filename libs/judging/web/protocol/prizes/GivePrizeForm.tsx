// Whom a special prize is given to: a program, and a performance of it.

import {
  CompetitionSpecialPrizeBindOrUnbind,
  rulesOf,
  VotingProtocolGetUsingForProtocolByCompetition,
  VotingProtocolGetVoitingProtocolJson,
  type SpecialPrizeView,
} from '@rampa/contract';
import { compareNumbers } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DrawerForm, Held, Select, useRead, useSendForm } from '@rampa/platform/web/desk';
import { performerOf } from './words.ts';

export interface GivePrizeFormProps {
  competitionGuid: string;
  prize: SpecialPrizeView;
  onClose(): void;
}

export function GivePrizeForm({ competitionGuid, prize, onClose }: GivePrizeFormProps) {
  const programs = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  const form = useSendForm({
    values: { program: '', competitionProgramItemGuid: '' },
    faults: ({ program }) => ({ program: program === '' ? 'Какая программа?' : undefined }),
    missing: { competitionProgramItemGuid: 'Кому отдать приз?' },
    rules: { of: rulesOf(CompetitionSpecialPrizeBindOrUnbind), body: bodyOf },
    writes: [CompetitionSpecialPrizeBindOrUnbind],
    async send(said) {
      await callApi(CompetitionSpecialPrizeBindOrUnbind, { query: { competitionGuid }, body: bodyOf(said) });
    },
    onSaved: onClose,
  });
  const program = form.at('program').useValue();

  function bodyOf({ competitionProgramItemGuid }: { competitionProgramItemGuid: string }) {
    return { specialPrizeGuid: prize.guid, competitionProgramItemGuid, isBound: true };
  }

  return (
    <DrawerForm form={form} title={`Кому: ${prize.title}`} submit="Отдать" onClose={onClose}>
      <Held at={form.at('program')}>
        {(value, set, error) => (
          <Select
            label="Программа"
            data={(programs.data ?? []).map(({ programGuid, title }) => ({ value: programGuid, label: title }))}
            disabled={!programs.data}
            allowDeselect={false}
            value={value || null}
            error={error}
            onChange={(next) => {
              set(next ?? '');
              // A performance of another program would stay chosen unseen.
              form.put({ competitionProgramItemGuid: '' });
            }}
          />
        )}
      </Held>
      <Performance key={program} program={program} at={form.at('competitionProgramItemGuid')} />
    </DrawerForm>
  );
}

function Performance({ program, at }: { program: string; at: Parameters<typeof ChoiceLine>[0]['at'] }) {
  const protocol = useRead(
    VotingProtocolGetVoitingProtocolJson,
    { query: { competitionProgramGuid: program } },
    { enabled: program !== '' },
  );
  const rows = (protocol.data?.groups ?? [])
    .flatMap((group) => group.rows)
    .filter((row) => row.programGuid === program && !row.isWithdrawn && row.activity !== 'Skipped')
    .toSorted((a, b) => compareNumbers(a.number, b.number));
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
