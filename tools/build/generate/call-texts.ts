// Templates of a new use case, query and test.

import type { CallPlan, TableOfCall } from './call-types.ts';
import { lines, listed, lowerFirst } from './words.ts';

/** The contract's schema of a row. */
export const rowOf = (constant: string): string => `${lowerFirst(constant)}Row`;

/** It names a thing other than the event. */
export const namesThing = ({ names }: CallPlan): boolean => names !== null && names !== 'competition';

/** What a test writes into a row. */
export const rowSaid = ({ texts }: TableOfCall): string =>
  `{ ${texts.map(({ name }) => `${name}: '${name === 'title' ? 'Первый' : ''}'`).join(', ')} }`;

const relative = (from: string): string => from.replace(/^libs\/[\w-]+\/server\//, '../');

const eventOf = (room: string): string =>
  `import { eventOf } from '${room === 'competitions' ? '../event-scope.ts' : '@rampa/competitions/server'}';`;

/** Writes of jury and judging go through `JudgingWork`, which asks whether the event is judged at all. */
interface Work {
  imports: string;
  type: string;
  /** Begins the transaction. */
  run: string;
}

function workOf({ room, names, table }: CallPlan): Work {
  const from = { jury: '../judging-work.ts', judging: '@rampa/jury/server' }[room];
  if (!from || names === null || table?.of === 'organizer')
    return {
      imports: `import { UnitOfWork, type Scope } from '@rampa/platform/server';`,
      ...{ type: 'UnitOfWork', run: 'this.work.run({ scope }, async (tx) => {' },
    };
  return {
    imports: `import { JudgingWork } from '${from}';\nimport type { Scope } from '@rampa/platform/server';`,
    ...{ type: 'JudgingWork', run: 'this.work.plain(scope, async (tx) => {' },
  };
}

export function deedText(plan: CallPlan, deed: string, emitted: string | null): string {
  if (plan.isList) return packagesFirst(listText(plan, deed));
  if (plan.sets) return packagesFirst(setText(plan, deed, emitted));
  if (plan.ofRow) return packagesFirst(rowText(plan, deed));
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
  const guid = namesThing(plan);
  const work = workOf(plan);
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    emitted ? eventOf(plan.room) : null,
    guid ? `import type { Guid } from '@rampa/kernel';` : null,
    `${work.imports}

@Injectable()
export class ${deed} {
  constructor(private readonly work: ${work.type}) {}

  async run(scope: Scope${guid ? ', guid: Guid' : ''}): Promise<void> {`,
    emitted ? 'const { competition } = eventOf(scope);' : null,
    `await ${work.run}
      ${emitted ? `tx.emit(competition, '${emitted}', {});` : guid ? `await tx.query('select $1::uuid', [guid]);` : `await tx.query('select 1');`}
    });
  }
}
`,
  );
}

function rowText(plan: CallPlan, deed: string): string {
  const { constant, room, table, ofRow } = plan;
  const work = workOf(plan);
  const changes = ofRow === 'changes';
  const isOwn = table!.of === 'organizer';
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    isOwn ? null : eventOf(room),
    changes ? `import type { BodyOf, ${constant} } from '@rampa/contract';` : null,
    `import { Failure, type Guid } from '@rampa/kernel';
${work.imports}
import { ${table!.constant} } from '${relative(table!.file)}';

@Injectable()
export class ${deed} {
  constructor(private readonly work: ${work.type}) {}

  async run(scope: Scope, guid: Guid${changes ? `, said: BodyOf<typeof ${constant}>` : ''}): Promise<void> {
    const key = { guid, ${isOwn ? 'organizerGuid: scope.organizer!' : 'competitionGuid: eventOf(scope).competition'} };
    await ${work.run}
      if (!(await ${table!.constant}.find(tx, key))) throw new Failure('notFound');
      await ${table!.constant}.${changes ? 'update(tx, key, said)' : 'delete(tx, key)'};
    });
  }
}
`,
  );
}

/** Sets one column of the row or the event that the call names. */
function setText(plan: CallPlan, deed: string, emitted: string | null): string {
  const { constant, room, table, sets } = plan;
  const work = workOf(plan);
  const guid = namesThing(plan);
  const isOwn = table!.of === 'organizer';
  const key = guid
    ? `{ guid, ${isOwn ? 'organizerGuid: scope.organizer!' : 'competitionGuid: competition'} }`
    : '{ guid: competition }';
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    isOwn ? null : eventOf(room),
    `import type { BodyOf, ${constant} } from '@rampa/contract';`,
    guid ? `import type { Guid } from '@rampa/kernel';` : null,
    `${work.imports}
import { ${table!.constant} } from '${relative(table!.file)}';

@Injectable()
export class ${deed} {
  constructor(private readonly work: ${work.type}) {}

  async run(scope: Scope${guid ? ', guid: Guid' : ''}, { ${sets!.name} }: BodyOf<typeof ${constant}>): Promise<void> {`,
    isOwn ? null : 'const { competition } = eventOf(scope);',
    `await ${work.run}
      await ${table!.constant}.update(tx, ${key}, { ${sets!.name} });`,
    emitted ? `tx.emit(competition, '${emitted}', {});` : null,
    `    });
  }
}
`,
  );
}

function newText(plan: CallPlan, deed: string, emitted: string | null): string {
  const { constant, room, table } = plan;
  const work = workOf(plan);
  const isOwn = table!.of === 'organizer';
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    isOwn ? null : eventOf(room),
    `import type { BodyOf, ${constant} } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
${work.imports}
import { ${table!.constant} } from '${relative(table!.file)}';

@Injectable()
export class ${deed} {
  constructor(private readonly work: ${work.type}) {}

  async run(scope: Scope, said: BodyOf<typeof ${constant}>): Promise<{ guid: Guid }> {`,
    isOwn ? null : `const { competition } = eventOf(scope);`,
    `const guid = newGuid();
    await ${work.run}
      await ${table!.constant}.insert(tx, { guid, ${isOwn ? 'organizerGuid: scope.organizer!' : 'competitionGuid: competition'}, ...said });`,
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
  const isOwn = table!.of === 'organizer';
  return lines(
    `import { Injectable } from '@nestjs/common';`,
    isOwn ? null : eventOf(room),
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
        found: 'from ${table!.sql} t where t.${isOwn ? 'organizer_guid' : 'competition_guid'} = $1',
        parameters: [${isOwn ? 'scope.organizer' : 'eventOf(scope).competition'}],
        search: { text: asked.searchText, in: ${listed(table!.texts.map(({ column }) => `t.${column}`))} },
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
