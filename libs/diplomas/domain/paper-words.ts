import type { PaperRecipients, PaperType } from '@rampa/kernel';

export const PAPER_TYPE_WORDS: Readonly<Record<PaperType, string>> = {
  diploma: 'Диплом',
  commendation: 'Грамота',
  gratitude: 'Благодарственное письмо',
  certificate: 'Сертификат',
  testimony: 'Свидетельство',
};

export const PAPER_RECIPIENT_WORDS: Readonly<Record<PaperRecipients, string>> = {
  performances: 'Каждому номеру программы',
  people: 'Каждому человеку из состава',
  prizes: 'За каждый спецприз',
  teachers: 'Каждому педагогу',
  institutions: 'Каждому учреждению',
  judges: 'Каждому члену жюри',
  named: 'Тем, кого впишете сами',
};

/** Why nobody is written to about a paper. */
export const PAPER_LETTER_SKIP_WORDS = {
  noOwner: 'у выступления нет участника с кабинетом',
  notOpen: 'итоги ещё не опубликованы',
  noAddress: 'нет подтверждённой почты',
  blocked: 'участник заблокирован',
} as const;
