// The programs of the event, and the one open on this device.

import { useCallback, useEffect, useState } from 'react';
import { CompetitionProgramGetByCompetition, type AnswerOf } from '@rampa/contract';
import { ApiFailure, askedProgram, callApi, readJson, showProgram, writeJson } from '@rampa/platform/web/base';

export type ProgramChoice = AnswerOf<typeof CompetitionProgramGetByCompetition>[number];

export interface Programs {
  /** Null until they are read. */
  list: readonly ProgramChoice[] | null;
  chosen: ProgramChoice | null;
  choose: (programGuid: string | null) => void;
  failure: ApiFailure | null;
  read: () => void;
}

export function usePrograms(link: string, competitionGuid: string): Programs {
  const listKey = `rampa.presenter.programs.${link}`;
  const chosenKey = `rampa.presenter.program.${link}`;
  const [list, setList] = useState(() => readJson<readonly ProgramChoice[]>(listKey));
  const [chosenGuid, setChosenGuid] = useState(() => askedProgram() ?? readJson<string>(chosenKey));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    callApi(CompetitionProgramGetByCompetition, { query: { competitionGuid }, link, signal: stop.signal }).then(
      (found) => {
        setList(found);
        setFailure(null);
        writeJson(listKey, found);
      },
      (error: unknown) => {
        if (!stop.signal.aborted && error instanceof ApiFailure) setFailure(error);
      },
    );
    return () => stop.abort();
  }, [link, competitionGuid, listKey, turn]);

  const choose = useCallback(
    (programGuid: string | null) => {
      setChosenGuid(programGuid);
      writeJson(chosenKey, programGuid);
      // Whoever chooses another one sees how far each has come by now.
      if (programGuid === null) setTurn((last) => last + 1);
    },
    [chosenKey],
  );
  const read = useCallback(() => setTurn((last) => last + 1), []);
  const byHand = list?.find((program) => program.guid === chosenGuid) ?? null;
  const chosen = byHand ?? (list?.length === 1 ? list[0]! : null);
  const shown = chosen?.guid ?? null;
  useEffect(() => {
    if (list !== null) showProgram(shown);
  }, [list, shown]);
  return { list, chosen, choose, failure, read };
}
