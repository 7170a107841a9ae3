// A program is compared with its applications and takes what differs, by the product's own use cases. Bundled as the api is.

import 'reflect-metadata';
import type { Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Scope } from '@rampa/platform/server';
import { ProgramGates } from '../../../../libs/applications/server/ports/program-gates.ts';
import { Performances } from '../../../../libs/applications/server/queries/performances.ts';
import { GroupValueRows } from '../../../../libs/competitions/server/persistence/group-value-rows.ts';
import { Competitions } from '../../../../libs/competitions/server/queries/competitions.ts';
import { FormRows } from '../../../../libs/forms/server/persistence/form-rows.ts';
import { EventForms } from '../../../../libs/forms/server/queries/event-forms.ts';
import { CompositionChanges } from '../../../../libs/program/server/ports/composition-changes.ts';
import { MarkedItems } from '../../../../libs/program/server/ports/marked-items.ts';
import { ProtocolStates } from '../../../../libs/program/server/ports/protocol-states.ts';
import { ReportedPerformances } from '../../../../libs/program/server/ports/reported-performances.ts';
import { GroupValues } from '../../../../libs/program/server/queries/group-values.ts';
import { ProgramDifferences } from '../../../../libs/program/server/queries/program-difference.ts';
import { ProgramSources } from '../../../../libs/program/server/queries/sources.ts';
import { SynchronizeProgram } from '../../../../libs/program/server/use-cases/synchronize-program.ts';
import { TakePerformances } from '../../../../libs/program/server/use-cases/take-performances.ts';
import { Nominations } from '../../../../libs/reference-books/server/queries/nominations.ts';
import { answering } from '../answering.ts';
import { POOL } from '../commit/load.ts';
import { fieldGuid, FIRST_FIELD } from '../forms/event.ts';

let database: Database;
let scope: Scope;
let program: Guid;
let differences: ProgramDifferences;
let synchronizing: SynchronizeProgram;
/** `n` of what every performance is called by. */
let title: number;
let turn = 0;

/** What a program takes, of the application's block and of the performance's. */
const TAGS = { application: ['collective', 'city', 'institution', 'teachers'], performance: ['pieceTitle', 'presenterText', 'performer'] }; // prettier-ignore

answering({
  /** Every performance stands in the program. Answers how many there are. */
  prepare: async (databaseUrl: string, competition: Guid, fields: number): Promise<number> => {
    database = await new Database(databaseUrl, POOL).connect();
    const [row] = await database.query<{ program: Guid; organizer: Guid }>(
      'select bench.guid(6, 1) as program, organizer_guid as organizer from competitions.competition where guid = $1',
      [competition],
    );
    const { organizer } = row!;
    program = row!.program;
    title = FIRST_FIELD + fields;
    const tagged = [
      ...TAGS.application.map((tag, at) => [fieldGuid(FIRST_FIELD + at), tag]),
      ...TAGS.performance.map((tag, at) => [fieldGuid(title + at), tag]),
    ];
    for (const [guid, tag] of tagged)
      await database.query('update forms.field set tag = $2 where guid = $1', [guid, tag]);
    await database.query('delete from program.item');
    const work = new UnitOfWork(
      database,
      { publish: () => undefined } as never,
      { hold: () => Promise.resolve() } as never,
    );
    scope = { actor: { kind: 'account', account: organizer }, organizer, competition } as Scope;
    const [competitions, forms, states] = [new Competitions(), new EventForms(new FormRows()), new ProtocolStates()];
    const performances = new Performances(forms, new ProgramGates());
    const sources = new ProgramSources(performances, forms, new Nominations(), competitions);
    const groupValues = new GroupValues(competitions, new GroupValueRows());
    const taking = new TakePerformances(work, sources, groupValues, states, new ReportedPerformances());
    differences = new ProgramDifferences(database, sources, states, new MarkedItems());
    synchronizing = new SynchronizeProgram(work, differences, taking, groupValues, states, new CompositionChanges());
    const { added } = await differences.run(scope, program);
    const blocks = added.map(({ applicationBlockGuid }) => applicationBlockGuid);
    const { guids } = await taking.run(scope, program, { applicationBlockGuids: blocks });
    await database.query('vacuum analyze program.item');
    return guids.length;
  },
  /** So many hundredths of the performances get another name, others each time. */
  rename: async (hundredths: number): Promise<number> => {
    const renamed = await database.query(
      `with numbered as (select guid, row_number() over (order by guid) as at from applications.block
                          where form_block_guid = bench.guid(7, 2))
       update applications.block b
          set answers = jsonb_set(b.answers, array['f' || $1], jsonb_build_object('t', 'Название ' || $2 || ', ' || n.at, 'r', 1))
         from numbered n where n.guid = b.guid and (n.at + $2::int) % 100 < $3 returning b.guid`,
      [String(title), String(++turn * 5), hundredths],
    );
    return renamed.length;
  },
  /** What the organizer waits for: the difference, then taking all of it. */
  synchronize: async (): Promise<{ ms: number; comparing: number; changed: number }> => {
    const at = performance.now();
    const seen = await differences.run(scope, program);
    const comparing = performance.now() - at;
    const { changed } = await synchronizing.run(scope, program, {
      ...{ token: seen.token, added: [], withdrawn: [], linked: [] },
      changed: seen.changed.map(({ itemGuid, fields }) => ({ itemGuid, keys: fields.map(({ key }) => key) })),
    });
    return { ms: performance.now() - at, comparing, changed };
  },
  /** Empty: the program says what the applications say. */
  differences: async (): Promise<string[]> => {
    const { added, changed, withdrawn, doubled } = await differences.run(scope, program);
    const left = { 'не поставлено': added, 'не взято': changed, 'не снято': withdrawn, задвоено: doubled };
    return Object.entries(left).flatMap(([words, { length }]) => (length === 0 ? [] : [`${words}: ${length}`]));
  },
});
