// What became of a letter, in words.

import { counted, MAILING_OUTCOMES, MAILING_SKIPS, type MailingOutcome, type MailingSkip } from '@rampa/kernel';

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

/** «Не получат 4 из 9 заявок: нет подтверждённой почты – 3, не получает писем организаторов – 1», before anything is sent. */
export function unreachedText(reached: number, skipped: readonly { why: MailingSkip }[]): string {
  const why = MAILING_SKIPS.flatMap((one) => {
    const count = skipped.filter((each) => each.why === one).length;
    return count === 0 ? [] : [`${SKIP_WORDS[one]} – ${count.toLocaleString('ru-RU')}`];
  });
  const all = counted(reached + skipped.length, 'заявки', 'заявок', 'заявок');
  return `Не получат ${skipped.length.toLocaleString('ru-RU')} из ${all}: ${why.join(', ')}`;
}
