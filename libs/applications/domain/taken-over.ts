// An earlier application taken over into another one: which block is which, which answer has a place, and what has none.

import { ANSWER_WORDS, answerFault, type Answer, type BlockAnswers, type Form, type FormBlock, type FormField } from '@rampa/forms/domain'; // prettier-ignore
import { folded, type Guid } from '@rampa/kernel';
import type { NewBlock } from './block-copies.ts';
import type { Earlier, TakenOver, TakingOver } from './taking-over.ts';
import { placeOfMoved, type Moved } from './moved-answers.ts';

export const LEFT_WORDS = {
  file: 'файл нужно приложить заново',
  gone: 'в новой форме такого вопроса нет',
  room: 'столько таких блоков новая форма не допускает',
  line: 'такой строки больше не предлагают',
} as const;

/** Never what is the organizer's own, never a file. */
export function takenOver(earlier: Earlier, form: Form, rules: TakingOver): TakenOver {
  const result: TakenOver = { blocks: [], taken: [], left: [] };
  const moved: Moved[] = [];
  const pairs = pairedBlocks(earlier.form, form, rules);
  const met = new Set<Guid>();
  const asked = new Map(earlier.form.fields.map((field) => [field.n, field]));
  const answersOf = (block: BlockAnswers) =>
    Object.entries(block.answers).flatMap(([n, answer]) => {
      const field = asked.get(Number(n));
      return field && !field.isPrivate ? [{ field, answer }] : [];
    });
  const leave = (block: BlockAnswers, why: string) => {
    met.add(block.guid);
    for (const { field, answer } of answersOf(block))
      result.left.push({ field, answer, block: block.guid, why: 'f' in answer ? LEFT_WORDS.file : why });
  };

  const place = (to: FormBlock, parent: Guid | null, parentFrom: Guid | null): void => {
    const from = pairs.get(to.guid);
    if (!from) return;
    const copies = earlier.blocks.filter((one) => one.blockGuid === from.guid && one.parentGuid === parentFrom);
    for (const [at, copy] of copies.entries()) {
      if (at >= to.max) {
        leave(copy, LEFT_WORDS.room);
        for (const inner of under(earlier.blocks, copy.guid)) leave(inner, LEFT_WORDS.room);
        continue;
      }
      met.add(copy.guid);
      const made = { guid: rules.newGuid(), blockGuid: to.guid, parentGuid: parent, answers: {}, from: copy.guid };
      result.blocks.push(made);
      const fields = pairedFields(earlier.form, from, form, to, rules);
      for (const { field, answer } of answersOf(copy)) {
        const own = fields.get(field.guid);
        if (own) take(result, made, own, field, answer, rules);
        else if ('f' in answer) result.left.push({ field, answer, block: copy.guid, why: LEFT_WORDS.file });
        else moved.push({ field, answer, from: copy });
      }
      for (const inner of form.blocks.filter(({ parentGuid }) => parentGuid === to.guid))
        place(inner, made.guid, copy.guid);
    }
  };
  for (const root of form.blocks.filter(({ parentGuid }) => parentGuid === null)) place(root, null, null);
  for (const block of earlier.blocks)
    if (!met.has(block.guid)) moved.push(...answersOf(block).map((one) => ({ ...one, from: block })));
  for (const one of moved) {
    const place = placeOfMoved(one, { result, moved, form, earlier, rules });
    if (place) take(result, place.made, place.field, one.field, one.answer, rules);
    else {
      const why = 'f' in one.answer ? LEFT_WORDS.file : LEFT_WORDS.gone;
      result.left.push({ field: one.field, answer: one.answer, block: one.from.guid, why });
    }
  }
  return result;
}

