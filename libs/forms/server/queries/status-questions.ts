// Where rules of an event's form ask for a status: it is not deleted from under them.

import type { StatusQuestions } from '@rampa/competitions/server';

export const statusQuestions: StatusQuestions = async (reader, competition, status) => {
  // A guid of a status occurs in a rule as a status alone.
  const rows = await reader.query<{ title: string }>(
    `select part.title from forms.form f
       join (select form_guid, n, title, rule, removed_at from forms.block
             union all select form_guid, n, title, rule, removed_at from forms.field) part on part.form_guid = f.guid
      where f.competition_guid = $1 and part.removed_at is null and position($2 in part.rule::text) > 0
      order by part.n`,
    [competition, status],
  );
  return rows.map(({ title }) => title);
};
