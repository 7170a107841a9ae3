// The header for whoever is not signed in: the pages that explain the portal, and the ways in. Whoever may turn out to be
// signed in is shown neither before that is known.

import { Button } from '@mantine/core';
import { Link, NavLink } from 'react-router';
import { FontSizeButton, Logo } from '@rampa/platform/web/base';
import { isMemberHost } from '@rampa/accounts/web';
import classes from './shell.module.css';

export function GuestHeader({ isKnown }: { isKnown: boolean }) {
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.logo} aria-label="Рампа, на главную">
        <Logo />
      </Link>
      {isKnown ? (
        <nav className={classes.nav} aria-label="Портал">
          <NavLink to="/product" className={classes.link!}>
            О портале
          </NavLink>
          <NavLink to="/faq" className={classes.link!}>
            Вопросы и ответы
          </NavLink>
        </nav>
      ) : null}
      <span className={classes.gap} />
      <FontSizeButton />
      {isKnown ? (
        <Button
          component={Link}
          to={isMemberHost() ? '/profile/login/member' : '/profile/login/organizer'}
          className={classes.signIn!}
        >
          Войти
        </Button>
      ) : null}
    </header>
  );
}
