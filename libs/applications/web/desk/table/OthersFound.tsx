// Where a search finds nothing among what is sent: how many it finds among what is not, or the other way round.

import { Button } from '@mantine/core';
import { CompetitionGetSubscribedApplicationsByCompetition } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { NO_FILTERS } from './narrowed.ts';
import type { Applications } from './use-applications.ts';

export function OthersFound({
  competitionGuid,
  list,
  isSent,
}: {
  competitionGuid: string;
  list: Applications['list'];
  isSent: boolean;
}) {
  // prettier-ignore
  const query = { competitionGuid, isActive: isSent ? ('false' as const) : ('true' as const), ...list.found };
  const body = { pageSize: 1 };
  const found = useRead(CompetitionGetSubscribedApplicationsByCompetition, { query, body }).data?.totalCount ?? 0;
  if (found === 0) return null;
  return (
    <Button
      variant="default"
      onClick={() => list.change({ filters: { ...NO_FILTERS, state: isSent ? 'others' : '' } })}
    >
      {`Среди ${isSent ? 'неотправленных' : 'отправленных'} есть ${counted(found, 'заявка', 'заявки', 'заявок')}`}
    </Button>
  );
}
