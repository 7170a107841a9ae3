// What counts of an application, in words, block by block. The organizer's own fields only for him.

import { answerWords, filling, type Audience } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationDataGetByApplicationGuid } from '@rampa/contract';
import type { Answer, Form, SystemFacts } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { KeptBlock } from '../persistence/application-rows.ts';
import { itemTitles } from './item-titles.ts';

export type AnsweredBlock = AnswerOf<typeof ApplicationDataGetByApplicationGuid>['blocks'][number];

/** `files`: names by which files are told; without it how many there are. */
export async function answeredBlocks(
  reader: Reader,
  form: Form,
  blocks: readonly KeptBlock[],
  facts: SystemFacts,
  audience: Audience,
  files?: ReadonlyMap<Guid, string>,
): Promise<AnsweredBlock[]> {
  const { sections } = filling(form, blocks, facts, audience);
  const titles = await itemTitles(reader, blocks);
  const named = (answer: Answer | undefined) =>
    files && answer && 'f' in answer ? answer.f.flatMap((file) => files.get(file) ?? []).join(', ') : '';
  return sections.flatMap(({ blocks: shown, fields }) => {
    const ofBlock = Map.groupBy(
      fields.filter(({ isVisible, isFilled }) => isVisible && isFilled),
      ({ applicationBlockGuid }) => applicationBlockGuid,
    );
    return shown
      .filter(({ isVisible }) => isVisible)
      .map(({ block, applicationBlockGuid, parentGuid, number }) => ({
        ...{ applicationBlockGuid, parentKey: parentGuid, title: block.title, number },
        isPerformance: block.isPerformance,
        answers: (ofBlock.get(applicationBlockGuid) ?? []).map(({ field, answer }) => ({
          ...{ fieldGuid: field.guid, title: field.title, tag: field.tag },
          text: named(answer) || answerWords(answer, field.option, (item) => titles.get(item)),
        })),
      }));
  });
}
