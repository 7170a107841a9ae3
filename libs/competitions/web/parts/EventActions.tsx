// From the event's head: to the desk of the day, and how a member sees the event.

import { Button } from '@mantine/core';
import { IconEye, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FestivalView } from '@rampa/contract';
import { useAccess } from '@rampa/platform/web/desk';
import { AsMember } from './AsMember.tsx';

export function EventActions({ event }: { event: FestivalView }) {
  const { sees } = useAccess(event.guid);
  const [isShown, setShown] = useState(false);
  return (
    <>
      {sees('program') ? (
        <Button
          component={Link}
          to={`/organizer/events/${event.guid}/desk`}
          size="md"
          leftSection={<IconPlayerPlay size={18} stroke={1.75} />}
        >
          Открыть пульт
        </Button>
      ) : null}
      <Button
        size="md"
        variant="default"
        leftSection={<IconEye size={18} stroke={1.75} />}
        onClick={() => setShown(true)}
      >
        Как видит участник
      </Button>
      {isShown ? <AsMember competitionGuid={event.guid} onClose={() => setShown(false)} /> : null}
    </>
  );
}
