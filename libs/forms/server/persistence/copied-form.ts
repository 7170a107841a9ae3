// The form that a copy of an event takes over. The copy has no answers, so its journal begins anew.

import { copyRows, type EventCopier } from '@rampa/competitions/server';

const OF_FORM = 't.form_guid in (select guid from forms.form where competition_guid = $1)';

export const copiedForm: EventCopier = async (tx, copying) => {
  await copyRows(tx, copying, 'forms.form', {
    change: (row) => ({ ...row, revision: 0, created_at: new Date(), changed_at: new Date() }),
  });
  // Removed parts too: rules name blocks and fields by numbers, and none is given twice.
  await copyRows(tx, copying, 'forms.block', { where: OF_FORM });
  await copyRows(tx, copying, 'forms.field', { where: OF_FORM });
  // By it answers find each other across events, so it stays what it was.
  await tx.query(
    `update forms.field copy set origin_guid = former.origin_guid
       from forms.field former
       join forms.form f on f.guid = former.form_guid and f.competition_guid = $1
       join forms.form t on t.competition_guid = $2
      where copy.form_guid = t.guid and copy.n = former.n`,
    [copying.from, copying.to],
  );
};
