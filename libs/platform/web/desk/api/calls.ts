// Reading and writing calls of the contract through the cache: a key is the call and what is asked of it.

import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerOf, CallDefinition, SentBody, SentParams, SentQuery } from '@rampa/contract';
import { addressOf, callApi, takeBegunData } from '@rampa/platform/web/base';

export interface Asked<C extends CallDefinition> {
  query?: SentQuery<C>;
  body?: SentBody<C>;
  params?: SentParams<C>;
}

export function readOptions<C extends CallDefinition>(call: C, asked: Asked<C> = {}) {
  return queryOptions<AnswerOf<C>>({
    queryKey: [call.id, asked],
    queryFn: ({ signal }) => callApi(call, { ...asked, signal }),
    meta: { shows: call.shows },
  });
}

export interface ReadSettings {
  enabled?: boolean;
  /** While another page or search is loading the former list stays. */
  keepPrevious?: boolean;
  staleTime?: number;
  /** Reads again at this interval, ms: for data without events, such as who is here. */
  everyMs?: number;
}

export function useRead<C extends CallDefinition>(call: C, asked: Asked<C> = {}, settings: ReadSettings = {}) {
  return useQuery({
    ...readOptions(call, asked),
    // Answers that came with the page are there from the first render.
    initialData: () => (call.method === 'GET' ? (takeBegunData(addressOf(call, asked)) as AnswerOf<C>) : undefined),
    enabled: settings.enabled ?? true,
    ...(settings.staleTime === undefined ? {} : { staleTime: settings.staleTime }),
    ...(settings.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(settings.everyMs === undefined ? {} : { refetchInterval: settings.everyMs }),
  });
}

/** As `callApi`. */
export type Send = typeof callApi;

export interface WriteSettings<C extends CallDefinition> {
  /** The screen shows the failure itself, no notice. */
  quiet?: boolean;
  /** Writes of the same name wait for each other, so that the last press is the last one applied. */
  inOrder?: string;
  /** Reads are repeated after it; what it promises is waited for first. */
  onDone?(answer: AnswerOf<C>, asked: Asked<C>): void | Promise<void>;
}

/** Of one press. */
interface AfterWrite<C extends CallDefinition> {
  onSuccess?(answer: AnswerOf<C>): void;
  onError?(error: Error): void;
  onSettled?(): void;
}

export function useWrite<C extends CallDefinition>(call: C, settings: WriteSettings<C> = {}, send: Send = callApi) {
  const client = useQueryClient();
  const write = useMutation<AnswerOf<C>, Error, Asked<C>>({
    mutationKey: [call.id],
    mutationFn: (asked) => send(call, asked),
    meta: { quiet: settings.quiet ?? false },
    ...(settings.inOrder ? { scope: { id: settings.inOrder } } : {}),
    async onSuccess(answer, asked) {
      await settings.onDone?.(answer, asked);
      await refreshAfter(client, call);
    },
  });
  const { mutateAsync } = write;
  // The library forgets what a press wanted once its row is gone. A deletion takes its own row away, by the reading after
  // it or by a live frame before it, and «Вернуть» has to be told all the same.
  const mutate = useCallback(
    (asked: Asked<C>, after: AfterWrite<C> = {}) => void followed(mutateAsync(asked), after),
    [mutateAsync],
  );
  return { ...write, mutate };
}

/** A page's own fault in telling of it is told of as a crash; what waits for the end is let go all the same. */
export function followed<C extends CallDefinition>(
  write: Promise<AnswerOf<C>>,
  { onSuccess, onError, onSettled }: AfterWrite<C>,
): Promise<void> {
  return write
    .then(onSuccess, onError ?? (() => undefined))
    .finally(onSettled)
    .catch((error: unknown) => globalThis.reportError(error));
}

/** Reads again what these writes have made stale, by what the contract says of both: no page names queries. */
export async function refreshAfter(client: QueryClient, ...writes: readonly CallDefinition[]): Promise<void> {
  const changes = new Set(writes.flatMap((call) => call.changes));
  const predicate = ({ meta }: Query) => meta?.shows?.some((kind) => changes.has(kind)) ?? false;
  // A first read under way may have been answered before the write, and the cache would keep it as fresh.
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    void query.fetch().catch(() => undefined);
  }
  await client.invalidateQueries({ predicate });
}
