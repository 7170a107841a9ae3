// «Столбцы программы»: what of the applications stands beside the running order, and who sees it.

import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { CompetitionProgramColumnGetByCompetitionProgram, CompetitionProgramColumnGetRows } from '@rampa/contract';
import { useLive } from '@rampa/platform/web/base';
import {
  Answer,
  hasRoomBeside,
  isAnyNew,
  ListTools,
  RowsSkeleton,
  SetupBeside,
  useAccess,
  isAnyPicture,
  useFollow,
  useList,
  useOwnSetting,
  useRead,
} from '@rampa/platform/web/desk';
import { ColumnRows } from '../columns/ColumnRows.tsx';
import { ColumnsPanel } from '../columns/ColumnsPanel.tsx';
import { ProgramAside } from '../parts/ProgramAside.tsx';
import { useProgramColumns } from '../columns/use-program-columns.ts';

const FOLLOWED = [CompetitionProgramColumnGetRows, CompetitionProgramColumnGetByCompetitionProgram];
const NOTE = 'То, чего нет в самом порядке выступлений: реквизит, микрофоны, педагоги, пожелания — из заявок.';

export function ColumnsPage() {
  return (
    <ProgramAside
      title="Столбцы программы"
      note={NOTE}
      empty="Программ пока нет: создайте первую, и к ней соберутся столбцы."
    >
      {({ guid, title }, competitionGuid) => (
        <OfProgram key={guid} competitionGuid={competitionGuid} programGuid={guid} title={title} />
      )}
    </ProgramAside>
  );
}

interface OfProgramProps {
  competitionGuid: string;
  programGuid: string;
  title: string;
}

function OfProgram({ competitionGuid, programGuid, title }: OfProgramProps) {
  const access = useAccess(competitionGuid);
  const canChange = access.changes('program');
  const query = { competitionProgramGuid: programGuid };
  const setup = useRead(CompetitionProgramColumnGetByCompetitionProgram, { query }, { keepPrevious: true });
  const columns = useProgramColumns(competitionGuid, programGuid);
  const list = useList({ isPrivate: true });
  const [kept, keep] = useOwnSetting('program columns setup');
  const isSetup = kept === null ? hasRoomBeside() : kept === '1';
  useFollow(useLive('program', programGuid), { calls: FOLLOWED, isOld: isAnyPicture });
  useFollow(useLive('applications', access.sees('requests') ? competitionGuid : null), { calls: FOLLOWED, isOld: isAnyNew }); // prettier-ignore
  return (
    <Answer of={setup} skeleton={<RowsSkeleton rows={12} height="2.5rem" />}>
      {(rows) => (
        <>
          <ListTools list={list} search="Номер, исполнитель, произведение">
            {canChange ? (
              <Button
                variant="default"
                aria-expanded={isSetup}
                leftSection={<IconAdjustments size={18} stroke={1.75} />}
                onClick={() => keep(isSetup ? '0' : '1')}
              >
                Настроить
              </Button>
            ) : null}
          </ListTools>
          <SetupBeside
            setup={
              canChange && isSetup ? (
                <ColumnsPanel {...{ competitionGuid, rows, columns }} onClose={() => keep('0')} />
              ) : null
            }
          >
            <ColumnRows
              {...{ programGuid, list }}
              programTitle={title}
              columns={rows}
              to={(item) =>
                `/organizer/events/${competitionGuid}/program?competitionProgramGuid=${programGuid}#${item}`
              }
              onResize={columns.resize}
            />
          </SetupBeside>
        </>
      )}
    </Answer>
  );
}
