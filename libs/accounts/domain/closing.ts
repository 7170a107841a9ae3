// What closing an account means, in the words of the page and of the letter.

import type { UserType } from '@rampa/kernel';

/** Days in which the operator can still undo a mistake; then the person is forgotten, within the promised 30. */
export const FORGET_AFTER_DAYS = 14;

export interface ClosingFacts {
  /** What has to be done first. */
  before: readonly string[];
  goes: readonly string[];
  stays: readonly string[];
}

const GOES = [
  'Войти больше нельзя, на всех устройствах вход завершится сразу.',
  'Фотография, телефон, город и контакты удаляются сразу, согласия отзываются.',
  'Имя, почта и реквизиты удаляются в течение 30 дней.',
];

const STAYS = [
  'Результаты закрытых протоколов остаются, вместо полного имени — «Фамилия И.».',
  'Реквизиты, на которые заключён договор, и платёжные документы хранятся пять лет: этого требует закон о бухгалтерском учёте.',
  'Запись о том, какие согласия и когда вы давали.',
];

export function closingFacts(userType: UserType): ClosingFacts {
  if (userType !== 'Organizer') return { before: [], goes: GOES, stays: STAYS };
  return {
    before: ['Отправьте все мероприятия в архив: пока хоть одно открыто, кабинет не закроется.'],
    goes: [...GOES, 'Сотрудники больше не войдут: доступ у них от вас.', 'Архив мероприятий вам больше не открыть.'],
    stays: STAYS,
  };
}
