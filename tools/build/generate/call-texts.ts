// Templates of a new use case, query and test.

import type { CallPlan } from './call-plan.ts';
import { lines, lowerFirst } from './words.ts';

/** The contract's schema of a row. */
export const rowOf = (constant: string): string => `${lowerFirst(constant)}Row`;

const relative = (from: string): string => from.replace(/^libs\/[\w-]+\/server\//, '../');

const eventOf = (room: string): string =>
  `import { eventOf } from '${room === 'competitions' ? '../event-scope.ts' : '@rampa/competitions/server'}';`;

export function deedText(plan: CallPlan, deed: string, emitted: string | null): string {
  if (plan.isList) return packagesFirst(listText(plan, deed));
  return packagesFirst(plan.isNew ? newText(plan, deed, emitted) : bareText(plan, deed, emitted));
}

/** Imports of packages stand before the room's own files. */
function packagesFirst(text: string): string {
  const all = text.split('\n');
  const imports = all.filter((line) => line.startsWith('import '));
  const isOwn = (line: string) => line.includes(`from '.`);
  const ordered = [...imports.filter((line) => !isOwn(line)), ...imports.filter(isOwn)];
  return [...ordered, ...all.filter((line) => !line.startsWith('import '))].join('\n');
}

function bareText(plan: CallPlan, deed: string, emitted: string | null): string {
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    emitted ? eventOf(plan.room) : null,
    `import { UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class ${deed} {
  constructor(private readonly work: UnitOfWork) {}

  async run(scope: Scope): Promise<void> {`,
    emitted ? 'const { competition } = eventOf(scope);' : null,
    `await this.work.run({ scope }, async (tx) => {
      ${emitted ? `tx.emit(competition, '${emitted}', {});` : `await tx.query('select 1');`}
    });
  }
}
`,
  );
}

function newText({ constant, room, table }: CallPlan, deed: string, emitted: string | null): string {
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    eventOf(room),
    `import type { BodyOf, ${constant} } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { ${table!.constant} } from '${relative(table!.file)}';

@Injectable()
export class ${deed} {
  constructor(private readonly work: UnitOfWork) {}

  async run(scope: Scope, { title }: BodyOf<typeof ${constant}>): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await ${table!.constant}.insert(tx, { guid, competitionGuid: competition, title });`,
    emitted ? `tx.emit(competition, '${emitted}', {});` : null,
    `    });
    return { guid };
  }
}
`,
  );
}

function listText({ constant, room, table }: CallPlan, deed: string): string {
  const row = rowOf(constant);
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    eventOf(room),
    `import { ${row}, type AnswerOf, type ${constant}, type QueryOf } from '@rampa/contract';
import { answered, Database, orderBy, pageOf, type RowOf, type Scope } from '@rampa/platform/server';
import { ${table!.constant} } from '${relative(table!.file)}';

type Asked = QueryOf<typeof ${constant}>;

const SORTS: Record<Asked['sort'], string> = { title: 'lower(t.title)', createdAt: 't.created_at' };

@Injectable()
export class ${deed} {
  constructor(private readonly database: Database) {}

  async run(scope: Scope, asked: Asked): Promise<AnswerOf<typeof ${constant}>> {
    const { rows, totalCount } = await pageOf<RowOf<typeof ${table!.constant}>>(
      this.database,
      {
        columns: ${table!.constant}.select('t'),
        found: 'from ${table!.sql} t where t.competition_guid = $1',
        parameters: [eventOf(scope).competition],
        search: { text: asked.searchText, in: ['t.title'] },
        order: orderBy(SORTS, asked, 't.guid'),
      },
      asked,
    );
    return { collection: rows.map((row) => answered(${row}, row)), totalCount };
  }
}
`,
  );
}

/** Whom the test signs in as: the event's organizer, if he may. tools/proof/walks tries everybody else. */
export function deedTest(plan: CallPlan): string {
  const { id, constant, names, field, who, isNew, isList } = plan;
  const isPublic = who.includes('public');
  const may = isPublic || who.some((one) => one.startsWith('org:') || one === 'organizer' || one === 'any');
  const asked = [
    ...(names ? [`query: { ${names === 'competition' ? 'competitionGuid' : `${field}: newGuid()`} }`] : []),
    ...(isNew ? [`body: { title: 'Первый' }`] : []),
    ...(isPublic ? [] : ['as: boss.token']),
  ].join(', ');
  const isOfEvent = names === 'competition';
  const sent = `await api.send(${constant}, { ${asked} })`;
  const test = !may
    ? [`refuses an organizer`, `expect((${sent}).status).toBeGreaterThanOrEqual(400);`]
    : names && !isOfEvent
      ? [`has no word for a ${names} that is not there`, `expect((${sent}).status).toBe(404);`]
      : isList
        ? [
            'is empty at first',
            `expect(await api.call(${constant}, { ${asked} })).toEqual({ collection: [], totalCount: 0 });`,
          ]
        : isNew
          ? ['answers the guid', `expect((await api.call(${constant}, { ${asked} })).guid).toHaveLength(36);`]
          : ['is done', `expect(await api.call(${constant}, { ${asked} })).toEqual({});`];
  const needsBoss = isOfEvent || !isPublic;
  const event = `const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  ({ guid: competitionGuid } = await api.call(FestivalCreateFestival, { body: { details }, as: boss.token }));`;
  return lines(
    `import { ${isOfEvent ? 'FestivalCreateFestival, ' : ''}${constant} } from '@rampa/contract';`,
    names && !isOfEvent ? `import { newGuid } from '@rampa/kernel';` : null,
    `import { startTestApi, type TestApi${needsBoss ? ', type TestOrganizer' : ''} } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;`,
    needsBoss ? 'let boss: TestOrganizer;' : null,
    isOfEvent ? 'let competitionGuid: string;' : null,
    `
beforeAll(async () => {
  api = await startTestApi();`,
    needsBoss ? 'boss = await api.organizer();' : null,
    isOfEvent ? event : null,
    `});
afterAll(() => api.stop());

describe('${id}', () => {
  it('${test[0]}', async () => {
    ${test[1]}
  });
});
`,
  );
}
