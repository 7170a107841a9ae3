// Titles that no longer suit the scale: said where the scale is changed, mended where the titles are.

import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AwardGroupGetByCompetition } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import { Faults } from './Faults.tsx';

export function TitleFaults({ competitionGuid }: { competitionGuid: string }) {
  const sets = useRead(AwardGroupGetByCompetition, { query: { competitionGuid } });
  const faults = [...new Set((sets.data ?? []).flatMap((set) => set.faults))];
  return (
    <Faults of={faults}>
      <p>
        С такими званиями протокол не закроется.{' '}
        <Anchor component={Link} inherit to={`/organizer/events/${competitionGuid}/ranks`}>
          Звания и места
        </Anchor>
      </p>
    </Faults>
  );
}
