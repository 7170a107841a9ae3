import { answerWords, headingOf } from '@rampa/applications/domain';
import type { BlockAnswers, Evaluation, Form } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

/** What is stored beside the answers of one application, as its form counts them. */
export function countedAnew(
  application: Guid,
  blocks: readonly BlockAnswers[],
  added: readonly BlockAnswers[],
  evaluation: Evaluation,
) {
  return {
    guid: application,
    percent: evaluation.percent,
    unfilled: evaluation.missing.map(({ blockGuid, field }) => ({ block: blockGuid, n: field.n })),
    added: added.map(({ guid, blockGuid, parentGuid }, at) => ({
      application,
      guid,
      blockGuid,
      parentGuid,
      at: at + 1,
    })),
    blocks: blocks.map((block) => ({ guid: block.guid, hidden: hiddenKeys(block, evaluation) })),
  };
}

/** Keys of answers that do not count: of fields that are not seen, or that the form asks no more. In order. */
function hiddenKeys({ guid, answers }: BlockAnswers, { blocks }: Evaluation): string[] {
  const fields = blocks.get(guid)?.fields ?? [];
  const seen = new Set(fields.filter(({ isVisible }) => isVisible).map(({ field }) => field.n));
  return Object.keys(answers)
    .map(Number)
    .filter((n) => !seen.has(n))
    .toSorted((one, other) => one - other)
    .map((n) => `f${n}`);
}

/** How it is called and found: by its answers that count, in words; titles of lines are searched where they stand. `hidden`: by the guid of the block. */
export function headingIn(form: Form, blocks: readonly BlockAnswers[], hidden: ReadonlyMap<Guid, readonly string[]>) {
  return headingOf(form, blocks, ({ n, option }, { guid, answers }) => {
    const answer = answers[n];
    if (!answer || hidden.get(guid)!.includes(`f${n}`)) return '';
    if ('f' in answer) return '';
    if ('i' in answer) return (answer.s ?? []).filter(Boolean).join(' ').trim();
    // A day is typed as people write it, a telephone also as it is kept.
    const words = answerWords(answer, option, () => undefined);
    return option.format === 'phone' && 't' in answer ? `${answer.t.trim()} ${words}` : words;
  });
}
