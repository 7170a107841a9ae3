// The running order on screen runs ahead of the server by the moves that are still on their way.

import { useLayoutEffect, useRef, useState } from 'react';
import { CompetitionProgramItemArrange, type ProgramItemView, type ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { arranged, placesBack, type Place } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import { placeText, withOrder } from '../order/moves.ts';

export interface Order {
  items: readonly ProgramItemView[];
  /** Undefined places: there is nowhere to go. `isQuiet`: a step by a key, taken back by another key. */
  arrange(places: readonly Place[] | null, isQuiet?: boolean): void;
}

export function useOrder(program: ProgramView, say: (text: string) => void): Order {
  const query = { competitionProgramGuid: program.guid };
  const write = useWrite(CompetitionProgramItemArrange, { inOrder: `order ${program.guid}` });
  const [ahead, setAhead] = useState<{ items: readonly ProgramItemView[]; seen: readonly ProgramItemView[] } | null>(
    null,
  );
  const waiting = useRef(0);
  // Moves on their way hold until the server's picture has changed after the last of them.
  if (ahead && waiting.current === 0 && ahead.seen !== program.items) setAhead(null);
  const items = withOrder(program.items, ahead?.items ?? null);

  function arrange(places: readonly Place[] | null, isQuiet = false): void {
    const next = places && arranged(items, places);
    if (!next) return;
    const moved = new Set(places.map(({ itemGuid }) => itemGuid));
    const back = placesBack(items, moved);
    waiting.current++;
    setAhead({ items: next, seen: program.items });
    const first = next.find(({ guid }) => moved.has(guid))!;
    const title =
      moved.size === 1
        ? `${itemName(first)}: ${placeText(next, first)}`
        : `Переставлено: ${counted(moved.size, 'пункт', 'пункта', 'пунктов')}, ${placeText(next, first)}`;
    say(title);
    write.mutate(
      { query, body: { places: [...places] } },
      {
        onSuccess() {
          if (isQuiet) return;
          const action = { label: 'Вернуть', run: () => newest.current(back, true) };
          tell(title, { subject: `order ${program.guid}`, action });
        },
        onSettled() {
          waiting.current--;
          if (waiting.current === 0) setAhead((current) => current && { ...current });
        },
      },
    );
  }
  // An undo moves what stands now, not what stood when it was offered.
  const newest = useRef(arrange);
  useLayoutEffect(() => {
    newest.current = arrange;
  });
  return { items, arrange };
}
