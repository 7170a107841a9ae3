// Titles that no longer suit the scale: shown where the scale is changed, corrected where the titles are. A fault stops
// the lock of a protocol, a doubt does not.

import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AwardGroupGetByCompetition } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import { Faults } from './Faults.tsx';

export function TitleFaults({ competitionGuid }: { competitionGuid: string }) {
  const sets = useRead(AwardGroupGetByCompetition, { query: { competitionGuid } });
  const faults = [...new Set((sets.data ?? []).flatMap((set) => set.faults))];
  const doubts = [...new Set((sets.data ?? []).flatMap((set) => set.doubts))];
  return (
    <Faults of={[...faults, ...doubts]}>
      <p>
        {faults.length > 0 ? 'С такими званиями протокол не закроется. ' : ''}
        <Anchor component={Link} inherit to={`/organizer/events/${competitionGuid}/ranks`}>
          Звания и места
        </Anchor>
      </p>
    </Faults>
  );
}
