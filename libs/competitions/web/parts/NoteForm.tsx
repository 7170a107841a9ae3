import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { CompetitionUpdateCompetitionParticipant, type ParticipantRow } from '@rampa/contract';
import { failureTextOf, FormDrawer, useWrite } from '@rampa/platform/web/desk';

export interface NoteFormProps {
  competition: string;
  row: ParticipantRow;
  onClose(): void;
}

/** A note about a participant that only the organizer and his employees read. */
export function NoteForm({ competition, row, onClose }: NoteFormProps) {
  const [note, setNote] = useState(row.note);
  const update = useWrite(CompetitionUpdateCompetitionParticipant, {
    quiet: true,
    onDone: onClose,
  });
  const { participantUserGuid, isBlocked } = row;
  return (
    <FormDrawer
      isOpen
      title="Заметка для своих"
      submit="Сохранить"
      isBusy={update.isPending}
      refusal={update.error ? failureTextOf(update.error) : null}
      onClose={onClose}
      onSubmit={() =>
        update.mutate({ query: { competitionGuid: competition }, body: { participantUserGuid, isBlocked, note } })
      }
    >
      <Textarea
        label={row.fullName || row.email}
        description="Участник её не видит."
        autosize
        minRows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDrawer>
  );
}
