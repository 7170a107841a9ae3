// What the organizer's people tell each other of an application. Its member never sees it.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, text } from '../shapes.ts';

const application = z.strictObject({ applicationGuid: guidOf('application') });
const CHANGES = ['application.changed'] as const;
const noteGuid = z.guid().toLowerCase();
/** One of its notes. */
const note = application.extend({ noteGuid });

// --- beyond the checklist ---

export const ApplicationNoteAdd = defineCall({
  id: 'ApplicationNote/Add',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Заметка для своих: участник её не видит. Повтор с тем же noteGuid — та же заметка',
  query: application,
  body: z.strictObject({ noteGuid, text: text(5000, 1) }),
  answer: done,
});

export const ApplicationNoteRemove = defineCall({
  id: 'ApplicationNote/Remove',
  method: 'DELETE',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать свою заметку; вернуть её можно 30 дней',
  query: note,
  answer: done,
});

export const ApplicationNoteRestore = defineCall({
  id: 'ApplicationNote/Restore',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть свою убранную заметку',
  query: note,
  answer: done,
});
