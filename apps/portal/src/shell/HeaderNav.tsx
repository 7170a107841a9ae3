// The portal's navigation: a row on a wide screen; on a phone its entries stand in the person's menu.

import { NavLink, useLocation } from 'react-router';
import { Closed } from '@rampa/platform/web/desk';
import type { NavEntry } from './navigation.ts';
import classes from './shell.module.css';

export function HeaderNav({ entries }: { entries: readonly NavEntry[] }) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.nav} aria-label="Портал">
      {entries.map(({ to, label, end, closed }) =>
        closed ? (
          <Closed key={to} reason={closed} className={classes.link!}>
            {label}
          </Closed>
        ) : (
          // After signing in people are at «/organizer/», so an exact entry matches only the address that it links to.
          <NavLink key={to} to={pathname === `${to}/` ? pathname : to} end={end ?? false} className={classes.link!}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  );
}
