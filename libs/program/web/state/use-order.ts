// The running order on screen shows one's own moves before the server confirms them.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CompetitionProgramItemArrange, type ProgramItemView, type ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { arranged, placesBack, type Place } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import { isArrived, placeText, withOrder } from '../order/moves.ts';

/** Other people's moves become visible after this time at the latest, ms. */
const HELD_MS = 3_000;

export interface Order {
  items: readonly ProgramItemView[];
  /** Undefined positions: there is nowhere to move. `isQuiet`: a step by a key, undone by another key. */
  arrange(places: readonly Place[] | null, isQuiet?: boolean): void;
}

export function useOrder(program: ProgramView, say: (text: string) => void): Order {
  const query = { competitionProgramGuid: program.guid };
  const write = useWrite(CompetitionProgramItemArrange, { inOrder: `order ${program.guid}` });
  const [ahead, setAhead] = useState<readonly ProgramItemView[] | null>(null);
  const [waiting, setWaiting] = useState(0);
  // Answers arrive before views, and the next view may be of an earlier move, so the order is held until its own view
  // comes.
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
    // Each call is awaited: callbacks given to `mutate` itself run only for the last press.
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
