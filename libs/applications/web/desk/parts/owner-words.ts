import type { ApplicationRow } from '@rampa/contract';

/** Whose an application is. A forgotten member stays without a name; of an imported one perhaps nobody has come yet. */
export function ownerWords({ member, ownerEmail }: Pick<ApplicationRow, 'member' | 'ownerEmail'>): string {
  if (member !== null) return member.fullName || 'участник удалён';
  return ownerEmail === null ? 'пока без участника' : `ждёт ${ownerEmail}`;
}
