// Which rows a table of applications has: the statement that finds them, for a page of them and for what is counted.

import { pathTo, type FieldPath, type LineFilter } from '@rampa/applications/domain';
import type { Form } from '@rampa/forms/domain';
import { folded, type Guid } from '@rampa/kernel';
import { patternOf } from '@rampa/platform/server';
import { chosenLines } from '../queries/chosen-lines.ts';

export interface RowsAsked {
  /** Of the form: each of its blocks in the applications is a row; null: each application is one. */
  rowBlock: Guid | null;
  /** All of them. One by a field that the form has no more, or without lines, narrows nothing. */
  filters?: readonly LineFilter[];
  searchText?: string | undefined;
  /** Rows, by their guids. */
  only?: readonly Guid[];
}

export interface Statement {
  parameters: unknown[];
  /** The place of a value in the statement. */
  next(value: unknown): string;
}

export function statement(): Statement {
  const parameters: unknown[] = [];
  return { parameters, next: (value) => `$${parameters.push(value)}` };
}

/**
 * From `from` to the end of `where`; `a` is the application, `m` its member, `b` the row's block where it has one. Of
 * what was sent alone.
 */
export function foundRows(form: Form, competition: Guid, asked: RowsAsked, { next }: Statement): string {
  const { rowBlock, filters = [], searchText = '', only } = asked;
  const event = next(competition);
  const where = [`a.competition_guid = ${event}`, `a.state = 'Subscribed'`];
  if (rowBlock !== null) {
    where.push(`b.form_block_guid = ${next(rowBlock)}`, 'b.deleted_at is null');
    // A block that a rule hides is no row; by its answers it is seen whether it is hidden.
    if (mayBeHidden(form, rowBlock)) where.push(`b.answers - b.hidden <> '{}'`);
  }
  if (only !== undefined) where.push(`${rowBlock === null ? 'a' : 'b'}.guid = any (${next(only)}::uuid[])`);
  for (const { field: guid, items } of filters) {
    const field = form.fields.find((one) => one.guid === guid);
    if (!field || items.length === 0) continue;
    const at = holds(pathTo(form, rowBlock, field.blockGuid), 'i');
    where.push(`exists (select from applications.answer_item i where ${at} and i.n = ${next(field.n)}
      and i.item_guid = any (${next(items)}::uuid[]) and not i.is_hidden)`);
  }
  if (searchText.trim() !== '') {
    const pattern = next(patternOf(searchText));
    const plain = ['a.title', 'a.search', `coalesce(m.full_name, '')`].map(
      (text) => `replace(lower(${text}), 'ё', 'е')`,
    );
    const lines = chosenLines(form, event)?.(`${pattern}::text`);
    const like = [...plain.map((text) => `${text} like ${pattern}`), ...(lines ? [lines] : [])];
    where.push(`(a.number::text = ${next(folded(searchText))} or ${like.join(' or ')})`);
  }
  return `from applications.application a left join accounts.v_account m on m.guid = a.member_guid
    ${rowBlock === null ? '' : 'join applications.block b on b.application_guid = a.guid'}
    where ${where.join(' and ')}`;
}

function mayBeHidden({ blocks }: Form, row: Guid): boolean {
  const parts = new Map(blocks.map((block) => [block.guid, block]));
  for (let block = parts.get(row); block; block = parts.get(block.parentGuid ?? ''))
    if (block.rule?.visible !== undefined) return true;
  return false;
}

export interface RowPlace {
  application: string;
  /** Of the row's own block, and of the one around it. */
  block: string;
  parent: string;
}

const FOUND: RowPlace = { application: 'a.guid', block: 'b.guid', parent: 'b.parent_guid' };

/** Whether what names its block and application as `of` stands where the path leads from a row. */
export function holds({ up, down }: FieldPath, of: string, row: RowPlace = FOUND): string {
  if (up === null) return `${of}.application_guid = ${row.application}`;
  const above = `(select u.parent_guid from applications.block u where u.guid = ${row.parent})`;
  const holder = [row.block, row.parent, above][up]!;
  const inside = 'select d.guid from applications.block d where d.deleted_at is null and d.parent_guid';
  if (down === 0) return `${of}.block_guid = ${holder}`;
  if (down === 1) return `${of}.block_guid in (${inside} = ${holder})`;
  return `${of}.block_guid in (${inside} in (${inside} = ${holder}))`;
}
