// «Результаты»: the member's own performances, and the whole protocol of a program once it is published.

import { Anchor } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { CompetitionGetFullInfoByGuid, VotingProtocolGetVoitingProtocolByUserJson } from '@rampa/contract';
import { isGuid } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, hasDiplomas, Page, PageHead, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { OwnPapers } from './OwnPapers.tsx';
import { OwnProgram } from './OwnProgram.tsx';
import { WholeProtocol } from './WholeProtocol.tsx';

export function ResultsPage() {
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const program = search.get('competitionProgramGuid');
  return (
    <Page isPaper>
      <PageHead
        title="Результаты"
        {...(program === null
          ? {}
          : {
              note: (
                <Anchor component={Link} to=".">
                  Мои выступления
                </Anchor>
              ),
            })}
      />
      {isGuid(program) ? <WholeProtocol program={program} /> : <Own competition={guid} />}
    </Page>
  );
}

function Own({ competition }: { competition: string }) {
  const programs = useRead(VotingProtocolGetVoitingProtocolByUserJson, { query: { competitionGuid: competition } });
  const event = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid: competition } });
  const isJudged = event.data?.typeTourCompetition !== 0;
  return (
    <Answer of={programs} skeleton={<RowsSkeleton rows={3} height="4rem" />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState>
            Ваших выступлений здесь пока нет. Их добавляет организатор;{' '}
            {isJudged ? 'результаты появятся, когда он опубликует протокол.' : 'диплом появится после выступления.'}
          </EmptyState>
        ) : (
          <>
            {list.map((program) => (
              <OwnProgram key={program.programGuid} program={program} isJudged={isJudged} />
            ))}
            {hasDiplomas() ? <OwnPapers competition={competition} /> : null}
          </>
        )
      }
    </Answer>
  );
}
