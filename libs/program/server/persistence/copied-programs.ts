// The days of a copied event: as they were, moved by as many days as the event; who performs is not copied.

import { copyRows, type EventCopier } from '@rampa/competitions/server';

const OF_EVENT = 'select guid from program.program where competition_guid = $1';

export const copiedPrograms: EventCopier = async (tx, copying) => {
  await copyRows(tx, copying, 'program.program', {
    change: (row) => ({
      ...row,
      ...{ is_published: false, replanned_at: null, is_award_order_open: false, created_at: new Date() },
      numbers_told_at: null,
      // Of those whose names it is, each gives his consent to one event.
      ...{ is_full_names: false, full_names_by: null, full_names_at: null },
    }),
  });
  await copyRows(tx, copying, 'program.program_column', { where: `t.program_guid in (${OF_EVENT})` });
  await copyRows(tx, copying, 'program.program_column_field', {
    where: `t.column_guid in (select guid from program.program_column where program_guid in (${OF_EVENT}))`,
  });
  await tx.query(
    `update program.program
        set begins_at = (begins_at at time zone $2 + make_interval(days => $3::int)) at time zone $2
      where competition_guid = $1`,
    [copying.to, copying.timeZone, copying.days],
  );
  // Lists are copied as they are put together: who stands in them is not.
  await copyRows(tx, copying, 'program.custom_list', {
    where: 't.competition_guid = $1 and t.deleted_at is null',
    change: (row) => ({ ...row, created_at: new Date(), changed_at: new Date() }),
  });
};
