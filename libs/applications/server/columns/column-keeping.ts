// What is done with columns and the fields in them, whoever holds them. Each write holds them all.

import { isOwnColumn } from '@rampa/applications/domain';
import type { ColumnTag } from '@rampa/contract';
import type { EventForms } from '@rampa/forms/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import type { ColumnSet, HeldColumns, KeptField } from './kept-columns.ts';

export interface AttachedField {
  columnGuid: Guid;
  /** Null: `tag` names what the portal knows by itself. */
  fieldGuid: Guid | null;
  /** Null: what the field means in the form. */
  tag: ColumnTag | null;
}

export class ColumnKeeping {
  constructor(
    private readonly set: ColumnSet,
    private readonly forms: EventForms,
  ) {}

  /** Last, and empty. Failures notFound, and that of too many. */
  create(scope: Scope, holder: Guid, said: { title: string; width?: number | undefined }): Promise<{ guid: Guid }> {
    const { set } = this;
    return set.hold(scope, { holder }, async (tx, { columns }) => {
      if (columns.length >= set.most.columns) throw new Failure(set.refusals.full);
      const guid = newGuid();
      const { title, width } = said;
      await set.column.insert(tx, { guid, title, position: columns.length, holder });
      if (width !== undefined) await set.column.update(tx, guid, { width });
      return { guid };
    });
  }

  /** What is not said stays. Failure notFound. */
  async update(scope: Scope, guid: Guid, said: object): Promise<void> {
    const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    await this.set.hold(scope, { part: 'column', guid }, async (tx) => {
      if (Object.keys(changes).length > 0) await this.set.column.update(tx, guid, changes);
    });
  }

  /** Failure notFound. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    await this.set.hold(scope, { part: 'column', guid }, async (tx, { columns }) => {
      await this.set.column.delete(tx, { guid });
      await place(tx, this.set.column.name, columns.map((one) => one.guid).filter((one) => one !== guid)); // prettier-ignore
    });
  }

  /** Failure notFound of two that are not together. */
  async swap(scope: Scope, first: Guid, second: Guid): Promise<void> {
    await this.set.hold(scope, { part: 'column', guid: first }, async (tx, { columns }) => {
      const guids = columns.map(({ guid }) => guid);
      if (!guids.includes(second)) throw new Failure('notFound');
      const swapped = guids.map((guid) => (guid === first ? second : guid === second ? first : guid));
      await place(tx, this.set.column.name, swapped);
    });
  }

  /** Who is not named stands behind those who are. Failure notFound. */
  async arrange(scope: Scope, holder: Guid, named: readonly Guid[]): Promise<void> {
    await this.set.hold(scope, { holder }, async (tx, { columns }) => {
      const guids = columns.map(({ guid }) => guid);
      if (named.some((guid) => !guids.includes(guid))) throw new Failure('notFound');
      await place(tx, this.set.column.name, [...new Set([...named, ...guids])]);
    });
  }

  /** Failures notFound, of too many, of a field that is gone, badRequest of neither a field nor what the portal knows. */
  attach(scope: Scope, { columnGuid, fieldGuid, tag }: AttachedField): Promise<{ guid: Guid }> {
    const { set } = this;
    if (fieldGuid === null ? !isOwnColumn(tag) : isOwnColumn(tag)) throw new Failure('badRequest', { field: 'tag' });
    return set.hold(scope, { part: 'column', guid: columnGuid }, async (tx, { columns, competitionGuid }) => {
      const { fields } = columns.find(({ guid }) => guid === columnGuid)!;
      if (fields.length >= set.most.fields) throw new Failure(set.refusals.full);
      const form = fieldGuid === null ? null : await this.forms.of(tx, competitionGuid);
      const field = form?.used.fields.find((one) => one.guid === fieldGuid);
      if (fieldGuid !== null && !field) throw new Failure(set.refusals.fieldGone, { field: 'competitionFieldGuid' });
      const guid = newGuid();
      const ofField = { fieldGuid, tag: tag ?? field?.tag ?? null };
      await set.field.insert(tx, { guid, columnGuid, ...ofField, position: fields.length });
      return { guid };
    });
  }

  /** `order`: its place in the column, from 0. Failures notFound, badRequest of a tag that means another thing. */
  async updateField(
    scope: Scope,
    guid: Guid,
    said: { tag?: ColumnTag | null | undefined; order?: number | undefined },
  ): Promise<void> {
    await this.set.hold(scope, { part: 'field', guid }, async (tx, held) => {
      const fields = beside(held, guid);
      if (said.tag !== undefined) {
        const { fieldGuid } = fields.find((one) => one.guid === guid)!;
        if (fieldGuid === null ? !isOwnColumn(said.tag) : isOwnColumn(said.tag))
          throw new Failure('badRequest', { field: 'tag' });
        await this.set.field.update(tx, { guid }, { tag: said.tag });
      }
      if (said.order === undefined) return;
      const others = fields.map((one) => one.guid).filter((one) => one !== guid);
      await place(tx, this.set.field.name, others.toSpliced(said.order, 0, guid));
    });
  }

  /** Failure notFound. */
  async detach(scope: Scope, guid: Guid): Promise<void> {
    await this.set.hold(scope, { part: 'field', guid }, async (tx, held) => {
      await this.set.field.delete(tx, { guid });
      await place(tx, this.set.field.name, beside(held, guid).map((one) => one.guid).filter((one) => one !== guid)); // prettier-ignore
    });
  }
}

/** The fields of the column in which that one stands. */
function beside({ columns }: HeldColumns, field: Guid): readonly KeptField[] {
  return columns.map((column) => column.fields).find((list) => list.some(({ guid }) => guid === field))!;
}

function place(tx: Transaction, table: string, guids: readonly Guid[]) {
  return tx.query(
    `update ${table} t set position = x.at - 1 from unnest($1::uuid[]) with ordinality x (guid, at) where t.guid = x.guid`,
    [guids],
  );
}
