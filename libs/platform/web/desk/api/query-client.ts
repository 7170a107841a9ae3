// One cache of answers for the whole portal. A 401 anywhere is one event, not a hundred error messages.

import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import type { CallDefinition, Change } from '@rampa/contract';
import { ApiFailure, forgetSession } from '@rampa/platform/web/base';
import { tellFailure } from '../notices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kinds of change that make the answer stale, from its call. */
      shows?: readonly Change[];
    };
    mutationMeta: {
      /** The screen shows the failure itself. */
      quiet?: boolean;
    };
  }
}

export interface QueryClientOptions {
  /** The session has ended: open the sign-in and remember the page. */
  onSignedOut(): void;
  /** Reads that a refusal of this code has shown to be stale: what may be done now is asked for again. */
  rereads: Readonly<Record<string, CallDefinition>>;
  /** By default a notice. */
  tell?(error: unknown): void;
}

/** A wrong password is a 401 too; it ends no session. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.isSignedOut && error.code !== 'wrongLogin';
}

function isTooLarge(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 413;
}

/** A page that goes on showing an old answer says so again. */
const TOLD_ANEW_MS = 60_000;

export function createDeskQueryClient({ onSignedOut, rereads, tell = tellFailure }: QueryClientOptions): QueryClient {
  const leave = () => {
    forgetSession();
    onSignedOut();
  };
  const askAgain = (error: unknown) => {
    const call = error instanceof ApiFailure ? rereads[error.code] : undefined;
    if (call) void client.invalidateQueries({ queryKey: [call.id] });
  };
  // What is read again by the clock fails by the clock: told each time, it would push out whatever else is said.
  const told = new WeakMap<object, number>();
  const isTold = (query: Query<unknown, unknown, unknown>) => {
    const isTimed = query.observers.some(({ options }) => options.refetchInterval !== undefined);
    if (isTimed && Date.now() - (told.get(query) ?? -Infinity) < TOLD_ANEW_MS) return true;
    told.set(query, Date.now());
    return false;
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, query) => void told.delete(query),
      onError(error, query) {
        askAgain(error);
        if (isSignedOut(error)) leave();
        // A first read shows its failure in place; a refetch keeps the old picture and only says so. Of a page that has
        // been left nobody wants to know: what was deleted there is «not found».
        else if (query.state.data !== undefined && query.getObserversCount() > 0 && !isTold(query)) tell(error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _context, mutation) {
        askAgain(error);
        if (isSignedOut(error)) leave();
        // A file that is too large is told by a notice wherever the form stands, because the field's words would come
        // too late.
        else if (mutation.options.meta?.quiet !== true || isTooLarge(error)) tell(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) => error instanceof ApiFailure && error.isPassing && count < 2,
        retryDelay: (count) => Math.min(4_000, 500 * 2 ** count),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
