// Whether a reminder can reach a judge, and if not, why and what to do. Pure.

import type { AnswerOf, VotingProtocolGetReach } from '@rampa/contract';
import { dayText, timeText } from '@rampa/platform/web/desk';

export type Reach = AnswerOf<typeof VotingProtocolGetReach>[number];

export interface Unreached {
  words: string;
  /** What to do on the page of judges; null: nothing there helps. */
  mend: string | null;
}

/** Null: his tablet is here. `reach` undefined: he was never given a link. `now` in ms. */
export function unreachedOf(reach: Reach | undefined, now: number, timeZone: string): Unreached | null {
  if (!reach || reach.link === 'none') return { words: 'ссылки ещё нет', mend: 'Создать ссылку' };
  if (reach.link === 'revoked') return { words: 'ссылка отозвана', mend: 'Дать новую' };
  if (reach.link === 'expired') return { words: 'ссылка больше не действует', mend: 'Продлить' };
  if (reach.lastSeenAt === null) return { words: 'по ссылке ещё не входили', mend: 'Показать ссылку' };
  if (reach.isHere) return null;
  const seen = Date.parse(reach.lastSeenAt);
  const day = dayText(seen, timeZone);
  const since = day === dayText(now, timeZone) ? timeText(seen, timeZone) : day;
  return { words: `планшет без связи с\u00A0${since}`, mend: null };
}
