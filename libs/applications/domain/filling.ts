// What an application shows and lacks, as pages draw it and calls answer it: sections with percent and gate, copies of
// blocks, fields with their words. `evaluate` of the forms decides, so that browser and server never differ.

import {
  ANSWER_WORDS,
  BlockTree,
  evaluate,
  type Answer,
  type BlockAnswers,
  type BlockState,
  type FieldState,
  type Form,
  type FormBlock,
  type FormField,
  type SystemFacts,
} from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

/** A member neither sees nor owes the organizer's own fields. */
export type Audience = 'member' | 'organizer';

export interface FilledField {
  field: FormField;
  /** The application's own block in which it stands. */
  applicationBlockGuid: Guid;
  answer: Answer | undefined;
  isVisible: boolean;
  isRequired: boolean;
  isFilled: boolean;
  /** Wrong, or unfilled though it is required; null when all is well. A page shows the latter once somebody goes on. */
  error: string | null;
}

export interface FilledBlock {
  block: FormBlock;
  applicationBlockGuid: Guid;
  /** Block of the application around it; null: a section. */
  parentGuid: Guid | null;
  isVisible: boolean;
  /** Which one of its siblings, from 1, and how many there are. */
  number: number;
  count: number;
  canAdd: boolean;
  canRemove: boolean;
}

export interface FilledSection {
  block: FormBlock;
  isVisible: boolean;
  percent: number;
  /** Nothing unfilled or wrong: gates «Далее», the list of sections stays open. */
  allowNextPage: boolean;
  /** In the order in which a member meets them, each before those inside it. */
  blocks: FilledBlock[];
  fields: FilledField[];
}

/** Where the member is led before his application can be sent. */
export interface Lack {
  applicationBlockGuid: Guid;
  sectionGuid: Guid;
  field: FormField;
  /** «Номер 2», where there are several. */
  place: string;
  error: string;
}

export interface Filling {
  sections: FilledSection[];
  /** 0 while nothing is required and nothing is answered. */
  percent: number;
  /** Fields that are required, and those that are answered: a member's, seen. */
  required: number;
  answered: number;
  lacks: Lack[];
}

/** `given`: all blocks of the application in their order. */
export function filling(
  form: Form,
  given: readonly BlockAnswers[],
  facts: SystemFacts,
  audience: Audience = 'member',
): Filling {
  const { blocks, sections, percent, required, answered } = evaluate(form, given, facts);
  const tree = new BlockTree(form.blocks);
  const ordered = inOrderOfForm(form, [...blocks.values()]);
  const siblings = Map.groupBy(ordered, siblingsKey);
  const bySection = Map.groupBy(ordered, ({ block }) => tree.around(block.guid).at(-1)!.guid);
  const filled = sections.map((section): FilledSection => {
    const own = bySection.get(section.block.guid) ?? [];
    return {
      ...section,
      blocks: own.map((state) => blockOf(state, siblings.get(siblingsKey(state))!)),
      fields: own.flatMap((state) => fieldsOf(state, audience)),
    };
  });
  return { sections: filled, percent, required, answered, lacks: filled.flatMap(lacksOf) };
}

const siblingsKey = ({ given }: BlockState) => `${given.blockGuid} ${given.parentGuid}`;

/** Blocks of the form one after another, copies of each under their parent in the order of the application. */
function inOrderOfForm(form: Form, states: readonly BlockState[]): BlockState[] {
  const under = Map.groupBy(states, ({ given }) => given.parentGuid);
  const place = new Map(form.blocks.map(({ guid }, at) => [guid, at]));
  const met = new Set<Guid>();
  const below = (parent: Guid | null): BlockState[] =>
    (under.get(parent) ?? [])
      .toSorted((one, other) => place.get(one.block.guid)! - place.get(other.block.guid)!)
      .flatMap((state) => {
        if (met.has(state.given.guid)) return [];
        met.add(state.given.guid);
        return [state, ...below(state.given.guid)];
      });
  return below(null);
}

function blockOf({ block, given, isVisible }: BlockState, siblings: readonly BlockState[]): FilledBlock {
  const count = siblings.length;
  return {
    ...{ block, applicationBlockGuid: given.guid, parentGuid: given.parentGuid, isVisible },
    ...{ number: siblings.findIndex((one) => one.given.guid === given.guid) + 1, count },
    ...{ canAdd: count < block.max, canRemove: count > block.min },
  };
}

function fieldsOf({ given, fields }: BlockState, audience: Audience): FilledField[] {
  return fields
    .filter(({ field }) => audience === 'organizer' || !field.isPrivate)
    .map((state) => {
      const answer = given.answers[state.field.n];
      const { field, isVisible, isRequired, isFilled } = state;
      const ofField = { field, applicationBlockGuid: given.guid, answer, isVisible, isRequired };
      return { ...ofField, isFilled, error: errorOf(state) };
    });
}

function errorOf({ fault, isMissing }: FieldState): string | null {
  return fault ?? (isMissing ? ANSWER_WORDS.missing : null);
}

function lacksOf({ block: section, blocks, fields }: FilledSection): Lack[] {
  const byGuid = new Map(blocks.map((one) => [one.applicationBlockGuid, one]));
  return fields.flatMap(({ field, applicationBlockGuid, error }) => {
    if (error === null || field.isPrivate) return [];
    const place = placeOf(applicationBlockGuid, byGuid);
    return [{ applicationBlockGuid, sectionGuid: section.guid, field, place, error }];
  });
}

/** Names of the repeated blocks around it with their numbers, the outermost first. */
function placeOf(guid: Guid, blocks: ReadonlyMap<Guid, FilledBlock>): string {
  const names: string[] = [];
  for (let one = blocks.get(guid); one; one = one.parentGuid === null ? undefined : blocks.get(one.parentGuid))
    if (one.block.max > 1) names.unshift(`${one.block.title}\u00a0${one.number}`);
  return names.join(', ');
}
