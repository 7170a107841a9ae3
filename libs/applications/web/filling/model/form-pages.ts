// What a member has on screen at once: each copy of a section with the blocks inside it is a page of the form. Pure.

import type { FilledBlock, FilledField, FilledSection, Filling } from '@rampa/applications/domain';
import type { FormBlock } from '@rampa/forms/domain';
import { quoted } from '@rampa/platform/web/base';
import type { FieldTag, Guid } from '@rampa/kernel';

export interface FormPage {
  /** Of the application's own block. */
  guid: Guid;
  section: FormBlock;
  block: FilledBlock;
  /** «Номер 2», «Коллектив» */
  title: string;
  /** With what it is called by: «Номер 2: «Костромская кадриль»» */
  name: string;
  percent: number;
  allowNextPage: boolean;
  /** Nothing is required in it, and nothing is answered: it is neither lacking nor done. */
  isUntouched: boolean;
  /** It and those inside it that are seen, each before those inside it. */
  blocks: readonly FilledBlock[];
  fields: readonly FilledField[];
}

/** A section that may have one more, or has none yet. */
export interface Addable {
  section: FormBlock;
  /** The last of those there are. */
  after: Guid | null;
}

export function pagesOf({ sections }: Pick<Filling, 'sections'>): FormPage[] {
  return sections
    .filter(({ isVisible, blocks }) => isVisible || blocks.some((block) => block.isVisible))
    .flatMap((section) =>
      section.blocks
        .filter(({ parentGuid, isVisible }) => parentGuid === null && isVisible)
        .map((block) => pageOf(section, block)),
    );
}

function pageOf(section: FilledSection, block: FilledBlock): FormPage {
  const inside = new Set([block.applicationBlockGuid]);
  const blocks = section.blocks.filter(({ applicationBlockGuid, parentGuid, isVisible }) => {
    if (parentGuid !== null && inside.has(parentGuid)) inside.add(applicationBlockGuid);
    return isVisible && inside.has(applicationBlockGuid);
  });
  const fields = section.fields.filter(
    ({ isVisible, applicationBlockGuid }) => isVisible && inside.has(applicationBlockGuid),
  );
  const asked = fields.filter(({ field }) => !field.isPrivate);
  const title = titleOf(block);
  return {
    ...{ guid: block.applicationBlockGuid, section: section.block, block, title, blocks, fields },
    name: nameOf(title, block, fields),
    percent: percentOf(asked),
    allowNextPage: asked.every(({ error }) => error === null),
    isUntouched: asked.length > 0 && asked.every(({ isRequired, isFilled }) => !isRequired && !isFilled),
  };
}

/** «Номер 2», where there may be several. */
export function titleOf({ block, number }: FilledBlock): string {
  return block.max > 1 ? `${block.title} ${number}` : block.title;
}

function nameOf(title: string, block: FilledBlock, fields: readonly FilledField[]): string {
  if (block.block.max === 1) return title;
  const called = calledBy(block, fields);
  return called === '' ? title : `${title}: ${quoted(called)}`;
}

const NAMING = ['pieceTitle', 'personFullName', 'performer', 'collective'] as const;
const CALLED_MAX = 60;

/** What a copy is recognized by: the answer that names it, else its first line. */
export function calledBy({ applicationBlockGuid }: FilledBlock, fields: readonly FilledField[]): string {
  const own = fields.filter((one) => one.applicationBlockGuid === applicationBlockGuid);
  return calledOf(own.map((one) => ({ tag: one.field.tag, format: one.field.option.format, text: textOf(one) })));
}

/** Of its own answers in their order. Empty: by none of them. */
export function calledOf(said: readonly { tag: FieldTag | null; format?: string | undefined; text: string }[]): string {
  const own = said.filter(({ text }) => text !== '');
  const naming = NAMING.flatMap((tag) => own.filter((one) => one.tag === tag))[0];
  const words = (naming ?? own.find(({ format }) => (format ?? 'line') === 'line'))?.text ?? '';
  return words.length > CALLED_MAX ? `${[...words].slice(0, CALLED_MAX).join('')}…` : words;
}

function textOf(one: FilledField): string {
  return one.answer && 't' in one.answer ? one.answer.t.trim() : '';
}

/** As `evaluate` counts a section: of what is required, rounded down. */
function percentOf(fields: readonly FilledField[]): number {
  const required = fields.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return 100;
  return Math.floor((100 * required.filter(({ isFilled }) => isFilled).length) / required.length);
}

/** What may be added on the form's own level. */
export function addableSections({ sections }: Pick<Filling, 'sections'>): Addable[] {
  return sections.flatMap(({ block, blocks }) => {
    const own = blocks.filter(({ parentGuid }) => parentGuid === null);
    if (block.max <= 1 && own.length > 0) return [];
    if (own.length >= block.max || (own.length > 0 && !own.some(({ isVisible }) => isVisible))) return [];
    return [{ section: block, after: own.at(-1)?.applicationBlockGuid ?? null }];
  });
}
