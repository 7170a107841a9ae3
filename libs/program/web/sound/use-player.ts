// One player for the whole desk: what is in it, whether it plays, and where it is.

import { useEffect, useState } from 'react';
import { tellRefusal } from '@rampa/platform/web/desk';
import { fileAddress } from './file-address.ts';
import { trackAfter, type Track } from './tracks.ts';

export interface Player {
  /** Of a track; null: nothing has been chosen yet. */
  file: string | null;
  isPlaying: boolean;
  /** Seconds. */
  at: number;
  /** Of what is in it; null: not known yet. */
  length: number | null;
  play(file: string): void;
  /** Plays, or holds at the moment it has reached. */
  toggle(): void;
  /** Puts the next one in (or, below zero, the one before) and goes on as it was: playing, or held. */
  step(by: 1 | -1): void;
  seek(seconds: number): void;
}

export function usePlayer(tracks: readonly Track[]): Player {
  const [audio] = useState(() => new Audio());
  const [file, setFile] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState<number | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const on = (name: string, run: () => void) => audio.addEventListener(name, run, { signal: stop.signal });
    on('play', () => setPlaying(true));
    on('pause', () => setPlaying(false));
    on('ended', () => setPlaying(false));
    on('timeupdate', () => setAt(audio.currentTime));
    on('loadedmetadata', () => setLength(Number.isFinite(audio.duration) ? audio.duration : null));
    on('error', () => {
      setPlaying(false);
      if (audio.error)
        tellRefusal('Запись не играет', {
          subject: 'sound',
          detail: 'Нет связи, запись убрали, или браузер не знает такого звука. Её можно скачать архивом.',
        });
    });
    return () => {
      stop.abort();
      audio.pause();
      audio.removeAttribute('src');
    };
  }, [audio]);

  async function put(fileGuid: string, isHeard: boolean) {
    audio.pause();
    setFile(fileGuid);
    setAt(0);
    setLength(null);
    audio.src = fileAddress(fileGuid);
    if (isHeard) await audio.play().catch(() => undefined);
  }

  const current = tracks.find((track) => track.file.fileGuid === file);
  return {
    ...{ file: current ? file : null, isPlaying: current !== undefined && isPlaying, at, length },
    play: (chosen) => void put(chosen, true),
    toggle() {
      if (!current) {
        const first = trackAfter(tracks, null, 1);
        if (first) void put(first.file.fileGuid, true);
      } else if (audio.paused) void audio.play().catch(() => undefined);
      else audio.pause();
    },
    step(by) {
      const next = trackAfter(tracks, current ? file : null, by);
      if (next) void put(next.file.fileGuid, !audio.paused);
    },
    seek(seconds) {
      audio.currentTime = seconds;
      setAt(seconds);
    },
  };
}
