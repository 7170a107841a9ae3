// How an application stands and whose it is, in words: the organizer's table and its workbook say the same.

import type { ApplicationState } from '@rampa/kernel';

export const STATE_WORDS: Record<ApplicationState, string> = {
  Draft: 'не начата',
  Submitted: 'черновик',
  Subscribed: 'отправлена',
  Unsubscribed: 'отозвана',
};

/** Its status stands only while it is sent: one that was called back keeps it for its return. */
export function shownStatus<S>(state: ApplicationState, status: S | undefined): S | null {
  return state === 'Subscribed' ? (status ?? null) : null;
}

/** {статус} of a letter. One that was called back has its status no more, whatever its return will bring. */
export function statusInLetters(state: ApplicationState, status: string | null): string {
  return shownStatus(state, status ?? undefined) ?? (state === 'Unsubscribed' ? STATE_WORDS[state] : '');
}

interface Owned {
  member: { fullName: string } | null;
  ownerEmail: string | null;
}

/** Whose an application is. A forgotten member stays without a name; of an imported one perhaps nobody has come yet. */
export function ownerWords({ member, ownerEmail }: Owned): string {
  if (member !== null) return member.fullName || 'участник удалён';
  return ownerEmail === null ? 'пока без участника' : `ждёт ${ownerEmail}`;
}
