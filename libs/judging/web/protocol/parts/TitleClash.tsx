// Titles that cannot be given by the way these performances are counted: said while there is time to mend them.

import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AwardGroupGetByCompetition, type ProtocolView } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import { setOf } from '../order/award-sets.ts';
import classes from '../style/protocol.module.css';

export function TitleClash({ protocol, canChange }: { protocol: ProtocolView; canChange: boolean }) {
  const { competitionGuid, groups, state } = protocol;
  const isOpen = state === 'Draft' || state === 'Open' || state === 'Withdrawn';
  const sets = useRead(
    AwardGroupGetByCompetition,
    { query: { competitionGuid } },
    { enabled: isOpen, staleTime: 30_000 },
  );
  const nominations = new Set(groups.flatMap(({ rows }) => rows.map(({ nominationGuid }) => nominationGuid)));
  const serving = new Set([...nominations].flatMap((nomination) => setOf(sets.data ?? [], nomination) ?? []));
  const faults = [...new Set([...serving].flatMap((set) => set.faults))];
  if (!isOpen || faults.length === 0) return null;
  return (
    <div className={classes.clash} role="status">
      <b>Звания не подходят к подсчёту: протокол так не закроется</b>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {canChange ? (
        <p>
          <Anchor component={Link} inherit to={`/organizer/events/${competitionGuid}/ranks`}>
            Звания и места
          </Anchor>
          ,{' '}
          <Anchor component={Link} inherit to={`/organizer/events/${competitionGuid}/evaluation-criteria`}>
            как считать итог
          </Anchor>
        </p>
      ) : null}
    </div>
  );
}
