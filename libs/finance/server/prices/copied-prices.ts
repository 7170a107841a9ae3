// What a copy of an event takes over: how it counts money, its newest price list as the first, its plans, its templates of papers. Windows and
// due days move with the event.

import { copyRows, type EventCopier } from '@rampa/competitions/server';
import { plusDays, type FieldPrice } from '@rampa/finance/domain';
import type { KeptStage } from './price-tables.ts';

export const copiedPrices: EventCopier = async (tx, copying) => {
  const created_at = new Date();
  await copyRows(tx, copying, 'finance.setting', { change: (row) => ({ ...row, version: 0, updated_at: created_at }) });
  // First: by it the guids inside of the lists find their copies.
  await copyRows(tx, copying, 'finance.price_part');
  await copyRows(tx, copying, 'finance.price_revision', {
    where: `t.competition_guid = $1
      and t.no = (select max(no) from finance.price_revision where competition_guid = $1)`,
    change: (row) => ({
      ...{ ...row, no: 1, applied_to: 'new', created_at },
      prices: (row.prices as FieldPrice[]).map((price) => ({
        ...price,
        windows: price.windows.map((window) => ({ ...window, from: plusDays(window.from, copying.days) })),
      })),
    }),
  });
  // The requisites are the organizer's: new papers of the copy name the same ones.
  await copyRows(tx, copying, 'finance.payee', { change: (row) => ({ ...row, updated_at: created_at }) });
  // So are the files of templates.
  await copyRows(tx, copying, 'finance.type_document', {
    where: 't.competition_guid = $1 and t.replaced_at is null',
    change: (row) => ({ ...row, created_at }),
  });
  await copyRows(tx, copying, 'finance.plan', {
    change: (row) => ({
      ...{ ...row, version: 1, created_at },
      stages: (row.stages as KeptStage[]).map((stage) => ({
        ...stage,
        dueDate: stage.dueDate === null ? null : plusDays(stage.dueDate, copying.days),
      })),
    }),
  });
};
