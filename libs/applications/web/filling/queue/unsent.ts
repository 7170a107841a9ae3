// Answers that lie on this device and not with the server, whatever page is open: asked before somebody signs out.

import type { Guid } from '@rampa/kernel';
import type { FieldSaves } from './field-saves.ts';
import { keptEntries, type TextStore } from './kept-entries.ts';

export const isOwed = ({ saves }: { saves: FieldSaves }) => (saves.sent ?? saves.waiting ?? saves.clash) !== null;

/** Fields of this account, typed in any tab. */
export function unsentAnswers(account: Guid, store: () => TextStore = () => localStorage): number {
  return keptEntries(account, store, Date.now()).filter(isOwed).length;
}

/** Sends what can be sent. False: something is left, for the network, for a choice or with another open tab. */
export async function sendUnsent(account: Guid): Promise<boolean> {
  const { queueOf } = await import('./browser-queue.ts');
  const queue = await queueOf(account);
  queue.again();
  const applications = keptEntries(account, () => localStorage, Date.now()).map(
    ({ saves }) => saves.place.applicationGuid,
  );
  await Promise.all([...new Set(applications)].map((one) => queue.settled(one)));
  return unsentAnswers(account) === 0;
}
