// Copies the jury and all rules of judging into a copy of an event. Links are not copied, because each opens its own
// event.

import { copyRows, type EventCopier } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import type { Files } from '@rampa/platform/server';

export const copiedSetup =
  (files: Files): EventCopier =>
  async (tx, copying) => {
    await copyRows(tx, copying, 'judging.judge', {
      where: 't.competition_guid = $1 and t.removed_at is null',
      change: async (row) => ({
        ...row,
        photo_guid: (await files.copy(tx, row.photo_guid as Guid | null, copying.to))?.guid ?? null,
        created_at: new Date(),
      }),
    });
    for (const part of ['criterion', 'setting', 'award_group', 'award_setting', 'scheme'])
      await copyRows(tx, copying, `judging.${part}`);
  };
