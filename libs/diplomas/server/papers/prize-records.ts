// Papers for special prizes: one for each that was given, in the order of the prizes.

import type { PrizeGiver } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { Performing } from './paper-record-face.ts';

interface Given {
  prize: Guid;
  item: Guid;
  title: string;
  giver: PrizeGiver;
  giverName: string;
}

const GIVERS: Readonly<Record<PrizeGiver, string>> = {
  jury: 'Жюри',
  judge: 'Член жюри',
  sponsor: 'Спонсор',
  organizer: 'Оргкомитет',
};

/** Of these performances, in their order within a prize. */
export async function prizeRecords(
  reader: Reader,
  competition: Guid,
  performances: readonly Performing[],
  isClosed: (program: Guid) => boolean,
): Promise<Performing[]> {
  const given = await reader.query<Given>(
    `select g.prize_guid as prize, g.item_guid as item, g.title, g.giver, g.giver_name as "giverName"
       from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
       join program.v_program p on p.guid = i.program_guid
      where g.competition_guid = $1 order by g.position, g.prize_guid, p.position, p.guid, i.order_key, i.guid`,
    [competition],
  );
  const byItem = new Map(performances.map((one) => [one.item, one]));
  return given.flatMap(({ prize, item, title, giver, giverName }) => {
    const one = byItem.get(item);
    if (!one) return [];
    const from = giverName === '' ? GIVERS[giver] : `${GIVERS[giver]}: ${giverName}`;
    return [
      {
        ...{ ...one, prize, key: `prize:${item}:${prize}`, detail: [title, one.detail].filter(Boolean).join(', ') },
        isReady: isClosed(one.program!),
        facts: { ...one.facts, award: title, awardOf: title, giver: from },
      },
    ];
  });
}
