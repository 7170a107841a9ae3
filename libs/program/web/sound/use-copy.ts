// A copy of a program's recordings on this device: they are played from it without a connection, while the page is open.

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetJsonBefore, readJson, writeJson } from '@rampa/platform/web/base';
import { tellRefusal, useSession } from '@rampa/platform/web/desk';
import { forgetCopies, forgetCopy, hasCopy, openCopy } from './copies.ts';
import { fileAddress } from './file-address.ts';
import { copyPlan, type Track } from './tracks.ts';

const PREFIX = 'rampa.sound.';
const DAY_MS = 86_400_000;
/** A festival is over by then, and its recordings leave the device. */
const KEPT_DAYS = 14;

interface Kept {
  at: number;
  /** Whose it is: of another person's nothing is played here, and it goes. */
  account: string;
  files: string[];
  bytes: number;
}

export interface SoundCopy {
  /** False: this browser keeps no files here. */
  isPossible: boolean;
  kept: Kept | null;
  /** While it is being made. */
  progress: { done: number; of: number } | null;
  /** How many recordings it lacks. */
  lacks: number;
  save(): void;
  stop(): void;
  remove(): void;
  /** Where the player finds it: in the copy, or at the server. */
  sourceOf(fileGuid: string): Promise<string>;
}

export function useCopy(program: string, tracks: readonly Track[]): SoundCopy {
  const name = PREFIX + program;
  const account = useSession().data?.guid ?? '';
  const [found, setKept] = useState<Kept | null>(() => readJson<Kept>(name));
  const kept = found?.account === account ? found : null;
  const [progress, setProgress] = useState<SoundCopy['progress']>(null);
  const stopping = useRef<AbortController | null>(null);
  const known = new Set(kept?.files);

  useEffect(() => {
    forgetJsonBefore(PREFIX, Date.now() - KEPT_DAYS * DAY_MS);
    void forgetCopies((copy) => readJson(PREFIX + copy) !== null);
    return () => stopping.current?.abort();
  }, []);

  // The browser may have made room for others.
  const forget = useEffectEvent(() => remember(null));
  useEffect(() => {
    void hasCopy(program).then((isThere) => (isThere ? undefined : forget()));
  }, [program]);
  const isStrange = found !== null && kept === null && account !== '';
  useEffect(() => {
    if (!isStrange) return;
    forget();
    void forgetCopy(program);
  }, [isStrange, program]);

  const remember = (next: Kept | null) => {
    writeJson(name, next);
    setKept(next);
  };

  async function save() {
    const copy = await openCopy(program);
    if (!copy || stopping.current) return;
    const stop = new AbortController();
    stopping.current = stop;
    const { missing, gone } = copyPlan(tracks, known);
    const have = new Set([...known].filter((guid) => !gone.includes(guid)));
    const sizes = new Map(tracks.map(({ file }) => [file.fileGuid, file.size]));
    const note = () =>
      remember({ at: Date.now(), account, files: [...have], bytes: [...have].reduce((sum, guid) => sum + (sizes.get(guid) ?? 0), 0) }); // prettier-ignore
    setProgress({ done: 0, of: missing.length });
    try {
      await Promise.all(gone.map((guid) => copy.delete(fileAddress(guid))));
      for (const [at, { fileGuid }] of missing.entries()) {
        const answer = await fetch(fileAddress(fileGuid), { signal: stop.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        await copy.put(fileAddress(fileGuid), answer);
        have.add(fileGuid);
        note();
        setProgress({ done: at + 1, of: missing.length });
      }
      note();
    } catch (error) {
      if (!stop.signal.aborted) tellRefusal('Копия не сохранилась целиком', { subject: name, detail: reasonOf(error) });
    } finally {
      stopping.current = null;
      setProgress(null);
    }
  }

  async function sourceOf(fileGuid: string): Promise<string> {
    if (!known.has(fileGuid)) return fileAddress(fileGuid);
    const answer = await (await openCopy(program))?.match(fileAddress(fileGuid)).catch(() => undefined);
    return answer ? URL.createObjectURL(await answer.blob()) : fileAddress(fileGuid);
  }

  return {
    ...{ isPossible: 'caches' in globalThis, kept, progress, sourceOf },
    lacks: copyPlan(tracks, known).missing.length,
    save: () => void save(),
    stop: () => stopping.current?.abort(),
    remove: () => {
      remember(null);
      void forgetCopy(program);
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'На устройстве не хватает места. Что успело сохраниться, играет отсюда.';
  return 'Пропала связь или запись убрали. Что успело сохраниться, играет отсюда; нажмите ещё раз, и докачается остальное.';
}
