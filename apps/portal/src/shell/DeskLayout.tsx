// The organizer's shell: header, the page, footer. Live views listen with the account's session.

import { Link, NavLink, Outlet, ScrollRestoration } from 'react-router';
import { LiveProvider, Logo } from '@rampa/platform/web/base';
import { FontSizeMenu, HeaderPlace, JobTray } from '@rampa/platform/web/desk';
import { ProfileMenu, RequireSession } from '@rampa/accounts/web';
import classes from './shell.module.css';

export function DeskLayout() {
  return (
    <RequireSession>
      <LiveProvider>
        <div className={classes.shell}>
          <a className={classes.skip} href="#content">
            К содержанию
          </a>
          <header className={classes.header}>
            <Link to="/organizer/events" className={classes.logo} aria-label="Рампа, к мероприятиям">
              <Logo />
            </Link>
            <HeaderPlace className={classes.place!} />
            <nav className={classes.nav} aria-label="Портал">
              <NavLink to="/organizer/events" className={classes.link!}>
                Мероприятия
              </NavLink>
            </nav>
            <span className={classes.gap} />
            <JobTray />
            <FontSizeMenu />
            <ProfileMenu />
          </header>
          <main id="content" className={classes.main} tabIndex={-1}>
            <Outlet />
          </main>
          <footer className={classes.footer}>
            Сайт носит информационный характер и не является публичной офертой.
          </footer>
        </div>
        <ScrollRestoration />
      </LiveProvider>
    </RequireSession>
  );
}
