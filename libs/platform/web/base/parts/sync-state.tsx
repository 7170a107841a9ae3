// How far a mark or a field has been saved. Never a spinner.

import { IconAlertTriangle, IconCheck, IconDeviceTablet } from '@tabler/icons-react';
import './sync-state.css';

export type Sync =
  | { state: 'onDevice' | 'accepted' }
  /** Empty where the reason stands elsewhere. */
  | { state: 'refused'; reason: string }
  /** For the fields of a form. */
  | { state: 'unsent' | 'saved' };

const WORDS = {
  onDevice: 'на планшете',
  accepted: 'принято',
  unsent: 'ещё не сохранено',
  saved: 'сохранено',
} as const;

export function syncWords(sync: Sync): string {
  if (sync.state !== 'refused') return WORDS[sync.state];
  const reason = sync.reason.trim().replace(/\.$/, '');
  return reason === '' ? 'не принято' : `не принято: ${reason[0]!.toLowerCase()}${reason.slice(1)}`;
}

export function SyncState(sync: Sync) {
  return (
    <span className="r-sync" data-state={sync.state}>
      {sync.state === 'onDevice' ? <IconDeviceTablet size={16} stroke={1.75} aria-hidden /> : null}
      {sync.state === 'accepted' || sync.state === 'saved' ? <IconCheck size={16} stroke={2.2} aria-hidden /> : null}
      {sync.state === 'refused' ? <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> : null}
      <span>{syncWords(sync)}</span>
    </span>
  );
}
