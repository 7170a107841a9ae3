import { MailingGetByGuid, MailingGetLetters, type MailingView, type SentQuery } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';

/** What leaves is looked at so often, ms; what has ended stands still. */
export const SEEN_ANEW_MS = 3_000;

export const isGoing = ({ counts }: Pick<MailingView, 'counts'>): boolean => counts.waiting + counts.leaving > 0;

export function useMailing(mailingGuid: string, asked: Omit<SentQuery<typeof MailingGetLetters>, 'mailingGuid'>) {
  const mailing = useRead(MailingGetByGuid, { query: { mailingGuid } }, { everyMs: SEEN_ANEW_MS });
  const letters = useRead(
    MailingGetLetters,
    { query: { mailingGuid, ...asked } },
    { keepPrevious: true, everyMs: SEEN_ANEW_MS },
  );
  return { mailing, letters };
}
