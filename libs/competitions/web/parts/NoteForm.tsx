import { CompetitionUpdateCompetitionParticipant, type ParticipantRow } from '@rampa/contract';
import { DrawerForm, TextArea, useCallForm } from '@rampa/platform/web/desk';

export interface NoteFormProps {
  competition: string;
  row: ParticipantRow;
  onClose(): void;
}

/** A note about a participant that only the organizer and his employees read. */
export function NoteForm({ competition, row, onClose }: NoteFormProps) {
  const { participantUserGuid } = row;
  const form = useCallForm(CompetitionUpdateCompetitionParticipant, {
    values: { note: row.note },
    asked: { query: { competitionGuid: competition } },
    body: ({ note }) => ({ participantUserGuid, note }),
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} title="Заметка для своих" submit="Сохранить" onClose={onClose}>
      <TextArea
        at={form.at('note')}
        label={row.fullName || row.email}
        description="Участник её не видит."
        minRows={3}
        data-autofocus
      />
    </DrawerForm>
  );
}
