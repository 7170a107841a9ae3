// Writes a set of titles and the titles that it begins with.

import type { AwardGroupCreate, AwardSettingView, BodyOf } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import type { Nominations } from '@rampa/reference-books/server';
import { AWARD_GROUP, AWARD_SETTING } from '../persistence/jury-tables.ts';
import { refuseUnreadable } from '../rules/award-contrast.ts';
import { rangesOf } from '../rules/award-ranges.ts';
import { loadRules } from '../rules/event-rules.ts';
import { refuseSet, refuseSharedNominations } from './award-sets.ts';

type Given = BodyOf<typeof AwardGroupCreate>;

export async function createSet(tx: Transaction, known: Nominations, event: EventScope, given: Given): Promise<Guid> {
  const { competition } = event;
  const guid = newGuid();
  const nominations = [...new Set(given.nominations)];
  await known.assertKnown(tx, event.organizer, nominations, 'nominations');
  await refuseSharedNominations(tx, event, guid, nominations);
  const [last] = await tx.query<{ next: number }>(
    'select coalesce(max(position), 0) + 1 as next from judging.award_group where competition_guid = $1',
    [competition],
  );
  const position = last!.next;
  await AWARD_GROUP.insert(tx, { guid, competitionGuid: competition, title: given.title, nominations, position });
  await fillSet(tx, known, event, guid, given.settings);
  tx.emit(competition, 'awards.changed', { group: guid });
  return guid;
}

/** Adds titles to a set, all of them or none. */
export async function fillSet(
  tx: Transaction,
  known: Nominations,
  { competition }: EventScope,
  set: Guid,
  given: Given['settings'],
): Promise<void> {
  if (given.length === 0) return;
  const added = given.map((one): AwardSettingView => {
    refuseUnreadable(one.color);
    const { title, color, order } = one;
    return { guid: newGuid(), awardGroupGuid: set, title, color, order, ...rangesOf(one) };
  });
  const rules = await loadRules(tx, competition);
  const standing = rules.sets.find(({ guid }) => guid === set)!;
  await refuseSet(tx, known, competition, rules, standing, { settings: [...standing.settings, ...added] });
  for (const one of added) await AWARD_SETTING.insert(tx, { ...one, competitionGuid: competition });
}
