// Closes the event to several members at once, or opens it again: one write after another, and how many it was is told.

import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CompetitionUpdateCompetitionParticipant, type ParticipantRow } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { refreshAfter, tell, tellFailure } from '@rampa/platform/web/desk';

export interface CloseChosenProps {
  competitionGuid: string;
  rows: readonly ParticipantRow[];
  onDone(): void;
}

const people = (count: number) => counted(count, 'участника', 'участников', 'участников');

export function CloseChosen({ competitionGuid, rows, onDone }: CloseChosenProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // Where one of them is open yet, the press closes; otherwise it opens all.
  const isClosing = rows.some(({ isBlocked }) => !isBlocked);
  const touched = rows.filter(({ isBlocked }) => isBlocked !== isClosing);

  async function put(of: readonly ParticipantRow[], isBlocked: boolean): Promise<void> {
    let done = 0;
    setBusy(true);
    try {
      for (const { participantUserGuid, note } of of) {
        const body = { participantUserGuid, note, isBlocked };
        await callApi(CompetitionUpdateCompetitionParticipant, { query: { competitionGuid }, body });
        done += 1;
      }
    } catch (error) {
      tellFailure(error, { subject: 'members-refused' });
    }
    // What was done before a refusal stays done; the list is read once.
    if (done > 0) await refreshAfter(client, CompetitionUpdateCompetitionParticipant);
    setBusy(false);
    if (done === 0) return;
    tell(`${isBlocked ? 'Закрыто для' : 'Снова открыто для'} ${people(done)}`, {
      subject: 'members-closed',
      ...(done < of.length ? { detail: `Не вышло: ${of.length - done}. Отметьте их и нажмите ещё раз.` } : {}),
      action: { label: 'Отменить', run: () => void put(of.slice(0, done), !isBlocked) },
    });
    if (done === of.length) onDone();
  }

  return (
    <Button
      variant="default"
      leftSection={isClosing ? <IconLock size={16} stroke={1.75} /> : <IconLockOpen size={16} stroke={1.75} />}
      loading={isBusy}
      onClick={() => void put(touched, isClosing)}
    >
      {isClosing ? 'Закрыть мероприятие' : 'Открыть снова'}
    </Button>
  );
}
