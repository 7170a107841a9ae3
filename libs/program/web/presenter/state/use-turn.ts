// Where the awarding stands: it stays in the tab's own history, so that a reload goes on at the same person.

import { useCallback, useState } from 'react';

interface Kept {
  turn?: { program: string; index: number };
}

export function useTurn(program: string): [number | null, (index: number | null) => void] {
  const [turn, setTurn] = useState(() => {
    const kept = (history.state as Kept | null)?.turn;
    return kept?.program === program ? kept.index : null;
  });
  const keep = useCallback(
    (index: number | null) => {
      setTurn(index);
      const { turn: _, ...rest } = (history.state ?? {}) as Kept;
      history.replaceState(index === null ? rest : { ...rest, turn: { program, index } }, '');
    },
    [program],
  );
  return [turn, keep];
}
