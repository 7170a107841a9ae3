// Sends one file: its progress, a way to stop it, the server's refusal.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, CallDefinition, SentQuery } from '@rampa/contract';
import { failureText, UPLOAD_LIMIT } from '@rampa/kernel';
import { ApiFailure, isStopped, uploadFile } from '@rampa/platform/web/base';
import { refreshAfter } from '../api/calls.ts';
import { tellFailure } from '../notices.ts';

export interface Upload<C extends CallDefinition> {
  /** From 0 to 1 while a file goes; null while none does. */
  share: number | null;
  send(file: File, query: SentQuery<C>): Promise<AnswerOf<C> | null>;
  cancel(): void;
}

export interface FileOfForm<C extends CallDefinition> extends Omit<Upload<C>, 'send'> {
  send(file: File, query: SentQuery<C>): Promise<AnswerOf<C>>;
}

/** A refusal becomes a notice; one's own «Отменить» does not. Resolves to null when nothing was stored. */
export function useUpload<C extends CallDefinition>(call: C): Upload<C> {
  const client = useQueryClient();
  const { share, send, cancel } = useFileOfForm(call);
  return {
    ...{ share, cancel },
    async send(file, query) {
      try {
        const answer = await send(file, query);
        await refreshAfter(client, call);
        return answer;
      } catch (error) {
        if (!isStopped(error)) tellFailure(error);
        return null;
      }
    },
  };
}

/** The file that a form sends with its fields: a refusal is thrown to the form, and so is one's own «Отменить». */
export function useFileOfForm<C extends CallDefinition>(call: C): FileOfForm<C> {
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Leaving the page stops the upload.
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File, query: SentQuery<C>): Promise<AnswerOf<C>> {
    if (file.size > UPLOAD_LIMIT) throw new ApiFailure(413, 'fileTooLarge', failureText('fileTooLarge'));
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setShare(0);
    try {
      return await uploadFile(call, { query, file, signal: own.signal, onProgress: setShare });
    } finally {
      if (stop.current === own) {
        stop.current = null;
        setShare(null);
      }
    }
  }

  return { share, send, cancel: () => stop.current?.abort() };
}
