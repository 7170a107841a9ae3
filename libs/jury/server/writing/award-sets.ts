// Checks that the writes of titles share.

import type { AwardSettingView } from '@rampa/contract';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';
import { AWARD_SETTING } from '../persistence/jury-tables.ts';
import type { Nominations } from '@rampa/reference-books/server';
import type { AwardSet, EventRules } from '../rules/event-rules.ts';
import { nominationsInUse, refuseWorse, servedBy } from '../rules/title-faults.ts';

/** Throws Failure badRequest when a nomination would have two sets. */
export async function refuseSharedNominations(
  reader: Reader,
  event: EventScope,
  set: Guid,
  nominations: readonly Guid[],
): Promise<void> {
  const [other] = await reader.query<{ title: string }>(
    'select title from judging.award_group where competition_guid = $1 and guid <> $2 and nominations && $3::uuid[]',
    [event.competition, set, nominations],
  );
  if (!other) return;
  const message = `Номинация уже в наборе званий ${inQuotes(other.title)}.`;
  throw new Failure('badRequest', { field: 'nominations', message });
}

/** Throws Failure awardRanges for the set as it would become, in every nomination that it would serve. */
export async function refuseSet(
  reader: Reader,
  nominations: Nominations,
  competition: Guid,
  rules: EventRules,
  set: AwardSet,
  changes: Partial<Pick<AwardSet, 'settings' | 'nominations'>>,
): Promise<void> {
  const next = { ...set, ...changes };
  const { used, titles } = await nominationsInUse(reader, nominations, competition, [...rules.sets, next]);
  refuseWorse(
    { settings: set.settings, served: servedBy(rules, set, used, titles) },
    { settings: next.settings, served: servedBy(rules, next, used, titles) },
  );
}

export interface Placed {
  set: AwardSet;
  setting: AwardSettingView;
  others: AwardSettingView[];
}

/** Throws Failure notFound. */
export function placedIn(rules: EventRules, guid: Guid): Placed {
  for (const set of rules.sets) {
    const setting = set.settings.find((candidate) => candidate.guid === guid);
    if (setting) return { set, setting, others: set.settings.filter((other) => other !== setting) };
  }
  throw new Failure('notFound');
}

export function replaced(others: readonly AwardSettingView[], moved: readonly AwardSettingView[]): AwardSettingView[] {
  return others.map((other) => moved.find(({ guid }) => guid === other.guid) ?? other);
}

export async function moveNeighbours(tx: Transaction, moved: readonly AwardSettingView[]): Promise<void> {
  for (const { guid, from, to, placeFrom, placeTo } of moved) {
    await AWARD_SETTING.update(tx, { guid }, { from, to, placeFrom, placeTo });
  }
}
