// The door of a page that is entered by a link.

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Logo } from '../parts/show.tsx';
import { LinkSession, type LinkSessionOptions } from './link-session.ts';
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
  /** Below the words of the door, while it is closed. */
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

  if (state.is === 'inside') return children({ link: state.link, profile: state.profile, session });
  if (state.is === 'looking') return <main className="r-gate" aria-busy />;
  const { failure } = state;
  return (
    <main className="r-gate">
      <Logo />
      <h1>{title}</h1>
      {state.is === 'invited' ? (
        <>
          <p>Вас пригласил организатор. Вход останется на этом устройстве до конца мероприятия.</p>
          <Button kind="primary" size="large" disabled={state.isEntering} onClick={() => void session.enter()}>
            {state.isEntering ? 'Входим…' : 'Войти'}
          </Button>
        </>
      ) : (
        <>
          <p>Попросите ссылку у организатора: эта страница открывается только по ней.</p>
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
    </main>
  );
}
