// The footer: what the site is not, and the pages that explain it.

import { Link } from 'react-router';
import classes from './shell.module.css';

export function OfferNote() {
  return (
    <p className={classes.offer}>
      Сайт носит исключительно информационный характер и не является публичной офертой, определяемой положениями
      статьи&nbsp;437 Гражданского кодекса Российской Федерации.
    </p>
  );
}

export function Footer() {
  return (
    <footer className={classes.footer}>
      <nav className={classes.footLinks} aria-label="О портале">
        <Link to="/product">О портале</Link>
        <Link to="/faq">Вопросы и ответы</Link>
      </nav>
      <OfferNote />
    </footer>
  );
}
