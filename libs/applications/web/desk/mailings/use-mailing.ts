import {
  MailingGetByCompetition,
  MailingGetByGuid,
  MailingGetLetters,
  type MailingView,
  type SentQuery,
} from '@rampa/contract';
import { useLive } from '@rampa/platform/web/base';
import { isAnyNew, saidOf, useFollow, useRead } from '@rampa/platform/web/desk';

export const isGoing = ({ counts }: Pick<MailingView, 'counts'>): boolean => counts.waiting + counts.leaving > 0;

const ONE = [MailingGetByGuid, MailingGetLetters];
const ALL = [MailingGetByCompetition];

/** All of the event: any move concerns the list. */
export function useMailingsLive(competitionGuid: string) {
  const live = useLive('mailings', competitionGuid);
  useFollow(live, { calls: ALL, isOld: isAnyNew });
  return live;
}

/** One of them: read anew when it has moved itself. */
export function useMailing(
  competitionGuid: string,
  mailingGuid: string,
  asked: Omit<SentQuery<typeof MailingGetLetters>, 'mailingGuid'>,
) {
  const mailing = useRead(MailingGetByGuid, { query: { mailingGuid } });
  const letters = useRead(MailingGetLetters, { query: { mailingGuid, ...asked } }, { keepPrevious: true });
  const live = useLive('mailings', competitionGuid);
  useFollow(live, {
    calls: ONE,
    isOld(now, before, opened) {
      const said = saidOf(now, mailingGuid)?.updatedAt;
      if (said === undefined) return false;
      return before === null ? Date.parse(said) > opened : said !== saidOf(before, mailingGuid)?.updatedAt;
    },
  });
  return { mailing, letters, live };
}
