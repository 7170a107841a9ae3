// An application as it is looked through: each copy of a section («Номер 2») apart, with what is filled in of it, what is new
// in it and what the blocks inside it are called. Pure.

import { quoted } from '@rampa/platform/web/base';
import { calledOf } from '../../filling/model/form-pages.ts';
import type { News, Sheet, SheetBlock, SheetField } from './use-sheet.ts';

export interface Copy {
  /** Of the application's own block. */
  guid: string;
  /** «Номер 2», «Коллектив» */
  title: string;
  /** With what it is called by: «Номер 2: «Костромская кадриль»» */
  name: string;
  percent: number;
  /** Nothing is required in it, and nothing is answered: it is neither lacking nor done. */
  isUntouched: boolean;
  block: SheetBlock;
  /** It and those inside it that are seen, each before those inside it. */
  blocks: readonly SheetBlock[];
  /** Those that are seen. */
  fields: readonly SheetField[];
}

export type NewLine = News['collection'][number];

export interface ChangeGroup {
  /** Null: of the application itself, and of blocks that were taken away. */
  copy: Copy | null;
  lines: readonly { line: NewLine; title: string; place: string; field: SheetField | null }[];
}

export const nameOf = ({ title, number, max }: SheetBlock): string => (max > 1 ? `${title}\u00a0${number}` : title);

export function copiesOf({ items, form }: Pick<Sheet, 'items' | 'form'>): Copy[] {
  const tags = new Map(form.fields.map(({ guid, tag }) => [guid, tag]));
  return items
    .filter(({ visible }) => visible)
    .flatMap((section) =>
      section.blocks
        .filter(({ parentKey, visible }) => parentKey === null && visible)
        .map((block) => {
          const blocks = within(block, section.blocks);
          const inside = new Set(blocks.map(({ applicationBlockGuid }) => applicationBlockGuid));
          const fields = section.fields.filter((field) => field.visible && inside.has(field.applicationBlockGuid));
          const asked = fields.filter(({ isPrivate }) => !isPrivate);
          const title = nameOf(block);
          const called = calledOf(
            fields
              .filter(({ applicationBlockGuid }) => applicationBlockGuid === block.applicationBlockGuid)
              .map(({ guid, option, value, valueTypes }) => ({
                ...{ tag: tags.get(guid) ?? null, format: option.format },
                text: valueTypes === 'Text' ? value.trim() : '',
              })),
          );
          return {
            ...{ guid: block.applicationBlockGuid, title, block, blocks, fields, percent: percentOf(fields) },
            isUntouched: asked.length > 0 && asked.every(({ required, filled }) => !required && !filled),
            name: block.max === 1 || called === '' ? title : `${title}: ${quoted(called)}`,
          };
        }),
    );
}

function within(root: SheetBlock, all: readonly SheetBlock[]): SheetBlock[] {
  const inside = new Set([root.applicationBlockGuid]);
  return all.filter(({ applicationBlockGuid, parentKey, visible }) => {
    if (parentKey !== null && inside.has(parentKey)) inside.add(applicationBlockGuid);
    return visible && inside.has(applicationBlockGuid);
  });
}

/** As a section is counted: of what is required, rounded down. */
function percentOf(fields: readonly SheetField[]): number {
  const required = fields.filter((field) => field.required);
  if (required.length === 0) return 100;
  return Math.floor((100 * required.filter(({ filled }) => filled).length) / required.length);
}

/** How many of the new lines stand in a copy. */
export function newIn({ blocks }: Copy, news: News | null): number {
  const guids = new Set<string | null>(blocks.map(({ applicationBlockGuid }) => applicationBlockGuid));
  return news?.collection.filter(({ applicationBlockGuid }) => guids.has(applicationBlockGuid)).length ?? 0;
}

/** In the order of the form, what is of no copy first. */
export function groupedChanges(collection: readonly NewLine[], copies: readonly Copy[]): ChangeGroup[] {
  const groups = [null, ...copies].map((copy): ChangeGroup => {
    const guids = new Set<string | null>(copy?.blocks.map(({ applicationBlockGuid }) => applicationBlockGuid));
    const lines = collection.filter(({ applicationBlockGuid: at }) =>
      copy === null
        ? !copies.some(({ blocks }) => blocks.some(({ applicationBlockGuid }) => applicationBlockGuid === at))
        : guids.has(at),
    );
    const told = lines.map((line) => {
      const at = copy?.fields.findIndex((one) => isOf(one, line)) ?? -1;
      const field = copy?.fields[at] ?? null;
      const block = copy?.blocks.find((one) => one.applicationBlockGuid === line.applicationBlockGuid);
      const place = block && block !== copy?.block ? nameOf(block) : '';
      return { at, line, title: field?.title ?? line.title, place: field ? place : '', field };
    });
    return { copy, lines: told.toSorted((one, other) => one.at - other.at).map(({ at: _, ...one }) => one) };
  });
  return groups.filter(({ lines }) => lines.length > 0);
}

const isOf = (field: SheetField, { fieldGuid, applicationBlockGuid }: NewLine): boolean =>
  field.guid === fieldGuid && field.applicationBlockGuid === applicationBlockGuid;

/** How far the whole of it is: a member's fields that are seen. */
export function countedIn(copies: readonly Copy[]): { required: number; answered: number } {
  const fields = copies.flatMap((copy) => copy.fields).filter(({ isPrivate }) => !isPrivate);
  const [required, answered] = [fields.filter((one) => one.required), fields.filter(({ filled }) => filled)];
  return { required: required.length, answered: answered.length };
}
