// Sends several files, one after another: each can be stopped, and continues after a reload.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallDefinition } from '@rampa/contract';
import { failureText, UPLOAD_LIMIT } from '@rampa/kernel';
import { ApiFailure, sendPieces, untilAnswered } from '@rampa/platform/web/base';
import { refreshAfter } from '../api/calls.ts';
import { failureTextOf } from '../notices.ts';
import { forgetFile, forgetOthers, keepFile, keptFile } from './kept-files.ts';

export interface UploadCalls {
  begin(file: { name: string; size: number; mark: string }): Promise<{ uploadGuid: string }>;
  piece: CallDefinition;
  finish(uploadGuid: string): Promise<unknown>;
  cancel(uploadGuid: string): Promise<unknown>;
  /** Calls whose reads are refreshed when a file is complete or cancelled. */
  writes: readonly CallDefinition[];
}

/** An unfinished upload as the server describes it. */
export interface Unfinished {
  guid: string;
  name: string;
  mark: string;
  size: number;
  received: number;
  isOwn: boolean;
}

export interface UploadLine {
  id: string;
  name: string;
  size: number;
  sent: number;
  /** `lost`: begun earlier, and its file is not on this device any more; `refused`: for good, with `words`. */
  state: 'queued' | 'sending' | 'waiting' | 'checking' | 'lost' | 'refused';
  words?: string;
}

export interface Uploads {
  lines: readonly UploadLine[];
  /** Continues one that was begun earlier. */
  add(files: readonly File[]): void;
  cancel(id: string): void;
}

interface Own extends UploadLine {
  uploadGuid: string | null;
}

/** Marks a sending that the person cancelled, unlike one that is left for later. */
const GIVEN_UP = new DOMException('Отменено', 'AbortError');

/** Recognises a file when it is chosen again. */
const markOf = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`.slice(0, 100);

export function useUploads(calls: UploadCalls, unfinished: readonly Unfinished[] | undefined): Uploads {
  const client = useQueryClient();
  const [own, setOwn] = useState<readonly Own[]>([]);
  /** Cancelled here, though the server’s list may still name it. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const turn = useRef(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  const counter = useRef(0);
  const seen = useRef(new Set<string>());

  const change = (id: string, next: Partial<Own>) =>
    setOwn((lines) => lines.map((line) => (line.id === id ? { ...line, ...next } : line)));
  const drop = (id: string) => setOwn((lines) => lines.filter((line) => line.id !== id));

  async function giveUp(uploadGuid: string): Promise<void> {
    setGone((known) => new Set([...known, uploadGuid]));
    await forgetFile(uploadGuid);
    await calls.cancel(uploadGuid).catch(() => undefined);
    await refreshAfter(client, ...calls.writes);
  }

  async function send(id: string, file: File, known: Unfinished | null, signal: AbortSignal): Promise<void> {
    let uploadGuid = known?.guid ?? null;
    try {
      if (signal.aborted) return;
      change(id, { state: 'sending' });
      if (uploadGuid === null) {
        ({ uploadGuid } = await calls.begin({ name: file.name, size: file.size, mark: markOf(file) }));
        seen.current.add(uploadGuid);
        change(id, { uploadGuid });
        if (signal.reason === GIVEN_UP) return giveUp(uploadGuid);
        await keepFile(uploadGuid, file);
      }
      const begun = uploadGuid;
      const onWaiting = (isWaiting: boolean) => change(id, { state: isWaiting ? 'waiting' : 'sending' });
      await sendPieces(calls.piece, {
        ...{ uploadGuid, file, signal, onWaiting, from: known?.received ?? 0 },
        onProgress: (sent) => change(id, { sent }),
      });
      change(id, { state: 'checking', sent: file.size });
      await untilAnswered(() => calls.finish(begun), { signal, onWaiting });
      await refreshAfter(client, ...calls.writes);
      drop(id);
      await forgetFile(uploadGuid);
    } catch (error) {
      // The page is being left: it continues later.
      if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return;
      // It continues after the next sign-in.
      if (error instanceof ApiFailure && error.isSignedOut) return drop(id);
      if (uploadGuid !== null) await giveUp(uploadGuid);
      const isFile = error instanceof DOMException;
      const words = isFile ? 'Файл на диске изменился или убран. Выберите его снова.' : failureTextOf(error);
      change(id, { state: 'refused', words });
    }
  }

  function put(file: File, known: Unfinished | null): void {
    const id = `${++counter.current}`;
    const line = { id, name: file.name, size: file.size, sent: known?.received ?? 0, uploadGuid: known?.guid ?? null };
    if (file.size > UPLOAD_LIMIT || file.size === 0) {
      const words = file.size === 0 ? 'Файл пустой.' : failureText('fileTooLarge');
      setOwn((lines) => [...lines, { ...line, state: 'refused', words }]);
      return;
    }
    const stop = new AbortController();
    stops.current.set(id, stop);
    setOwn((lines) => [...lines, { ...line, state: 'queued' }]);
    turn.current = turn.current.then(() => send(id, file, known, stop.signal));
  }

  // Uploads begun before this page continue by themselves if their file is still on this device.
  const goOn = useEffectEvent(async (list: readonly Unfinished[]) => {
    for (const one of list) {
      if (!one.isOwn || seen.current.has(one.guid)) continue;
      seen.current.add(one.guid);
      const file = await keptFile(one.guid);
      if (file) put(file, one);
    }
    await forgetOthers(list.map(({ guid }) => guid));
  });
  useEffect(() => {
    if (unfinished) void goOn(unfinished);
  }, [unfinished]);
  // Leaving the page leaves the rest for later.
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);

  const active = new Set(own.map(({ uploadGuid }) => uploadGuid));
  const lost = (unfinished ?? [])
    .filter(({ guid, isOwn }) => isOwn && !active.has(guid) && !gone.has(guid))
    .map(({ guid, name, size, received }): UploadLine => ({ id: guid, name, size, sent: received, state: 'lost' }));

  return {
    lines: [...lost, ...own],
    add(files) {
      for (const file of files) {
        const known = (unfinished ?? []).find(
          ({ guid, mark, isOwn }) => isOwn && !active.has(guid) && mark === markOf(file),
        );
        put(file, known ?? null);
      }
    },
    cancel(id) {
      stops.current.get(id)?.abort(GIVEN_UP);
      const uploadGuid =
        own.find((line) => line.id === id)?.uploadGuid ?? (lost.some((line) => line.id === id) ? id : null);
      drop(id);
      if (uploadGuid !== null) void giveUp(uploadGuid);
    },
  };
}
