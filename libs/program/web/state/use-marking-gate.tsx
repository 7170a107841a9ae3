// «На сцену» while the judges cannot mark: asked once of a program, whether to open the marking first.

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import {
  CompetitionJudgeGetByCompetitionGuid,
  FestivalGetFestivalDetail,
  VotingProtocolChangeState,
  type ProgramItemView,
  type ProgramView,
} from '@rampa/contract';
import { useAccess, useRead, useWrite } from '@rampa/platform/web/desk';
import { MarkingQuestion } from '../parts/MarkingQuestion.tsx';
import { isAnswered, keepAnswer } from './unmarked-answer.ts';

export interface MarkingGate {
  /** There are judges, and they cannot mark: the protocol of a judged event has not been opened. */
  isClosed: boolean;
  /** Goes on at once, after the question, or not at all. */
  pass(item: ProgramItemView, go: () => void): void;
  question: ReactNode;
}

interface Asked {
  item: ProgramItemView;
  go: () => void;
  /** Pressed before the page knew whether the judges can mark. */
  isEarly: boolean;
}

export function useMarkingGate({ guid, competitionGuid, protocolState }: ProgramView): MarkingGate {
  const { changes } = useAccess(competitionGuid);
  const isDraft = protocolState === 'Draft';
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { enabled: isDraft });
  const isJudged = event.data !== undefined && event.data.typeTourCompetition !== 0;
  const judges = useRead(
    CompetitionJudgeGetByCompetitionGuid,
    { query: { competitionGuid }, body: { pageSize: 1 } },
    { enabled: isDraft && isJudged },
  );
  const open = useWrite(VotingProtocolChangeState);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isClosed = isDraft && isJudged && (judges.data?.totalCount ?? 0) > 0;
  // Only what is on its way holds a press up: without a connection the step itself says what is wrong.
  const isAwaited =
    isDraft && [event, judges].some(({ data, fetchStatus }) => data === undefined && fetchStatus === 'fetching');

  function goOn() {
    asked?.go();
    setAsked(null);
  }
  const decide = useEffectEvent(() => {
    if (isClosed) setAsked((given) => given && { ...given, isEarly: false });
    else goOn();
  });
  const isDue = !isAwaited && asked?.isEarly === true;
  useEffect(() => {
    if (isDue) decide();
  }, [isDue]);
  return {
    isClosed,
    pass(item, go) {
      if (!(isClosed || isAwaited) || !changes('protocol') || isAnswered(guid)) go();
      else setAsked({ item, go, isEarly: isAwaited });
    },
    question: (
      <MarkingQuestion
        item={asked?.isEarly === false ? asked.item : null}
        isBusy={open.isPending}
        onOpen={() =>
          open.mutate({ query: { competitionProgramGuid: guid }, body: { state: 'Open' } }, { onSuccess: goOn })
        }
        onWithout={() => {
          keepAnswer(guid);
          goOn();
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
