// Which programs the judge marks, and which of them is open on this device.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { VotingProtocolGetUsingForProtocol, type AnswerOf } from '@rampa/contract';
import { ApiFailure, callApi, readJson, useAgain, useOpenProgram, writeJson } from '@rampa/platform/web/base';

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
  const [list, setList] = useState(() => readJson<readonly ProgramChoice[]>(listKey));
  const [isFresh, setFresh] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [turn, setTurn] = useState(0);
  /** The session is over: until he enters anew every answer would be the same. */
  const isOver = useRef(false);

  useEffect(() => {
    if (isOver.current) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    callApi(VotingProtocolGetUsingForProtocol, { link, signal: stop.signal }).then(
      (found) => {
        setList(found);
        setFresh(true);
        setFailure(null);
        writeJson(listKey, found);
      },
      (error: unknown) => {
        if (stop.signal.aborted || !(error instanceof ApiFailure)) return;
        setFailure(error);
        isOver.current = error.isSignedOut;
        // With a list in hand the next look comes soon enough.
        if (error.isPassing && !readJson(listKey)) timer = setTimeout(() => setTurn((last) => last + 1), AGAIN_MS);
      },
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [link, listKey, turn]);

  const read = useCallback(() => setTurn((last) => last + 1), []);
  useAgain(read);
  const listed = useMemo(
    () => list?.map(({ programGuid, state }) => ({ guid: programGuid, isGoingOn: state === 'Open' })) ?? null,
    [list],
  );
  const open = useOpenProgram(listed, isFresh, `rampa.judge.program.${link}`);
  const choose = (programGuid: string | null) => {
    open.choose(programGuid);
    // Back at the list: how far each program is, as of now.
    if (programGuid === null) read();
  };
  return { list, chosen: list?.find(({ programGuid }) => programGuid === open.guid) ?? null, choose, failure, read };
}
