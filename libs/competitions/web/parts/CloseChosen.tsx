// Closes the event to several members at once, or opens it again: all of them, or none.

import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { CompetitionBlockParticipants, type ParticipantRow } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';

export interface CloseChosenProps {
  competitionGuid: string;
  rows: readonly ParticipantRow[];
  onDone(): void;
}

const people = (count: number) => counted(count, 'участника', 'участников', 'участников');

export function CloseChosen({ competitionGuid, rows, onDone }: CloseChosenProps) {
  const write = useWrite(CompetitionBlockParticipants);
  // Where one of them is open yet, the press closes; otherwise it opens all.
  const isClosing = rows.some(({ isBlocked }) => !isBlocked);
  const touched = rows.filter(({ isBlocked }) => isBlocked !== isClosing);

  function put(of: readonly ParticipantRow[], isBlocked: boolean): void {
    const participantUserGuids = of.map(({ participantUserGuid }) => participantUserGuid);
    write.mutate(
      { query: { competitionGuid }, body: { participantUserGuids, isBlocked } },
      {
        onSuccess() {
          tell(`${isBlocked ? 'Закрыто для' : 'Снова открыто для'} ${people(of.length)}`, {
            subject: 'members-closed',
            action: { label: 'Отменить', run: () => put(of, !isBlocked) },
          });
          onDone();
        },
      },
    );
  }

  return (
    <Button
      variant="default"
      leftSection={isClosing ? <IconLock size={16} stroke={1.75} /> : <IconLockOpen size={16} stroke={1.75} />}
      loading={write.isPending}
      onClick={() => put(touched, isClosing)}
    >
      {isClosing ? 'Закрыть мероприятие' : 'Открыть снова'}
    </Button>
  );
}
