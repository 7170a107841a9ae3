// The running order on screen runs ahead of the server by the moves that are still on their way.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CompetitionProgramItemArrange, type ProgramItemView, type ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { arranged, placesBack, type Place } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import { isArrived, placeText, withOrder } from '../order/moves.ts';

/** Whoever else has moved rows meanwhile is seen after this long. */
const HELD_MS = 3_000;

export interface Order {
  items: readonly ProgramItemView[];
  /** Undefined places: there is nowhere to go. `isQuiet`: a step by a key, taken back by another key. */
  arrange(places: readonly Place[] | null, isQuiet?: boolean): void;
}

export function useOrder(program: ProgramView, say: (text: string) => void): Order {
  const query = { competitionProgramGuid: program.guid };
  const write = useWrite(CompetitionProgramItemArrange, { inOrder: `order ${program.guid}` });
  const [ahead, setAhead] = useState<readonly ProgramItemView[] | null>(null);
  const [waiting, setWaiting] = useState(0);
  // Answers come before pictures, and the next picture may be of an earlier move: the order holds until its own is here.
  const isHeld = ahead !== null && waiting === 0;
  if (isHeld && isArrived(program.items, ahead)) setAhead(null);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setAhead(null), HELD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const items = withOrder(program.items, ahead);

  function arrange(places: readonly Place[] | null, isQuiet = false): void {
    const next = places && arranged(items, places);
    if (!next) return;
    const moved = new Set(places.map(({ itemGuid }) => itemGuid));
    const back = placesBack(items, moved);
    setWaiting((count) => count + 1);
    setAhead(next);
    const first = next.find(({ guid }) => moved.has(guid))!;
    const title =
      moved.size === 1
        ? `${itemName(first)}: ${placeText(next, first)}`
        : `Переставлено: ${counted(moved.size, 'пункт', 'пункта', 'пунктов')}, ${placeText(next, first)}`;
    say(title);
    // Each is waited for: what is given to `mutate` itself is called for the last press alone.
    void write
      .mutateAsync({ query, body: { places: [...places] } })
      .then(() => {
        if (isQuiet) return;
        const action = { label: 'Вернуть', run: () => newest.current(back, true) };
        tell(title, { subject: `order ${program.guid}`, action });
      })
      .catch(() => setAhead(null))
      .finally(() => setWaiting((count) => count - 1));
  }
  // An undo moves what stands now, not what stood when it was offered.
  const newest = useRef(arrange);
  useLayoutEffect(() => {
    newest.current = arrange;
  });
  return { items, arrange };
}
