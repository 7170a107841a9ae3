// What is said of the addresses of a list.

import type { AddressVerdict, InvitationCheck, InvitationRow } from '@rampa/contract';
import { counted } from '@rampa/kernel';

/** In the order in which they are told; those who are simply invited need no word. */
const SAID: readonly [AddressVerdict, string][] = [
  ['notAddress', 'Не адрес'],
  ['double', 'Повторяются в списке'],
  ['member', 'Уже участники'],
  ['blocked', 'Мероприятие им закрыто'],
  ['invited', 'Уже приглашены'],
  ['again', 'Прежнее письмо не дошло, пригласим ещё раз'],
];

export interface Told {
  verdict: AddressVerdict;
  word: string;
  addresses: string[];
}

export function toldOf({ addresses }: Pick<InvitationCheck, 'addresses'>): Told[] {
  return SAID.map(([verdict, word]) => ({
    ...{ verdict, word },
    addresses: addresses.filter((one) => one.verdict === verdict).map(({ address }) => address),
  })).filter((told) => told.addresses.length > 0);
}

/** «Приглашение получат 48 адресов. Ещё 3 не тронем.» */
export function summaryOf({ addresses, invited, left }: InvitationCheck): string {
  const rest = addresses.length - invited;
  if (invited > left)
    return `Новых адресов ${invited}, а сегодня можно пригласить ещё ${left}: уберите лишние, остальных пригласите завтра.`;
  const who = counted(invited, 'новый адрес', 'новых адреса', 'новых адресов');
  if (invited === 0) return 'Новых адресов нет: приглашать некого.';
  return `Письмо получат: ${who}.${rest > 0 ? ` Остальным не пишем: ${rest}.` : ''}`;
}

export const STATE_WORDS: Record<InvitationRow['state'], string> = {
  waiting: 'ждёт очереди',
  stopped: 'не отправлено: рассылку остановили',
  leaving: 'отправляется',
  sent: 'отправлено',
  failed: 'не дошло',
  refused: 'таких писем не получает',
  joined: 'приглашение принято',
};
