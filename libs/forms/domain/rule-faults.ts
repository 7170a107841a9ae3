// Rules that could not be answered: of a field that is not there or not the only one, of another kind, or of themselves.

import type { Guid } from '@rampa/kernel';
import type { BlockTree } from './block-tree.ts';
import { conditionsOf, namedFields, nestingOf, questionsIn } from './conditions.ts';
import { stop, type FormFault } from './form-fault.ts';
import { FORM_LIMITS, type Condition, type Form, type FormBlock, type FormField, type Rule } from './form-types.ts';
import { FORM_WORDS as WORDS } from './form-words.ts';

interface Ruled {
  guid: Guid;
  n: number;
  title: string;
  rule: Rule | null;
  /** The block from which its rule is asked. */
  from: Guid;
}

export function ruleFaults(form: Form, tree: BlockTree): FormFault[] {
  const fields = new Map(form.fields.map((field) => [field.n, field]));
  const own = [...form.blocks.map(asRuled), ...form.fields.map(asRuled)].flatMap((ruled) =>
    conditionsOf(ruled.rule).flatMap((condition) => conditionFaults(ruled, condition, fields, tree)),
  );
  return own.length > 0 ? own : circleFaults(form, fields);
}

function asRuled(part: FormBlock | FormField): Ruled {
  // A block is asked before it is there: from where it stands, not from inside it.
  const from = 'blockGuid' in part ? part.blockGuid : (part.parentGuid ?? part.guid);
  return { guid: part.guid, n: part.n, title: part.title, rule: part.rule, from };
}

function conditionFaults(
  { guid, rule, from }: Ruled,
  condition: Condition,
  fields: ReadonlyMap<number, FormField>,
  tree: BlockTree,
): FormFault[] {
  const key = condition === rule?.visible ? 'rule.visible' : 'rule.required';
  if (nestingOf(condition) > FORM_LIMITS.nesting) return [stop(guid, key, WORDS.nesting(FORM_LIMITS.nesting))];
  const count = questionsIn(condition);
  if (count === 0) return [stop(guid, key, WORDS.emptyRule)];
  if (count > FORM_LIMITS.conditions) return [stop(guid, key, WORDS.tooManyQuestions(FORM_LIMITS.conditions))];
  const faults: FormFault[] = [];
  for (const n of namedFields(condition)) {
    const field = fields.get(n);
    if (!field) faults.push(stop(guid, key, WORDS.fieldGone));
    else if (!tree.isInReach(field, from)) faults.push(stop(guid, key, WORDS.outOfReach(field.title)));
  }
  if (faults.length > 0) return faults;
  const wrong = wrongQuestion(condition, fields);
  return wrong ? [stop(guid, key, WORDS.wrongQuestion(wrong.title))] : [];
}

/** The first field that is asked for what its kind does not answer. */
function wrongQuestion(condition: Condition, fields: ReadonlyMap<number, FormField>): FormField | undefined {
  if ('all' in condition) return firstOf(condition.all, fields);
  if ('any' in condition) return firstOf(condition.any, fields);
  if ('not' in condition) return wrongQuestion(condition.not, fields);
  if ('sys' in condition || 'filled' in condition) return undefined;
  const field = fields.get(condition.field)!;
  if ('in' in condition) return field.kind === 'ReferenceBook' ? undefined : field;
  if ('eq' in condition) return field.kind === 'Text' ? undefined : field;
  const isMeasured =
    field.kind === 'Range' || (field.kind === 'Text' && ['number', 'date'].includes(field.option.format ?? 'line'));
  return isMeasured ? undefined : field;
}

function firstOf(list: readonly Condition[], fields: ReadonlyMap<number, FormField>): FormField | undefined {
  for (const one of list) {
    const wrong = wrongQuestion(one, fields);
    if (wrong) return wrong;
  }
  return undefined;
}

/** A field is seen by its own rule and where its block is, a block by its rule and where it stands. */
function circleFaults(form: Form, fields: ReadonlyMap<number, FormField>): FormFault[] {
  const parts = new Map<Guid, FormBlock | FormField>([...form.blocks, ...form.fields].map((part) => [part.guid, part]));
  const needs = (part: FormBlock | FormField): Guid[] => {
    const around = 'blockGuid' in part ? part.blockGuid : part.parentGuid;
    const named = part.rule?.visible ? namedFields(part.rule.visible).map((n) => fields.get(n)!.guid) : [];
    return around === null ? named : [around, ...named];
  };
  const done = new Set<Guid>();
  for (const { guid } of parts.values()) {
    const circle = circleFrom(guid, (one) => needs(parts.get(one)!), done);
    if (circle.length === 0) continue;
    const names = circle.map((one) => parts.get(one)!.title);
    const ruled = circle.find((one) => parts.get(one)!.rule?.visible)!;
    return [stop(ruled, 'rule.visible', WORDS.circle(names))];
  }
  return [];
}

/** The guids of a circle, the first of them again at the end; none when there is none. */
function circleFrom(start: Guid, needs: (guid: Guid) => readonly Guid[], done: Set<Guid>): Guid[] {
  const path: { guid: Guid; rest: Guid[] }[] = [];
  const enter = (guid: Guid) => path.push({ guid, rest: [...needs(guid)] });
  if (!done.has(start)) enter(start);
  while (path.length > 0) {
    const top = path.at(-1)!;
    const next = top.rest.pop();
    if (next === undefined) {
      done.add(top.guid);
      path.pop();
      continue;
    }
    const at = path.findIndex(({ guid }) => guid === next);
    if (at >= 0) return [...path.slice(at).map(({ guid }) => guid), next];
    if (!done.has(next)) enter(next);
  }
  return [];
}
