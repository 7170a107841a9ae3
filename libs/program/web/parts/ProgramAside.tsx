// A page beside the running order, about one program of the event: its address says which.

import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { CompetitionProgramGetByCompetition, type AnswerOf } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Page, PageHead, useRead } from '@rampa/platform/web/desk';
import { ProgramPicker } from './ProgramPicker.tsx';

type ListedProgram = AnswerOf<typeof CompetitionProgramGetByCompetition>[number];

interface ProgramAsideProps {
  title: string;
  note: string;
  /** What is said while the event has no program. */
  empty: string;
  actions?: (program: ListedProgram) => ReactNode;
  /** Begun anew with each program. */
  children: (program: ListedProgram, competitionGuid: string) => ReactNode;
}

export function ProgramAside({ title, note, empty, actions, children }: ProgramAsideProps) {
  const { guid = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid: guid } });
  const asked = search.get('competitionProgramGuid');
  const chosen = programs.data?.find((program) => program.guid === asked) ?? programs.data?.[0] ?? null;
  const back = `/organizer/events/${guid}/program${chosen ? `?competitionProgramGuid=${chosen.guid}` : ''}`;
  return (
    <Page isPaper>
      <PageHead
        title={title}
        note={note}
        actions={
          <>
            <Button
              component={Link}
              to={back}
              variant="default"
              size="md"
              leftSection={<IconArrowLeft size={18} stroke={1.75} />}
            >
              К программе
            </Button>
            {chosen ? actions?.(chosen) : null}
          </>
        }
      />
      <Answer of={programs}>
        {(list) =>
          chosen === null ? (
            <EmptyState>{empty}</EmptyState>
          ) : (
            <>
              <ProgramPicker
                programs={list}
                chosen={chosen.guid}
                onChoose={(value) => setSearch({ competitionProgramGuid: value }, { replace: true })}
              />
              {children(chosen, guid)}
            </>
          )
        }
      </Answer>
    </Page>
  );
}
