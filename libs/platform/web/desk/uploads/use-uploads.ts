// Files being sent, several of them, one after the other: each may be stopped, and goes on after a reload.

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
  /** What shows their changes is read anew when a file has come whole or is given up. */
  writes: readonly CallDefinition[];
}

/** As the server tells of a file that has not come whole. */
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
  /** `lost`: begun before, and its file is not on this device any more; `refused`: for good, in `words`. */
  state: 'queued' | 'sending' | 'waiting' | 'checking' | 'lost' | 'refused';
  words?: string;
}

export interface Uploads {
  lines: readonly UploadLine[];
  /** One that was begun before goes on. */
  add(files: readonly File[]): void;
  cancel(id: string): void;
}

interface Own extends UploadLine {
  uploadGuid: string | null;
}

/** Why a sending was stopped: it was given up, not left for later. */
const GIVEN_UP = new DOMException('Отменено', 'AbortError');

/** By which a file is known again when it is chosen once more. */
const markOf = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`.slice(0, 100);

export function useUploads(calls: UploadCalls, unfinished: readonly Unfinished[] | undefined): Uploads {
  const client = useQueryClient();
  const [own, setOwn] = useState<readonly Own[]>([]);
  /** Given up here; the server’s list may still name them. */
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
      // The page is being left: it goes on from here later.
      if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return;
      // Whoever signs in again goes on from here.
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

  // What was begun before this page and is still on this device goes on by itself.
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
  // Who leaves the page leaves the rest for later.
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
