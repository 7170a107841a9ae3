// The copy of a program's recordings on this device.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordingView } from '@rampa/contract';
import { forgetFilesOfOthers, keptFilesOf } from '@rampa/platform/web/base';
import { tell, tellRefusal, useSession } from '@rampa/platform/web/desk';
import { fileAddress } from './file-address.ts';
import { orderAddress, useKeptOrder, type ToKeep } from './kept-order.ts';
import { sizeOf, takeAll, type Taken } from './taking.ts';

export interface SoundCopy {
  /** Guids of the files that are here; null: the browser keeps none, or has not said yet. */
  kept: ReadonlySet<string> | null;
  /** Null: nothing is being taken. */
  taking: Taken | null;
  take(): void;
  stop(): void;
  forget(): void;
}

export const urlOf = (guid: string) => new URL(fileAddress(guid), location.origin).href;
/** What somebody has taken and never put away, ms; the worker plays nothing as old. */
const KEPT_MS = 14 * 24 * 3_600_000;

export function useCopy(files: readonly RecordingView[], order: ToKeep): SoundCopy {
  const account = useSession().data?.guid ?? null;
  const isAnswered = useWorker();
  const [here, setHere] = useState<ReadonlySet<string> | null>(null);
  const [taking, setTaking] = useState<Taken | null>(null);
  const stopping = useRef<AbortController | null>(null);

  const look = useCallback(async () => {
    if (account !== null && isAnswered) setHere(new Set(await freshOf(await keptFilesOf(account))));
  }, [account, isAnswered]);
  useEffect(() => {
    if (account === null || !isAnswered) return;
    void forgetFilesOfOthers(account)
      .then(look)
      .catch(() => undefined);
  }, [account, isAnswered, look]);
  useEffect(() => () => stopping.current?.abort(), []);

  useKeptOrder(
    account,
    files.some((file) => isKept(file)),
    order,
  );

  function isKept({ fileGuid }: RecordingView): boolean {
    return here?.has(urlOf(fileGuid)) === true;
  }

  async function take() {
    if (account === null || stopping.current) return;
    const stop = new AbortController();
    stopping.current = stop;
    setTaking({ files: 0, bytes: 0 });
    try {
      const lacking = sizeOf(files.filter((file) => !isKept(file)));
      if (lacking > (await roomHere())) throw new DOMException('No room', 'QuotaExceededError');
      const cache = await keptFilesOf(account);
      await keepThisPage(stop.signal);
      await takeAll(
        files.map(({ fileGuid, size }) => ({ address: urlOf(fileGuid), size })),
        {
          shelf: {
            addresses: async () => new Set(await freshOf(cache)),
            put: (address, answer) => cache.put(address, answer),
          },
          load: (address, signal) => fetch(address, { signal }),
          signal: stop.signal,
          onStep: setTaking,
        },
      );
      tell('Записи на этом устройстве', {
        subject: 'sound-copy',
        detail: 'Играют и без связи, в этом браузере.',
      });
    } catch (error) {
      if (!stop.signal.aborted) tellUntaken(error);
    } finally {
      stopping.current = null;
      setTaking(null);
      await look().catch(() => undefined);
    }
  }

  async function forget() {
    if (account === null) return;
    const cache = await keptFilesOf(account);
    await cache.delete(orderAddress(order.competition, order.program));
    await Promise.all(files.map(({ fileGuid }) => cache.delete(urlOf(fileGuid), { ignoreVary: true })));
    await look();
    tell('Записей на этом устройстве больше нет', { subject: 'sound-copy' });
  }

  return {
    kept: here === null ? null : new Set(files.filter(isKept).map(({ fileGuid }) => fileGuid)),
    taking,
    take: () => void take(),
    stop: () => stopping.current?.abort(),
    forget: () => void forget(),
  };
}

/** Whether the service worker answers for this page: only then a copy is played. */
function useWorker(): boolean {
  const [isThere, setThere] = useState(() => navigator.serviceWorker?.controller != null);
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const look = () => setThere(workers.controller !== null);
    look();
    workers.addEventListener('controllerchange', look);
    return () => workers.removeEventListener('controllerchange', look);
  }, []);
  return isThere;
}

/** Addresses of what may be used; what is too old goes. */
export async function freshOf(cache: Cache): Promise<string[]> {
  const fresh: string[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
    if (age < KEPT_MS) fresh.push(request.url);
    else await cache.delete(request);
  }
  return fresh;
}

/** What the page was loaded with before the worker stood; whatever comes through the worker stays with it. */
async function keepThisPage(signal: AbortSignal): Promise<void> {
  const own = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = own.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  await Promise.all(files.map((file) => fetch(file, { signal })));
}

async function roomHere(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? Infinity : quota - usage;
}

function tellUntaken(error: unknown): void {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  tellRefusal('Записи взяты не все', {
    subject: 'sound-copy',
    detail: isFull
      ? 'На устройстве нет места. Освободите его или скачайте архив на другой носитель.'
      : 'Прервалась связь, или запись убрали. Взятые остались; возьмите остальные ещё раз.',
  });
}
