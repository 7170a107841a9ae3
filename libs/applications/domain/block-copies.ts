// Copies of a block: how many there may be, what a copy takes along, in which order they stand.

import type { Answer, BlockAnswers, Form, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

/** Those of one block under one parent, itself among them. */
export function siblingsOf<B extends BlockAnswers>(blocks: readonly B[], one: BlockAnswers): B[] {
  return blocks.filter(({ blockGuid, parentGuid }) => blockGuid === one.blockGuid && parentGuid === one.parentGuid);
}

/** A block and all that stand inside it, each before those inside it. */
export function withInner<B extends BlockAnswers>(blocks: readonly B[], guid: Guid): B[] {
  const under = Map.groupBy(blocks, ({ parentGuid }) => parentGuid);
  const root = blocks.find((block) => block.guid === guid);
  const below = (block: B): B[] => [block, ...(under.get(block.guid) ?? []).flatMap(below)];
  return root ? below(root) : [];
}

export interface NewBlock extends BlockAnswers {
  answers: Record<number, Answer>;
}

/**
 * A copy of a block with everything inside it: as many blocks inside as the form asks for, or, with values, as many as the
 * original has. A file belongs to one field of one application, so that no copy takes it along.
 */
export function copyOf(
  form: Form,
  blocks: readonly BlockAnswers[],
  guid: Guid,
  withValues: boolean,
  newGuid: () => Guid,
): NewBlock[] {
  const source = withInner(blocks, guid);
  const guids = new Map(source.map((block) => [block.guid, newGuid()]));
  const fields = new Map(form.fields.map((field) => [field.n, field]));
  return (withValues ? source : source.slice(0, 1)).map(({ guid: own, blockGuid, parentGuid, answers }) => ({
    guid: guids.get(own)!,
    blockGuid,
    parentGuid: own === guid ? parentGuid : guids.get(parentGuid!)!,
    answers: withValues ? copied(answers, fields) : {},
  }));
}

function copied(answers: BlockAnswers['answers'], fields: ReadonlyMap<number, FormField>): Record<number, Answer> {
  return Object.fromEntries(
    Object.entries(answers).filter(([n, answer]) => {
      const field = fields.get(Number(n));
      return field && !field.isPrivate && !('f' in answer);
    }),
  );
}
