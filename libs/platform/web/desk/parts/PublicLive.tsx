// A live page that everybody opens by its link: what it shows while loading, and after it has ended.

import type { ReactNode } from 'react';
import { EmptyState, LiveFault, useLiveClient, type Live } from '@rampa/platform/web/base';
import { PublicMessage, PublicWaiting } from './PublicPage.tsx';

export interface PublicLiveProps<State> {
  live: Live<State>;
  /** Null: the address is incomplete. */
  link: string | null;
  /** What a visitor can do about it. */
  asks: string;
  /** Shown below the reason of the end. */
  again?: ReactNode;
  /** What is loading, in words and in outlines. */
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
