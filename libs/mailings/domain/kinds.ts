import type { LetterKind } from '@rampa/kernel';

export const KIND_TITLES: Record<LetterKind, string> = {
  invitation: 'Приглашение',
  confirmation: 'Заявка подтверждена',
  status: 'Новый статус заявки',
  mailing: 'Рассылка',
};

/** When a letter of the kind leaves. */
export const KIND_WHENS: Record<LetterKind, string> = {
  invitation: 'Уходит тем, кого вы приглашаете участвовать',
  confirmation: 'Уходит участнику, когда вы подтвердили его заявку',
  status: 'Уходит участнику, когда у его заявки новый статус',
  mailing: 'Вы сами выбираете, кому и когда его отправить',
};
