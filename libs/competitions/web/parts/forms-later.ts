import { openedLater } from '@rampa/platform/web/desk';

export const EventLater = openedLater(async () => (await import('./EventForm.tsx')).CreateEvent);
export const CopyLater = openedLater(async () => (await import('./CopyForm.tsx')).CopyForm);
export const DeleteEventLater = openedLater(async () => (await import('./DeleteEventForm.tsx')).DeleteEventForm);
export const NoteLater = openedLater(async () => (await import('./NoteForm.tsx')).NoteForm);
export const InviteLater = openedLater(async () => (await import('../invitations/InviteForm.tsx')).InviteForm);
export const DatesLater = openedLater(async () => (await import('../statuses/DatesForm.tsx')).DatesForm);
export const InvitationsLater = openedLater(async () => (await import('../invitations/Invitations.tsx')).Invitations);
export const StatusLater = openedLater(async () => (await import('../statuses/StatusForm.tsx')).StatusForm);
export const ReplaceStatusLater = openedLater(
  async () => (await import('../statuses/ReplaceStatus.tsx')).ReplaceStatus,
);
export const DocumentLater = openedLater(async () => (await import('../documents/DocumentForm.tsx')).DocumentForm);
export const DocumentViewLater = openedLater(async () => (await import('../documents/DocumentView.tsx')).DocumentView);
