// One recording at a time, heard beside the application while it is read: which plays, and how far it is.

import { useEffect, useState } from 'react';
import { UploadedFileGetByGuid } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { addressOf } from '@rampa/platform/web/base';
import { tellRefusal } from '@rampa/platform/web/desk';

export interface Heard {
  /** The one that was begun last; null: none was. */
  guid: Guid | null;
  isPlaying: boolean;
  /** Seconds. */
  at: number;
  /** Plays it from where it was left, or holds it. */
  toggle(guid: Guid): void;
}

export function useRecording(): Heard {
  const [audio] = useState(() => new Audio());
  const [guid, setGuid] = useState<Guid | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const on = (name: string, run: () => void) => audio.addEventListener(name, run, { signal: stop.signal });
    on('play', () => setPlaying(true));
    for (const name of ['pause', 'ended', 'error']) on(name, () => setPlaying(false));
    on('timeupdate', () => setAt(audio.currentTime));
    on('error', () =>
      tellRefusal('Запись не играет', {
        subject: 'recording',
        detail: 'Нет связи, или браузер не знает такого звука.',
      }),
    );
    return () => {
      stop.abort();
      audio.pause();
      audio.removeAttribute('src');
    };
  }, [audio]);
  return {
    ...{ guid, isPlaying, at },
    toggle(chosen) {
      if (chosen === guid && isPlaying) return audio.pause();
      if (chosen !== guid) {
        setGuid(chosen);
        setAt(0);
        audio.src = `/api/v1/${addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: chosen } })}`;
      }
      void audio.play().catch(() => undefined);
    },
  };
}
