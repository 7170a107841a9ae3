// Limits the uploaded files of one event or one account, because all share one disk.

import { Failure, type Guid } from '@rampa/kernel';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/unit-of-work.ts';

const MB = 1024 * 1024;

/**
 * Throws Failure filesFull; unfinished uploads count. Uploads of one owner take turns, so that two cannot exceed the
 * quota together.
 */
export async function assertRoom(
  tx: Transaction,
  { filesPerEvent, filesPerAccount }: Pick<Config, 'filesPerEvent' | 'filesPerAccount'>,
  owner: Guid,
  bytes: number,
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`files of ${owner}`]);
  const [found] = await tx.query<{ taken: string; isEvent: boolean }>(
    `select coalesce(sum(size), 0) + (select coalesce(sum(size), 0) from files.upload where owner_guid = $1) as taken,
       exists (select 1 from live.stream where stream_guid = $1 and kind = 'competition') as "isEvent"
       from files.file where owner_guid = $1`,
    [owner],
  );
  const { taken, isEvent } = found!;
  const most = isEvent ? filesPerEvent : filesPerAccount;
  if (Number(taken) + bytes <= most) return;
  const whose = isEvent ? 'Файлы мероприятия' : 'Ваши файлы';
  const size = `${Math.round((most / MB) * 10) / 10}\u00a0МБ`.replace('.', ',');
  throw new Failure('filesFull', {
    message: `${whose} заняли всё отведённое место (${size}). Уберите лишние файлы и отправьте снова.`,
  });
}
