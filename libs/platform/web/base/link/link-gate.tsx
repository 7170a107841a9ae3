// The door of a page that is entered by a link.

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { dateRangeText } from '../format/dates.ts';
import { listed, unbroken } from '../format/names.ts';
import { Button } from '../parts/button.tsx';
import { Company } from '../parts/company.tsx';
import { OfferNote } from '../parts/offer-note.tsx';
import { Logo } from '../parts/show.tsx';
import { LinkSession, type LinkInvitation, type LinkSessionOptions } from './link-session.ts';
import { usePageTitle } from '../state/page-title.ts';
import type { KeptLink } from './link-memory.ts';
import './link-gate.css';

export interface Inside<P> {
  link: KeptLink;
  profile: P;
  session: LinkSession<P>;
}

export interface LinkGateProps<P> {
  options: LinkSessionOptions<P>;
  /** «Лист оценок» */
  title: string;
  /** Shown below the text while nobody is signed in. */
  note?: ReactNode;
  children: (inside: Inside<P>) => ReactNode;
}

export function LinkGate<P>({ options, title, note, children }: LinkGateProps<P>) {
  const [session] = useState(() => new LinkSession(options));
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  useEffect(() => {
    session.begin();
    // The organizer's new link pasted into the same tab changes only the hash.
    window.addEventListener('hashchange', session.begin);
    return () => window.removeEventListener('hashchange', session.begin);
  }, [session]);

  usePageTitle(state.is === 'inside' ? null : title);
  if (state.is === 'inside') return children({ link: state.link, profile: state.profile, session });
  if (state.is === 'looking') return <main className="r-gate" aria-busy />;
  const { failure } = state;
  return (
    <main className="r-gate">
      <Logo />
      <h1>{title}</h1>
      {state.is === 'invited' ? (
        <>
          {state.invitation ? <Invitation {...state.invitation} /> : <p>Вас пригласил организатор.</p>}
          <Button kind="primary" size="large" disabled={state.isEntering} onClick={() => void session.enter()}>
            {state.isEntering ? 'Входим…' : 'Войти'}
          </Button>
          <p>Вход останется на этом устройстве до конца мероприятия.</p>
        </>
      ) : (
        <>
          {failure?.code.startsWith('link') ? null : (
            <p>Попросите ссылку у организатора: эта страница открывается только по ней.</p>
          )}
          {failure?.isPassing ? (
            <Button size="large" onClick={session.begin}>
              Повторить
            </Button>
          ) : null}
        </>
      )}
      <p className="r-gate-failure" role="alert">
        {failure?.message}
      </p>
      {note}
      <OfferNote />
    </main>
  );
}

/** Says who invites whom to which event, before anybody signs in. */
function Invitation({ fullName, organizerInfo, competitionInfo: event }: LinkInvitation) {
  const days = dateRangeText(event.beginDate, event.endDate);
  return (
    <section className="r-gate-invitation" aria-label="Приглашение">
      <div className="r-gate-event">
        {event.logoPath === null ? null : <img src={event.logoPath} alt="" width={72} height={72} decoding="async" />}
        <span>
          <b>{unbroken(event.title)}</b>
          <small>{unbroken(listed(days, event.city))}</small>
        </span>
      </div>
      <p className="r-gate-name">{fullName}</p>
      <Company {...organizerInfo} />
    </section>
  );
}
