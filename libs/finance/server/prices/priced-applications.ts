// Applications as prices are counted from them: when each was sent, whose it is, and what its answers meet.

import { pricedItems, type FieldPrice, type FormItem } from '@rampa/finance/domain';
import type { Answer, BlockAnswers, Form } from '@rampa/forms/domain';
import type { ApplicationState, Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface PricedHead {
  guid: Guid;
  member: Guid | null;
  state: ApplicationState;
  subscribedAt: string | null;
}

interface HeadRow extends Omit<PricedHead, 'subscribedAt'> {
  subscribedAt: Date | null;
}

interface BlockRow {
  guid: Guid;
  application: Guid;
  formBlock: Guid;
  parent: Guid | null;
  answers: Record<string, Answer>;
}

const HEAD = `a.guid, a.member_guid as member, a.state, a.date_subscribe as "subscribedAt"`;

export async function headsOfEvent(reader: Reader, competition: Guid): Promise<PricedHead[]> {
  const rows = await reader.query<HeadRow>(
    `select ${HEAD} from applications.v_priced_application a where a.competition_guid = $1
      order by a.date_subscribe nulls last, a.guid`,
    [competition],
  );
  return rows.map(headOf);
}

/** The application, before it those of the same member in the event that were subscribed earlier and still stand. */
export async function withSiblings(reader: Reader, application: Guid): Promise<PricedHead[]> {
  const rows = await reader.query<HeadRow>(
    `select ${HEAD} from applications.v_priced_application one
       join applications.v_priced_application a on a.competition_guid = one.competition_guid
      where one.guid = $1 and (a.guid = one.guid or (a.member_guid = one.member_guid and a.state = 'Subscribed'
        and (one.date_subscribe is null or one.state <> 'Subscribed'
             or (a.date_subscribe, a.guid) < (one.date_subscribe, one.guid))))
      order by (a.guid = one.guid), a.date_subscribe, a.guid`,
    [application],
  );
  return rows.map(headOf);
}

function headOf({ subscribedAt, ...row }: HeadRow): PricedHead {
  return { ...row, subscribedAt: subscribedAt?.toISOString() ?? null };
}

/** By the guid of the application. `of`: these alone; null: all of the event. */
export async function answersOf(
  reader: Reader,
  competition: Guid,
  of: readonly Guid[] | null,
): Promise<ReadonlyMap<Guid, readonly BlockAnswers[]>> {
  const rows = await reader.query<BlockRow>(
    `select b.guid, b.application_guid as application, b.form_block_guid as "formBlock", b.parent_guid as parent, b.answers
       from applications.v_priced_block b
      where b.competition_guid = $1 and ($2::uuid[] is null or b.application_guid = any ($2::uuid[]))
      order by b.application_guid, b.position, b.guid`,
    [competition, of],
  );
  const grouped = new Map<Guid, BlockAnswers[]>();
  for (const { guid, application, formBlock, parent, answers } of rows) {
    const one = { guid, blockGuid: formBlock, parentGuid: parent, answers: byNumber(answers) };
    const known = grouped.get(application);
    if (known) known.push(one);
    else grouped.set(application, [one]);
  }
  return grouped;
}

/** Answers are kept by `f` and the number of the field. */
function byNumber(answers: Record<string, Answer>): Record<number, Answer> {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [Number(key.slice(1)), answer]));
}

export function itemsOf(
  form: Form | null,
  blocks: readonly BlockAnswers[] | undefined,
  prices: readonly FieldPrice[],
): FormItem[] {
  return form && blocks ? pricedItems(form, blocks, prices) : [];
}
