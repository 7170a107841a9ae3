// What became of a letter, in words.

import { MAILING_OUTCOMES, type MailingOutcome, type MailingSkip } from '@rampa/kernel';

export const OUTCOME_WORDS: Record<MailingOutcome, string> = {
  waiting: 'ждёт очереди',
  leaving: 'уходит',
  sent: 'отправлено',
  refused: 'отказано',
  skipped: 'не отправляли',
  cancelled: 'отменено',
};

export const OUTCOME_TONES: Record<MailingOutcome, 'plain' | 'ok' | 'danger' | 'info' | 'now'> = {
  waiting: 'plain',
  leaving: 'info',
  sent: 'ok',
  refused: 'danger',
  skipped: 'plain',
  cancelled: 'plain',
};

export const SKIP_WORDS: Record<MailingSkip, string> = {
  noOwner: 'у заявки ещё нет участника',
  noAddress: 'нет подтверждённой почты',
  unsubscribed: 'не получает писем организаторов',
  blocked: 'мероприятие закрыто вами',
};

/** «отправлено 12, отказано 1» */
export function countsText(counts: Record<MailingOutcome, number>): string {
  return MAILING_OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${OUTCOME_WORDS[outcome]} ${counts[outcome].toLocaleString('ru-RU')}`)
    .join(', ');
}
