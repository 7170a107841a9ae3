// The order of criteria on screen: the one that has just been chosen, until the server's list is here.

import { useState } from 'react';
import { PointArrange, type CriterionView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';

export interface CriteriaOrder {
  list: readonly CriterionView[];
  /** The criterion whose move is on its way. */
  moving: string | null;
  /** Null: there is nowhere to go. */
  arrange(pointGuids: readonly string[] | null, moved: string): void;
}

export function useCriteriaOrder(competitionGuid: string, points: readonly CriterionView[]): CriteriaOrder {
  const write = useWrite(PointArrange, { inOrder: 'points' });
  const [last, setLast] = useState<string | null>(null);
  const ahead = write.isPending ? (write.variables.body?.pointGuids ?? []) : [];
  const place = ({ guid }: CriterionView) => (ahead.includes(guid) ? ahead.indexOf(guid) : ahead.length);
  const list = points.toSorted((left, right) => place(left) - place(right) || left.order - right.order);

  function put(pointGuids: readonly string[], moved: string, told: string, former: readonly string[] | null) {
    setLast(moved);
    write.mutate(
      { query: { competitionGuid }, body: { pointGuids: [...pointGuids] } },
      {
        onSuccess: () =>
          tell(told, {
            subject: `criteria ${competitionGuid}`,
            ...(former
              ? { action: { label: 'Вернуть', run: () => put(former, moved, 'Порядок критериев прежний', null) } }
              : {}),
          }),
      },
    );
  }

  function arrange(pointGuids: readonly string[] | null, moved: string) {
    if (!pointGuids) return;
    const title = list.find(({ guid }) => guid === moved)?.title ?? '';
    const to = `место ${pointGuids.indexOf(moved) + 1} из\u00A0${pointGuids.length}`;
    put(
      pointGuids,
      moved,
      `${inQuotes(title)}: ${to}`,
      list.map(({ guid }) => guid),
    );
  }

  return { list, moving: write.isPending ? last : null, arrange };
}
