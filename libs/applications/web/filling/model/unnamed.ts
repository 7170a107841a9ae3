// Groups of children in which nobody is named: their parents could not be asked.

import {
  hasUnnamedChildren,
  peopleNear,
  type AgeLine,
  type FilledField,
  type Person,
} from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { FormShown } from './filling-model.ts';

const NO_AGES = { ageFrom: null, ageTo: null };

/** Undefined while the book is on its way. */
export function ageLines(lines: readonly (Partial<AgeLine> & { guid: Guid })[] | undefined): readonly AgeLine[] {
  return (lines ?? []).map((line) => ({ ...NO_AGES, ...line }));
}

/** Whether the group that is chosen in the field is such a one. */
export function isUnnamed(
  form: FormShown,
  people: readonly Person[],
  lines: readonly AgeLine[],
  { answer, applicationBlockGuid }: Pick<FilledField, 'answer' | 'applicationBlockGuid'>,
): boolean {
  const performance = performanceOf(form, applicationBlockGuid);
  // A form may have them named once, beside its performances.
  const near = [...peopleNear(people, performance), ...people.filter((one) => one.performance === null)];
  const chosen = answer && 'i' in answer ? answer.i : [];
  return hasUnnamedChildren(near, lines, chosen, form.view.form.fields.some(({ tag }) => tag === 'personBirthDate')); // prettier-ignore
}

/** The performance in which the block stands or which it is. */
export function performanceOf({ filling }: FormShown, block: Guid): Guid | null {
  const all = filling.sections.flatMap(({ blocks }) => blocks);
  let found: Guid | null = null;
  for (let one = all.find(({ applicationBlockGuid }) => applicationBlockGuid === block); one; one = parentOf(all, one))
    if (one.block.isPerformance) found = one.applicationBlockGuid;
  return found;
}

function parentOf<B extends { applicationBlockGuid: Guid; parentGuid: Guid | null }>(
  all: readonly B[],
  { parentGuid }: B,
) {
  return all.find(({ applicationBlockGuid }) => applicationBlockGuid === parentGuid);
}
