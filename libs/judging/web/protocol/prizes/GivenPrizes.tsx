// Who was given what; a prize is taken back by one press, and given again by «Вернуть».

import { Button } from '@mantine/core';
import {
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
  type GivenPrizeView,
} from '@rampa/contract';
import { counted, prizeNamed, quoted } from '@rampa/kernel';
import { EmptyState, listed } from '@rampa/platform/web/base';
import { List, ListRow, ListTools, Section, tell, useList, useRead, useWrite } from '@rampa/platform/web/desk';
import { giverText, performerOf } from './words.ts';

const SORTS = { prize: 'По призам', number: 'По порядку программы', performer: 'По исполнителю, А–Я' };

export function GivenPrizes({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const list = useList({ name: 'given', sorts: SORTS, isPrivate: true, usualSize: 50 });
  const given = useRead(
    CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
    { query: { ...query, ...list.page, ...list.found, ...list.sorted } },
    { keepPrevious: true },
  );
  const bind = useWrite(CompetitionSpecialPrizeBindOrUnbind);

  function move(row: GivenPrizeView, isBound: boolean) {
    const { specialPrizeGuid, competitionProgramItemGuid } = row;
    const action = { label: 'Вернуть', run: () => move(row, true) };
    bind.mutate(
      { query, body: { specialPrizeGuid, competitionProgramItemGuid, isBound } },
      {
        onSuccess: () =>
          tell(`${prizeNamed(row.title, 'Приз')} ${isBound ? 'снова отдан' : 'забран'}: ${performerOf(row)}`, {
            subject: `${specialPrizeGuid} ${competitionProgramItemGuid}`,
            ...(isBound ? {} : { action }),
          }),
      },
    );
  }

  return (
    <Section title="Кому отданы">
      <ListTools list={list} search="Приз, исполнитель, номер" />
      <List
        label="Кому отданы спецпризы"
        list={list}
        of={given}
        idOf={(row) => `${row.specialPrizeGuid} ${row.competitionProgramItemGuid}`}
        nameOf={(row) => `${row.title}: ${performerOf(row)}`}
        count={(total) => counted(total, 'награждённый', 'награждённых', 'награждённых')}
        empty={<EmptyState>Пока никому. Нажмите «Отдать» у приза и выберите выступление.</EmptyState>}
        nothing="Таких нет. Попробуйте другое слово."
        row={(row) => (
          <ListRow
            title={performerOf(row)}
            detail={
              <>
                <b>{row.title}</b>
                <br />
                {giverText(row)}
                <br />
                {listed(quoted(row.pieceTitle), row.city, row.programTitle)}
              </>
            }
          >
            {canChange ? (
              <Button
                variant="default"
                aria-label={`Забрать: ${row.title}, ${performerOf(row)}`}
                onClick={() => move(row, false)}
              >
                Забрать
              </Button>
            ) : null}
          </ListRow>
        )}
      />
    </Section>
  );
}
