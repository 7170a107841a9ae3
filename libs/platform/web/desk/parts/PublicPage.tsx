// A page for everybody with its link: the portal’s header with the organizer’s contacts, whose event it is, the age of
// an old picture, a sheet of paper below.

import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  contactsOf,
  FontSizeButton,
  listed,
  Logo,
  OfferNote,
  unbroken,
  type Reachable,
} from '@rampa/platform/web/base';
import { ContactLinks } from './ContactLinks.tsx';
import classes from '../style/public-page.module.css';

export const GREETING = 'Мы рады Вас видеть на\u00A0портале!';

/** Looks as on the portal's other pages and loads nothing more. */
function PublicHeader({ organizer }: { organizer: Reachable }) {
  const contacts = contactsOf(organizer).filter(({ kind }) => kind !== 'email');
  return (
    <header className={classes.portal}>
      <a href="/" className={classes.home} aria-label="Рампа, на главную">
        <Logo />
      </a>
      <p className={classes.greeting}>{GREETING}</p>
      <ContactLinks contacts={contacts} look="signs" className={classes.social} />
      <FontSizeButton />
    </header>
  );
}

/** Nothing to show: why, and what to do. */
export function PublicMessage({ children }: { children: ReactNode }) {
  return (
    <main className={classes.message}>
      <Logo />
      {children}
      <OfferNote />
    </main>
  );
}

/** `label` names what is loading; the children are its outlines. */
export function PublicWaiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <main className={classes.page} aria-busy aria-label={label}>
      {children}
    </main>
  );
}

export interface PublicPageProps {
  organizer: Reachable;
  title: string;
  /** The short name, because an official one fills half a phone; paper has the whole one. */
  titleOnPhone?: string;
  /** Place and dates; empty ones are left out. */
  facts: readonly string[];
  /** The bar that tells the age of the picture. */
  stale: ReactNode;
  /** The event's logo. */
  sign?: ReactNode;
  /** A bar stands below on a phone, so the page leaves room for it. */
  hasBar?: boolean;
  /** Wider, for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

export function PublicPage(props: PublicPageProps) {
  const {
    organizer,
    title,
    titleOnPhone = title,
    facts,
    stale,
    sign,
    isWide = false,
    hasBar = false,
    children,
  } = props;
  return (
    <>
      <PublicHeader organizer={organizer} />
      <main className={classes.page} data-wide={isWide || undefined} data-bar={hasBar || undefined}>
        <header className={classes.head}>
          {sign}
          <div>
            <h1>
              {titleOnPhone === title ? (
                title
              ) : (
                <>
                  <span className={classes.whole}>{title}</span>
                  <span className={classes.short}>{titleOnPhone}</span>
                </>
              )}
            </h1>
            <p>{unbroken(listed(...facts))}</p>
          </div>
        </header>
        {stale}
        {children}
        <footer className={classes.foot}>
          <OfferNote />
        </footer>
      </main>
    </>
  );
}

/** Searches performances by name, town or number. */
export function PublicSearch({ value, onValue }: { value: string; onValue(value: string): void }) {
  return (
    <label className={classes.search}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label="Найти выступление"
        placeholder="Имя, город, номер"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}

export function PublicNothing({ children }: { children: ReactNode }) {
  return (
    <p className={classes.nothing} role="status">
      {children}
    </p>
  );
}
