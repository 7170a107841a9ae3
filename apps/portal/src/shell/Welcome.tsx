// The greeting with the contacts of the event's organizer. Their place is reserved from the first moment, so that
// nothing moves when they arrive.

import { useLocation } from 'react-router';
import { CompetitionGetFullInfoByGuid } from '@rampa/contract';
import { isGuid } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { hasOrganizer, SocialStrip, Strip } from './SocialStrip.tsx';
import classes from './shell.module.css';

/** Pages of people who take part in the event or work for it. */
const EVENT_PAGE = /^\/(?:organizer\/events|member\/competition)\/([^/]+)/;

export function Welcome() {
  const { pathname, search } = useLocation();
  // The home page says it in its own heading.
  if (pathname === '/') return null;
  const guid = EVENT_PAGE.exec(pathname)?.[1]?.toLowerCase() ?? '';
  return (
    <div className={classes.welcome} data-event={isGuid(guid) || hasOrganizer({ pathname, search }) || undefined}>
      <p className={classes.greeting}>Мы рады Вас видеть на&nbsp;портале!</p>
      {isGuid(guid) ? <EventStrip guid={guid} /> : <SocialStrip />}
    </div>
  );
}

/** The page reads the same data, so one request serves both. */
function EventStrip({ guid }: { guid: string }) {
  const whole = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid: guid } }, { staleTime: 60_000 });
  return <Strip organizer={whole.data?.organizer ?? null} />;
}
