// Which programs the judge marks, and which of them is open on this device.

import { useCallback, useEffect, useState } from 'react';
import { VotingProtocolGetUsingForProtocol, type AnswerOf } from '@rampa/contract';
import { ApiFailure, askedProgram, callApi, readJson, showProgram, writeJson } from '@rampa/platform/web/base';

export type ProgramChoice = AnswerOf<typeof VotingProtocolGetUsingForProtocol>[number];

export interface Programs {
  /** Null until they are read. */
  list: readonly ProgramChoice[] | null;
  chosen: ProgramChoice | null;
  choose: (programGuid: string | null) => void;
  failure: ApiFailure | null;
  read: () => void;
}

const AGAIN_MS = 5_000;

export function usePrograms(link: string): Programs {
  const listKey = `rampa.judge.programs.${link}`;
  const chosenKey = `rampa.judge.program.${link}`;
  const [list, setList] = useState(() => readJson<readonly ProgramChoice[]>(listKey));
  const [chosenGuid, setChosenGuid] = useState(() => askedProgram() ?? readJson<string>(chosenKey));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    callApi(VotingProtocolGetUsingForProtocol, { link, signal: stop.signal }).then(
      (found) => {
        setList(found);
        setFailure(null);
        writeJson(listKey, found);
      },
      (error: unknown) => {
        if (stop.signal.aborted || !(error instanceof ApiFailure)) return;
        setFailure(error);
        if (error.isPassing) timer = setTimeout(() => setTurn((last) => last + 1), AGAIN_MS);
      },
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [link, listKey, turn]);

  const choose = useCallback(
    (programGuid: string | null) => {
      setChosenGuid(programGuid);
      writeJson(chosenKey, programGuid);
      // Back at the list: how far each program is, as of now.
      if (programGuid === null) setTurn((last) => last + 1);
    },
    [chosenKey],
  );
  const read = useCallback(() => setTurn((last) => last + 1), []);

  const open = list?.filter((program) => program.state === 'Open') ?? [];
  const byHand = list?.find((program) => program.programGuid === chosenGuid) ?? null;
  // One program, or only one that is open: there is nothing to choose.
  const single = list?.length === 1 ? list[0]! : chosenGuid === null && open.length === 1 ? open[0]! : null;
  const chosen = byHand ?? single;
  const shown = chosen?.programGuid ?? null;
  useEffect(() => {
    if (list !== null) showProgram(shown);
  }, [list, shown]);
  return { list, chosen, choose, failure, read };
}
