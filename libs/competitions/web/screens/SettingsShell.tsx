// «Настройки конкурса»: pages at the left, on a phone in one scrolling row.

import { NavLink, Outlet, useMatch, useParams } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, useAccess, useSession, useShownSelection } from '@rampa/platform/web/desk';
import { useEvent } from '../parts/event-context.ts';
import { isOpen } from '../parts/event-tabs.ts';
import { SETTINGS } from '../parts/settings-pages.ts';
import { useReadiness } from '../parts/use-readiness.ts';
import classes from '../style/event.module.css';

export function SettingsShell() {
  const { guid = '' } = useParams();
  const access = useAccess(guid);
  const { data: session } = useSession(guid);
  const path = useMatch('/organizer/events/:guid/*')?.params['*'] ?? '';
  const pages = useShownSelection<HTMLElement>();
  const isJudged = useEvent().typeTourCompetition !== 0;
  const counts = useReadiness(guid).data?.counts;
  if (access.isKnown && !access.sees('settings')) {
    // Some of the pages have tabs of their own for people without the settings.
    return isOpen(path, session?.config ?? {}) ? (
      <Outlet />
    ) : (
      <Page>
        <EmptyState>Настройки этого мероприятия вам не открыты. Попросите доступ у организатора.</EmptyState>
      </Page>
    );
  }
  return (
    <div className={classes.settings}>
      <nav ref={pages} className={classes.side} aria-label="Настройки конкурса">
        {SETTINGS.filter(({ isOfContest }) => isJudged || !isOfContest).map((page) => (
          <NavLink
            key={page.to}
            end
            to={page.to === '' ? `/organizer/events/${guid}` : `/organizer/events/${guid}/${page.to}`}
          >
            {page.label}
            {/* Every object has something under the name «constructor». */}
            <Count of={counts && Object.hasOwn(counts, page.to) ? counts[page.to] : undefined} />
          </NavLink>
        ))}
      </nav>
      {/* What a page reads may be closed to him: nothing is asked before that is known. */}
      {access.isKnown ? <Outlet /> : null}
    </div>
  );
}

/** How many there are on the page. */
function Count({ of }: { of: number | undefined }) {
  return of === undefined || of === 0 ? null : <span className={classes.count}>{of}</span>;
}
