// Words of the tray about a job.

import type { JobView } from '@rampa/contract';

export const OPEN: ReadonlySet<JobView['state']> = new Set(['waiting', 'running']);

export function stateText({ state, progress, failure }: JobView): string {
  switch (state) {
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

/**
 * Jobs that have ended since the earlier picture: each is announced once. A short job begins and ends between two
 * pictures.
 */
export function justFinished(before: readonly JobView[] | null, now: readonly JobView[]): JobView[] {
  if (before === null) return [];
  const told = new Set(before.filter(({ state }) => !OPEN.has(state)).map(({ guid }) => guid));
  return now.filter(({ guid, state }) => !told.has(guid) && !OPEN.has(state));
}
