// The footer: the legal note, and links to the pages that explain the portal.

import { OfferNote, WayLink } from '@rampa/platform/web/base';
import classes from './shell.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <nav className={classes.footLinks} aria-label="О портале">
        <WayLink to="/product">О портале</WayLink>
        <WayLink to="/faq">Вопросы и ответы</WayLink>
      </nav>
      <OfferNote />
    </footer>
  );
}
