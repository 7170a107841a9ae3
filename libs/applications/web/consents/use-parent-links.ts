// Links for many parents, one after another: what is made stays made, the rest may be left for later.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ChildConsentCreateLink, type ChildView } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { failureTextOf, refreshAfter, type Send } from '@rampa/platform/web/desk';

export interface ParentLinkMade {
  child: ChildView;
  url: string;
  expiresAt: string;
  /** Where the letter goes; empty: none was asked for. */
  email: string;
}

interface Wanted {
  child: ChildView;
  email: string;
}

/** Why some have none, by the block that names the child. */
export class LinksRefused extends Error {
  constructor(readonly troubles: ReadonlyMap<string, string>) {
    super('links refused');
  }
}

export interface ParentLinks {
  made: readonly ParentLinkMade[];
  /** Null: none is being made. */
  left: number | null;
  /** Ends as well when it is stopped. Failure LinksRefused. */
  run(wanted: readonly Wanted[], write: Send, onMade: (child: ChildView) => void): Promise<void>;
  stop(): void;
}

export function useParentLinks(): ParentLinks {
  const client = useQueryClient();
  const [made, setMade] = useState<readonly ParentLinkMade[]>([]);
  const [left, setLeft] = useState<number | null>(null);
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  async function run(wanted: readonly Wanted[], write: Send, onMade: (child: ChildView) => void): Promise<void> {
    isStopped.current = false;
    const troubles = new Map<string, string>();
    setLeft(wanted.length);
    for (const [at, { child, email }] of wanted.entries()) {
      if (isStopped.current) break;
      const { applicationBlockGuid } = child;
      try {
        const link = await write(ChildConsentCreateLink, { body: { applicationBlockGuid, email } });
        setMade((now) => [...now, { child, email, ...link }]);
        onMade(child);
      } catch (error) {
        troubles.set(applicationBlockGuid, failureTextOf(error));
        // Neither a network that is away nor a bound that is reached is better for the next one.
        if (!(error instanceof ApiFailure) || error.isPassing) break;
      }
      setLeft(wanted.length - at - 1);
    }
    setLeft(null);
    await refreshAfter(client, ChildConsentCreateLink);
    if (troubles.size > 0) throw new LinksRefused(troubles);
  }

  return { made, left, run, stop: () => void (isStopped.current = true) };
}
