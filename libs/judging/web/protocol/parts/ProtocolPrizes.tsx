// Below the table, as on paper: which special prizes were given in this program, and to whom.

import { Link } from 'react-router';
import { CompetitionSpecialPrizeGetByCompetitionForProtocol, type ProtocolView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';
import { giverText, performerOf } from '../prizes/words.ts';
import classes from '../style/protocol.module.css';

export function ProtocolPrizes({ protocol }: { protocol: ProtocolView }) {
  const { competitionGuid, programGuid: competitionProgramGuid } = protocol;
  const prizes = useRead(CompetitionSpecialPrizeGetByCompetitionForProtocol, {
    query: { competitionGuid, competitionProgramGuid },
  });
  const rows = new Map(protocol.groups.flatMap((group) => group.rows).map((row) => [row.itemGuid, row]));
  const given = (prizes.data ?? []).flatMap((prize) =>
    prize.itemGuids.flatMap((item) => {
      const row = rows.get(item);
      return row ? [{ key: `${prize.guid} ${item}`, prize, row }] : [];
    }),
  );
  if (given.length === 0) return null;
  return (
    <section className={classes.prizes} aria-labelledby="protocol-prizes">
      <h2 id="protocol-prizes">
        <Link to={`/organizer/events/${competitionGuid}/protocols/special-prize`}>Спецпризы</Link>
      </h2>
      <ul>
        {given.map(({ key, prize, row }) => (
          <li key={key}>
            <b>{inQuotes(prize.title)}</b>
            {` ${performerOf(row)}`}
            <small>{listed(giverText(prize), row.isWithdrawn ? 'снято' : '')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
