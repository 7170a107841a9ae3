// «Результаты»: the member's own performances, of one application where he has several, and the whole protocol of a program once
// it is published.

import { Anchor } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { CompetitionGetFullInfoByGuid, VotingProtocolGetVoitingProtocolByUserJson } from '@rampa/contract';
import { isGuid } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, hasDiplomas, openedLater, Page, PageHead, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { applicationsIn, ofApplication } from './of-application.ts';
import { OwnPapers } from './OwnPapers.tsx';
import { OwnProgram } from './OwnProgram.tsx';
import { WholeProtocol } from './WholeProtocol.tsx';
import classes from './results.module.css';

// Most members have one application, and their page is not made larger by a choice.
const ChoiceLater = openedLater(
  async () => (await import('./ApplicationChoiceForm.tsx')).ApplicationChoiceForm,
  <div className={classes.choice} data-waiting />,
);

export function ResultsPage() {
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const program = search.get('competitionProgramGuid');
  const named = search.get('applicationGuid');
  const application = isGuid(named) ? named : null;
  return (
    <Page isPaper>
      <PageHead
        title="Результаты"
        {...(program === null
          ? {}
          : {
              note: (
                <Anchor component={Link} to={application === null ? '.' : `?applicationGuid=${application}`}>
                  Мои выступления
                </Anchor>
              ),
            })}
      />
      {isGuid(program) ? <WholeProtocol program={program} /> : <Own competition={guid} application={application} />}
    </Page>
  );
}

interface OwnProps {
  competition: string;
  /** Which is meant; null: all of them. */
  application: string | null;
}

function Own({ competition, application }: OwnProps) {
  const query = { competitionGuid: competition };
  const programs = useRead(VotingProtocolGetVoitingProtocolByUserJson, { query });
  const event = useRead(CompetitionGetFullInfoByGuid, { query });
  const isJudged = event.data?.typeTourCompetition !== 0;
  return (
    <Answer of={programs} skeleton={<RowsSkeleton rows={3} height="4rem" />}>
      {(all) => {
        const own = ofApplication(all, application);
        const from = applicationsIn(all);
        const isChoice = from.length > 1 || (application !== null && all.length > 0);
        return (
          <>
            <ChoiceLater of={isChoice ? { competition, application, from } : null} />
            {own.length === 0 ? (
              <EmptyState>
                {application === null ? 'Ваших выступлений здесь пока нет.' : 'Выступлений этой заявки здесь пока нет.'}{' '}
                Их добавляет организатор;{' '}
                {isJudged ? 'результаты появятся, когда он опубликует протокол.' : 'диплом появится после выступления.'}
              </EmptyState>
            ) : null}
            {own.map((program) => (
              <OwnProgram key={program.programGuid} {...{ program, isJudged, application }} />
            ))}
            {own.length > 0 && hasDiplomas() ? <OwnPapers {...{ competition, application }} items={own} /> : null}
          </>
        );
      }}
    </Answer>
  );
}
