// «Настройки конкурса»: pages at the left, on a phone in one scrolling row.

import { NavLink, Outlet, useParams } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, useAccess, useShownSelection } from '@rampa/platform/web/desk';
import classes from '../style/event.module.css';

const PAGES = [
  { to: '', label: 'Карточка события' },
  { to: 'members', label: 'Участники' },
  { to: 'judges', label: 'Судьи и доступы' },
  { to: 'accesses', label: 'Доступы' },
  { to: 'ratings', label: 'Номинации и группы' },
  { to: 'evaluation-criteria', label: 'Критерии оценки' },
  { to: 'ranks', label: 'Звания и места' },
  { to: 'display-voiting', label: 'Экраны зала' },
];

export function SettingsShell() {
  const { guid = '' } = useParams();
  const access = useAccess(guid);
  const pages = useShownSelection<HTMLElement>();
  if (access.isKnown && !access.sees('settings')) {
    return (
      <Page>
        <EmptyState>Настройки этого мероприятия вам не открыты. Попросите доступ у организатора.</EmptyState>
      </Page>
    );
  }
  return (
    <div className={classes.settings}>
      <nav ref={pages} className={classes.side} aria-label="Настройки конкурса">
        {PAGES.map((page) => (
          <NavLink
            key={page.to}
            end
            to={page.to === '' ? `/organizer/events/${guid}` : `/organizer/events/${guid}/${page.to}`}
          >
            {page.label}
          </NavLink>
        ))}
      </nav>
      {/* What a page reads may be closed to him: nothing is asked before that is known. */}
      {access.isKnown ? <Outlet /> : null}
    </div>
  );
}
