// The statements of docker/postgres-role.sh, for a server that was not started from the image.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../../docker/postgres-role.sh');

/**
 * The statements that create the role and its database, and those that run inside that database; the image sets the
 * superuser's own password.
 */
export function roleStatements(name: string, password: string): { before: string[]; within: string[] } {
  const sql = /<<'SQL'\n([^]*?)\nSQL/.exec(readFileSync(SCRIPT, 'utf8'))![1]!;
  const [before, within] = sql
    .replaceAll(":'password'", `'${password}'`)
    .replaceAll(/\brampa\b/g, name)
    .split(`\\connect ${name}`)
    .map((part) =>
      part
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => statement && !statement.startsWith('alter role postgres')),
    );
  return { before: before!, within: within! };
}
