import { openedLater } from '@rampa/platform/web/desk';

export const EventLater = openedLater(async () => (await import('./EventForm.tsx')).CreateEvent);
export const NoteLater = openedLater(async () => (await import('./NoteForm.tsx')).NoteForm);
export const StatusLater = openedLater(async () => (await import('../statuses/StatusForm.tsx')).StatusForm);
export const ReplaceStatusLater = openedLater(
  async () => (await import('../statuses/ReplaceStatus.tsx')).ReplaceStatus,
);
