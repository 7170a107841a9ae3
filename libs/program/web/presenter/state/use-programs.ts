// The programs of the event, and the one open on this device.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { CompetitionProgramGetByCompetition, type AnswerOf } from '@rampa/contract';
import { ApiFailure, callApi, readJson, useAgain, useOpenProgram, writeJson } from '@rampa/platform/web/base';

export type ProgramChoice = AnswerOf<typeof CompetitionProgramGetByCompetition>[number];

export interface Programs {
  /** Null until they are loaded. */
  list: readonly ProgramChoice[] | null;
  chosen: ProgramChoice | null;
  choose: (programGuid: string | null) => void;
  failure: ApiFailure | null;
  read: () => void;
}

export function usePrograms(link: string, competitionGuid: string): Programs {
  const listKey = `rampa.presenter.programs.${link}`;
  const [list, setList] = useState(() => readJson<readonly ProgramChoice[]>(listKey));
  const [isFresh, setFresh] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    callApi(CompetitionProgramGetByCompetition, { query: { competitionGuid }, link, signal: stop.signal }).then(
      (found) => {
        setList(found);
        setFresh(true);
        setFailure(null);
        writeJson(listKey, found);
      },
      (error: unknown) => {
        if (!stop.signal.aborted && error instanceof ApiFailure) setFailure(error);
      },
    );
    return () => stop.abort();
  }, [link, competitionGuid, listKey, turn]);

  const read = useCallback(() => setTurn((last) => last + 1), []);
  useAgain(read);
  // The presenter chooses the program himself; the page does not switch.
  const listed = useMemo(() => list?.map(({ guid }) => ({ guid, isGoingOn: false })) ?? null, [list]);
  const open = useOpenProgram(listed, isFresh, `rampa.presenter.program.${link}`);
  const choose = (programGuid: string | null) => {
    open.choose(programGuid);
    // The list shows the progress of each program, so it is read again when opened.
    if (programGuid === null) read();
  };
  return { list, chosen: list?.find(({ guid }) => guid === open.guid) ?? null, choose, failure, read };
}
