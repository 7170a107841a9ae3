// Events from before statuses get those that a new event begins with.

import { foldedTitle, STARTING_STATUSES, STATUS_KINDS } from '@rampa/competitions/domain';
import { newGuid } from '@rampa/kernel';
import { migrate } from '@rampa/platform/server';
import { createEmptyDatabase } from '@rampa/platform/testing';
import pg from 'pg';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './rooms.ts';

const NAME = '20261123050500-statuses';
const ROLES = '20261124120100-status-roles';

it('are the domain’s own', async () => {
  const created = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: created.url });
  await client.connect();
  try {
    const migrateTo = (isIn: (name: string) => boolean) =>
      migrate(
        created.url,
        MIGRATIONS.filter(({ name }) => isIn(name)),
      );
    await migrateTo((name) => name < NAME);
    const event = newGuid();
    await client.query(
      `insert into competitions.competition (guid, organizer_guid, title, begin_date, end_date)
       values ($1, $2, 'Светлояр', '2026-11-20', '2026-11-22')`,
      [event, newGuid()],
    );
    await migrateTo((name) => name <= ROLES);
    for (const kind of STATUS_KINDS) {
      const { rows } = await client.query(
        `select title, folded, background_color as "backgroundColor", font_color as "fontColor",
                is_active as "isActive", allows_editing as "allowsEditing", notifies, is_accepted as "isAccepted", role
           from competitions.status where competition_guid = $1 and kind = $2 order by position`,
        [event, kind],
      );
      expect(rows).toEqual(STARTING_STATUSES[kind].map((one) => ({ ...one, folded: foldedTitle(one.title) })));
    }
  } finally {
    await client.end();
    await created.drop();
  }
});
