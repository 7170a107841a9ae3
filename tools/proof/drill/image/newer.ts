// The next release for an upgrade during a contest: this tree with one more migration.

import { appendFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../client/building.ts';

const LEFT = new Set(['.git', 'node_modules', 'dist', '.rampa', '.cache', '.nx', 'test-results']);

/**
 * Adds columns to the tables that every mark and screen reads; statements prepared by nodes of the former release must
 * stay right.
 */
const MIGRATION = `
MIGRATIONS.push({
  name: '99990101000000-next-release',
  sql: \`
    alter table judging.mark add column next_release boolean not null default false;
    alter table program.item add column next_release text not null default '';
    alter table display.setting add column next_release text;
    alter table live.stream add column next_release bigint;\`,
});
`;

export function newerTree(home: string): string {
  const tree = join(home, 'newer');
  for (const name of readdirSync(ROOT).filter((each) => !LEFT.has(each))) {
    cpSync(join(ROOT, name), join(tree, name), {
      recursive: true,
      preserveTimestamps: true, // otherwise every layer would be rebuilt
      filter: (path) => !LEFT.has(path.slice(path.lastIndexOf('/') + 1)),
    });
  }
  const rooms = join(tree, 'apps/api/src/rooms.ts');
  if (!existsSync(rooms)) throw new Error('Nobody knows where the migrations are listed');
  appendFileSync(rooms, MIGRATION);
  return tree;
}
