import { Injectable } from '@nestjs/common';
import { PERFORMANCE_TEXTS } from '@rampa/applications/domain';
import { ColumnKeeping, type AttachedField } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import { PROGRAM_COLUMN_LIMITS, type ColumnTag } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, FIELD_TAGS, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { PROGRAM_COLUMN, PROGRAM_COLUMN_FIELD } from '../persistence/column-tables.ts';
import { lockProgram } from '../persistence/items.ts';
import { columnsOf, programOfColumn } from '../persistence/program-columns.ts';

/** A number, a line of a book or a file is what its field is; only texts may mean something else to one program. */
function assertText(tag: ColumnTag | null | undefined): void {
  const isOfField = FIELD_TAGS.some((one) => one === tag);
  if (isOfField && !PERFORMANCE_TEXTS.some((one) => one === tag))
    throw new Failure('programColumnTag', { field: 'tag' });
}

/** Columns of a program and the fields in them. */
@Injectable()
export class KeepColumns extends ColumnKeeping {
  constructor(work: UnitOfWork, forms: EventForms) {
    super(
      {
        ...{ most: PROGRAM_COLUMN_LIMITS, field: PROGRAM_COLUMN_FIELD },
        refusals: { full: 'programColumnsFull', fieldGone: 'programColumnFieldGone' },
        column: {
          name: PROGRAM_COLUMN.name,
          delete: (tx, key) => PROGRAM_COLUMN.delete(tx, key),
          insert: (tx, { holder, ...row }) => PROGRAM_COLUMN.insert(tx, { ...row, programGuid: holder }),
          update: (tx, guid, changes) => PROGRAM_COLUMN.update(tx, { guid }, changes),
        },
        async hold(scope, which, change) {
          const event = eventOf(scope);
          const { result } = await work.run({ scope }, async (tx) => {
            const program = 'holder' in which ? which.holder : await programOfColumn(tx, which.part, which.guid);
            await lockProgram(tx, event, program);
            const columns = await columnsOf(tx, program);
            const done = await change(tx, { guid: program, competitionGuid: event.competition, columns });
            tx.emit(event.competition, 'program.changed', { program });
            return done;
          });
          return result;
        },
      },
      forms,
    );
  }

  override attach(scope: Scope, said: AttachedField): Promise<{ guid: Guid }> {
    assertText(said.tag);
    return super.attach(scope, said);
  }

  override updateField(
    scope: Scope,
    guid: Guid,
    said: { tag?: ColumnTag | null | undefined; order?: number | undefined },
  ): Promise<void> {
    assertText(said.tag);
    return super.updateField(scope, guid, said);
  }
}
