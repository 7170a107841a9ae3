import type { LetterKind } from '@rampa/kernel';

export const KIND_TITLES: Record<LetterKind, string> = {
  invitation: 'Приглашение',
  confirmation: 'Заявка подтверждена',
  status: 'Новый статус заявки',
  mailing: 'Рассылка',
  invoice: 'Счёт',
  payment: 'Платёж зачтён',
  refund: 'Деньги возвращены',
  overdue: 'Оплата просрочена',
};

/** What letters of the kind are for. */
export const KIND_WHENS: Record<LetterKind, string> = {
  invitation: 'Уходит тем, кого вы приглашаете по почте',
  confirmation: 'Уходит участнику, когда вы подтвердили его заявку',
  status: 'Уходит участнику, когда у его заявки новый статус',
  mailing: 'Заготовка: слова для новостей, которые вы пишете участникам',
  invoice: 'Уходит участнику, когда вы выбираете «Письмо со счётом»',
  payment: 'Уходит участнику, когда его платёж зачтён',
  refund: 'Уходит участнику, когда ему вернули деньги',
  overdue: 'Уходит участнику один раз по каждому сроку, который прошёл без оплаты',
};

/** Kinds that the portal sends by itself; one of the organizer's letters may be the default of each. */
export function leavesByItself(kind: LetterKind): boolean {
  return kind !== 'mailing';
}
