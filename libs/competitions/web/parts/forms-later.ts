import { openedLater } from '@rampa/platform/web/desk';

export const EventLater = openedLater(async () => (await import('./EventForm.tsx')).CreateEvent);
export const NoteLater = openedLater(async () => (await import('./NoteForm.tsx')).NoteForm);
