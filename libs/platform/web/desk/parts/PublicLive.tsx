// A page that everybody opens by its link and that lives: what stands there until it is read, and when it is no more.

import type { ReactNode } from 'react';
import { EmptyState, LiveFault, useLiveClient, type Live } from '@rampa/platform/web/base';
import { PublicMessage, PublicWaiting } from './PublicPage.tsx';

export interface PublicLiveProps<State> {
  live: Live<State>;
  /** Null: the address is cut short. */
  link: string | null;
  /** What to do about that. */
  asks: string;
  /** Below why it is no more. */
  again?: ReactNode;
  /** What is on its way, in words and in outlines. */
  waits: { label: string; outlines: ReactNode };
  children(state: State): ReactNode;
}

export function PublicLive<State>({ live, link, asks, again = null, waits, children }: PublicLiveProps<State>) {
  const client = useLiveClient();
  if (link === null || live.ended) {
    return (
      <PublicMessage>
        <EmptyState action={link === null ? null : again}>{live.ended?.message ?? asks}</EmptyState>
      </PublicMessage>
    );
  }
  if (!live.state && live.fault) {
    return (
      <PublicMessage>
        <LiveFault fault={live.fault} onRetry={() => client.askAgain()} />
      </PublicMessage>
    );
  }
  if (!live.state) return <PublicWaiting label={waits.label}>{waits.outlines}</PublicWaiting>;
  return children(live.state);
}
