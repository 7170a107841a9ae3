// Live views in React.

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ViewName, ViewStates } from '@rampa/contract';
import { NOTHING, type Live } from './channel.ts';
import { LiveClient, type Connection } from './client.ts';
import type { Environment } from './environment.ts';

const LiveContext = createContext<LiveClient | null>(null);

export interface LiveProviderProps {
  /** Guid of the fast-login link; without it the account's session listens. Another link needs another `key`. */
  link?: string;
  environment?: Environment;
  children: ReactNode;
}

export function LiveProvider({ link, environment, children }: LiveProviderProps) {
  const [client] = useState(
    () => new LiveClient({ ...(link ? { link } : {}), ...(environment ? { environment } : {}) }),
  );
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  return <LiveContext value={client}>{children}</LiveContext>;
}

export function useLiveClient(): LiveClient {
  const client = useContext(LiveContext);
  if (!client) throw new Error('useLive needs a LiveProvider above it');
  return client;
}

/** The live picture of one view; `key` null means nothing to listen to yet. */
export function useLive<V extends ViewName>(view: V, key: string | null): Live<ViewStates[V]>;
export function useLive<T>(view: ViewName, key: string | null): Live<T>;
export function useLive(view: ViewName, key: string | null): Live<unknown> {
  const client = useLiveClient();
  const channel = key === null ? null : client.channel(view, key);
  const watch = useCallback(
    (listener: () => void) => (channel ? client.watch(channel, listener) : () => undefined),
    [client, channel],
  );
  return useSyncExternalStore(watch, () => channel?.live ?? NOTHING);
}

/** Whether there is a connection, and since when (server's milliseconds); `isRead`: only ordinary calls get through. */
export function useConnection(): { connection: Connection; since: number; isRead: boolean } {
  const client = useLiveClient();
  const watch = useCallback((listener: () => void) => client.watchConnection(listener), [client]);
  const connection = useSyncExternalStore(watch, () => client.connection);
  const isRead = useSyncExternalStore(watch, () => client.isRead);
  return { connection, since: client.connectionSince, isRead };
}

/** Server's milliseconds, drawn anew every `tickMs`. */
export function useServerNow(tickMs = 1_000): number {
  const client = useLiveClient();
  const [now, setNow] = useState(() => client.clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(client.clock.now()), tickMs);
    return () => clearInterval(timer);
  }, [client, tickMs]);
  return now;
}
