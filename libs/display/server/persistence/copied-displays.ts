// The screens of a copied event: as they were set up, under addresses of their own; what an operator told them is over.

import { copyRows, type EventCopier } from '@rampa/competitions/server';
import { newSecret, type Guid } from '@rampa/kernel';
import type { Files } from '@rampa/platform/server';

export const copiedDisplays =
  (files: Files): EventCopier =>
  async (tx, copying) => {
    const kept = async (picture: unknown) => (await files.copy(tx, picture as Guid | null, copying.to))?.guid ?? null;
    await copyRows(tx, copying, 'display.setting', {
      change: async (row) => ({
        ...row,
        ...{
          key: newSecret(),
          overlay_key: null,
          version: 1,
          reloads: 0,
          scene: 'follow',
          message: '',
          leaders_group: null,
        },
        ...{ prize_guid: null, prize_item_guid: null },
        ...{ pause_title: '', pause_at: null, pause_until: null, frozen: null, frozen_at: null },
        ...{ created_at: new Date(), changed_at: new Date() },
        ...{ logo_guid: await kept(row.logo_guid), background_guid: await kept(row.background_guid) },
      }),
    });
  };
