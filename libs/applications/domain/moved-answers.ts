// Where an answer goes whose field stands in another block of the new form. Origin alone says that it is the same field.

import type { Answer, BlockAnswers, Form, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Earlier, TakenOver, TakingOver } from './taking-over.ts';

export interface Moved {
  field: FormField;
  answer: Answer;
  /** Of the earlier application. */
  from: BlockAnswers;
}

interface Asked {
  result: TakenOver;
  /** All that have moved. */
  moved: readonly Moved[];
  form: Form;
  earlier: Earlier;
  rules: TakingOver;
}

type Made = TakenOver['blocks'][number];

/** Null: the form has no such field, or several blocks could be meant. A block for it is made where there is none yet. */
export function placeOfMoved({ field, from }: Moved, asked: Asked): { made: Made; field: FormField } | null {
  const { result, moved, form, earlier, rules } = asked;
  const origin = rules.originOf(field.guid);
  const to = form.fields.find(
    (one) =>
      !one.isPrivate && one.kind === field.kind && one.guid !== field.guid && rules.originOf(one.guid) === origin,
  );
  const block = to && form.blocks.find(({ guid }) => guid === to.blockGuid);
  if (!to || !block) return null;
  const all = result.blocks.filter(({ blockGuid }) => blockGuid === block.guid);
  const free = all.filter(({ answers }) => !(to.n in answers));
  const near = free.filter((one) => isAround(earlier.blocks, one.from, from.guid) || isAround(earlier.blocks, from.guid, one.from)); // prettier-ignore
  if (near.length === 1) return { made: near[0]!, field: to };
  const isAlone = moved.filter((one) => one.field.guid === field.guid).length === 1;
  if (!isAlone) return null;
  if (free.length === 1 && all.length === 1) return { made: free[0]!, field: to };
  if (all.length > 0 || block.parentGuid !== null) return null;
  const made: Made = { guid: rules.newGuid(), blockGuid: block.guid, parentGuid: null, answers: {}, from: '' };
  result.blocks.push(made);
  return { made, field: to };
}

/** The first is the second, or stands around it. */
function isAround(blocks: readonly BlockAnswers[], outer: Guid, inner: Guid): boolean {
  for (let at = blocks.find(({ guid }) => guid === inner); at; at = blocks.find(({ guid }) => guid === at!.parentGuid))
    if (at.guid === outer) return true;
  return false;
}