function take(
  result: TakenOver,
  made: NewBlock & { from: Guid },
  to: FormField,
  field: FormField,
  answer: Answer,
  rules: TakingOver,
): void {
  const leave = (why: string, what = answer) => result.left.push({ field, block: made.from, answer: what, why });
  if ('f' in answer) return void leave(LEFT_WORDS.file);
  const next = 'i' in answer ? linesFor(to, answer, rules) : { put: answer, lost: null };
  if (next.lost) leave(LEFT_WORDS.line, next.lost);
  if (!next.put) return;
  const fault = answerFault(to, next.put);
  if (fault !== null && fault !== ANSWER_WORDS.rangeHalf) return void leave(fault, next.put);
  made.answers[to.n] = next.put;
  result.taken.push({ field: to, block: made.guid, answer: next.put, why: null });
}

type Lines = Extract<Answer, { i: readonly Guid[] }>;

function linesFor(to: FormField, { i, q, s }: Lines, rules: TakingOver): { put: Lines | null; lost: Lines | null } {
  const found = i.map((item, at) => ({ item, line: rules.lineFor(to, item), q: q?.[at] ?? null, s: s?.[at] ?? '' }));
  const lost = found.filter(({ line }) => line === null).map(({ item }) => item);
  const kept = found.filter((one, at) => one.line !== null && found.findIndex(({ line }) => line === one.line) === at);
  if (kept.length === 0) return { put: null, lost: { i: lost } };
  const put: Lines = {
    i: kept.map(({ line }) => line!),
    ...(to.option.hasQuantity && q ? { q: kept.map((one) => one.q) } : {}),
    ...(to.option.hasText && s ? { s: kept.map((one) => one.s) } : {}),
  };
  return { put, lost: lost.length > 0 ? { i: lost } : null };
}

/** By the block of the new form: the one whose fields it has, else the one of its title, else the other performance. */
function pairedBlocks(earlier: Form, form: Form, rules: TakingOver): ReadonlyMap<Guid, FormBlock> {
  const pairs = new Map<Guid, FormBlock>();
  const used = new Set<Guid>();
  const origins = (of: Form, block: Guid) =>
    new Set(of.fields.filter(({ blockGuid }) => blockGuid === block).map(({ guid }) => rules.originOf(guid)));
  for (const to of form.blocks) {
    const parent = to.parentGuid === null ? null : pairs.get(to.parentGuid)?.guid;
    if (parent === undefined) continue;
    const own = origins(form, to.guid);
    const free = earlier.blocks.filter(({ guid, parentGuid }) => parentGuid === parent && !used.has(guid));
    const shared = free.map(
      (block) => [block, [...origins(earlier, block.guid)].filter((origin) => own.has(origin)).length] as const,
    );
    const [best] = shared.filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one);
    const found =
      best?.[0] ??
      free.find(({ title }) => folded(title) === folded(to.title)) ??
      (to.isPerformance ? free.find(({ isPerformance }) => isPerformance) : undefined);
    if (!found) continue;
    used.add(found.guid);
    pairs.set(to.guid, found);
  }
  return pairs;
}

/** By the field of the earlier form. */
function pairedFields(earlier: Form, from: FormBlock, form: Form, to: FormBlock, rules: TakingOver) {
  const old = earlier.fields.filter(({ blockGuid, isPrivate }) => blockGuid === from.guid && !isPrivate);
  const pairs = new Map<Guid, FormField>();
  const free = new Set(form.fields.filter(({ blockGuid, isPrivate }) => blockGuid === to.guid && !isPrivate));
  const pair = (isOne: (one: FormField, other: FormField) => boolean) => {
    for (const field of old) {
      const found = pairs.has(field.guid) ? undefined : [...free].find((one) => one.kind === field.kind && isOne(one, field)); // prettier-ignore
      if (!found) continue;
      pairs.set(field.guid, found);
      free.delete(found);
    }
  };
  pair((one, other) => rules.originOf(one.guid) === rules.originOf(other.guid));
  pair((one, other) => folded(one.title) === folded(other.title));
  return pairs;
}

function under(blocks: readonly BlockAnswers[], guid: Guid): BlockAnswers[] {
  return blocks.filter(({ parentGuid }) => parentGuid === guid).flatMap((one) => [one, ...under(blocks, one.guid)]);
}
