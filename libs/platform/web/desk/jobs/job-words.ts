// What the tray says of a job.

import type { JobView } from '@rampa/contract';

export const OPEN: ReadonlySet<JobView['status']> = new Set(['waiting', 'running']);

export function stateText({ status, progress, failure }: JobView): string {
  switch (status) {
    case 'waiting':
      return 'в очереди';
    case 'running':
      return `готово ${progress}\u00A0%`;
    case 'done':
      return 'готово';
    case 'failed':
      return failure ?? 'не получилось';
    case 'cancelled':
      return 'отменено';
  }
}

const KB = 1024;

/** «842 КБ», «12,4 МБ» */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${bytes}\u00A0Б`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB).toLocaleString('ru-RU')}\u00A0КБ`;
  return `${(bytes / KB / KB).toLocaleString('ru-RU', { maximumFractionDigits: 1 })}\u00A0МБ`;
}

/** Jobs that were open in the earlier picture and are over in this one: whoever waits for them is told once. */
export function justFinished(before: readonly JobView[] | null, now: readonly JobView[]): JobView[] {
  if (before === null) return [];
  const open = new Set(before.filter(({ status }) => OPEN.has(status)).map(({ guid }) => guid));
  return now.filter(({ guid, status }) => open.has(guid) && !OPEN.has(status));
}
