// Answers of a member's in whose place the organizer's people have written others, and nobody anything since.

import { answerWords, plainAnswer, type Audience } from '@rampa/applications/domain';
import type { Correction } from '@rampa/contract';
import { isFilled, sameValue, type Answer } from '@rampa/forms/domain';
import type { EventForm } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { KeptBlock } from '../persistence/application-rows.ts';
import { titlesAndNamesOf } from './item-titles.ts';

interface Row {
  block: Guid;
  n: number;
  before: Answer | null;
  at: Date;
  turnedDown: string | null;
}

/** What was empty before is none, nor is what stands again. Of several in a row the member's own answer counts, and the last word. */
export async function correctionsOf(
  reader: Reader,
  application: Guid,
  { form, blocks }: { form: EventForm; blocks: readonly KeptBlock[] },
  audience: Audience,
): Promise<Correction[]> {
  const rows = await reader.query<Row>(
    `select c.block_guid as block, c.n, (array_agg(c.before order by c.revision))[1] as before, max(c.at) as at,
            (array_agg(c.turned_down order by c.revision desc))[1] as "turnedDown"
       from applications.change c
      where c.application_guid = $1 and c.kind = 'answer' and c.is_organizer and c.import_guid is null
        and not exists (
          select from applications.change o
           where o.application_guid = $1 and o.kind = 'answer' and o.block_guid = c.block_guid and o.n = c.n
             and o.revision > c.revision and (not o.is_organizer or o.import_guid is not null))
      group by c.block_guid, c.n order by max(c.revision)`,
    [application],
  );
  const fields = new Map(form.used.fields.map((field) => [field.n, field]));
  const answers = new Map(blocks.map((block) => [block.guid, block.answers]));
  const told = rows.filter(({ block, n, before }) => {
    const now = answers.get(block)?.[n];
    return answers.has(block) && isFilled(before ?? undefined) && !sameValue(plainAnswer(now), before);
  });
  const titles = await titlesAndNamesOf(reader, told.map(({ before }) => before)); // prettier-ignore
  return told.flatMap(({ block, n, before, at, turnedDown }) => {
    const field = fields.get(n);
    if (!field || (field.isPrivate && audience === 'member')) return [];
    const was = answerWords(before, field.option, (item) => titles.get(item));
    return [{ applicationBlockGuid: block, fieldGuid: field.guid, was, at: at.toISOString(), turnedDown }];
  });
}
