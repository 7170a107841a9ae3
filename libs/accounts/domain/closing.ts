// What closing an account means, in the words of the page and of the letter.

/** Days in which the operator can still undo a mistake; then the person is forgotten, within the promised 30. */
export const FORGET_AFTER_DAYS = 14;

export const CLOSING_GOES: readonly string[] = [
  'Войти больше нельзя, на всех устройствах вход завершится сразу.',
  'Фотография, телефон, город и контакты удаляются сразу, согласия отзываются.',
  'Имя, почта и реквизиты удаляются в течение 30 дней.',
];

export const CLOSING_STAYS: readonly string[] = [
  'Результаты закрытых протоколов остаются, вместо полного имени — «Фамилия И.».',
  'Реквизиты, на которые заключён договор, и платёжные документы хранятся пять лет: этого требует закон о бухгалтерском учёте.',
  'Запись о том, какие согласия и когда вы давали.',
];
