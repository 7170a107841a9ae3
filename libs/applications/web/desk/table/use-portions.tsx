// One deed for many applications, a portion at a time: how far it is, and a way to stop. What is done stays done, and the
// next press goes on from there.

import { Button, Progress } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ApplicationRow } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { tell } from '@rampa/platform/web/desk';
import classes from './applications.module.css';

interface Told {
  changed: number;
  unsent?: number;
}

export interface Portions {
  /** Answers how many were changed, and had to be left. AbortError: it was stopped, the rest is as it was. */
  run(said: object, post: (guids: string[]) => Promise<Told>): Promise<Required<Told>>;
  stop(): void;
  /** How far it is; null: nothing runs. */
  going: ReactNode;
  /** What stays done of a deed that was stopped or refused. */
  left: ReactNode;
}

export function usePortions(rows: readonly ApplicationRow[], atOnce: number): Portions {
  const isStopped = useRef(false);
  /** Of which deed the first rows are done: another status begins anew. */
  const begun = useRef({ said: '', done: 0, changed: 0, unsent: 0 });
  const [done, setDone] = useState(0);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => void (isStopped.current = true), []);
  const total = rows.length;
  const stop = () => void (isStopped.current = true);

  async function run(what: object, post: (guids: string[]) => Promise<Told>): Promise<Required<Told>> {
    const said = JSON.stringify(what);
    if (begun.current.said !== said) begun.current = { said, done: 0, changed: 0, unsent: 0 };
    const now = begun.current;
    isStopped.current = false;
    setDone(now.done);
    setRunning(true);
    try {
      while (now.done < total) {
        if (isStopped.current) {
          tell(`Остановлено: готово ${wordsOf(now.done, total)}`, { detail: 'Остальные остались как были.' });
          throw new DOMException('Stopped between two portions', 'AbortError');
        }
        const guids = rows.slice(now.done, now.done + atOnce).map(({ guid }) => guid);
        const { changed, unsent = 0 } = await post(guids);
        now.changed += changed;
        now.unsent += unsent;
        now.done += guids.length;
        setDone(now.done);
      }
      return { changed: now.changed, unsent: now.unsent };
    } finally {
      setRunning(false);
    }
  }

  return {
    ...{ run, stop },
    // A single portion is over before one could read how far it is.
    going:
      isRunning && total > atOnce ? (
        <div className={classes.going}>
          <Progress.Root size="md" className={classes.goingBar!}>
            <Progress.Section value={(100 * done) / total} aria-label="Ставим статус" />
          </Progress.Root>
          <span role="status">{wordsOf(done, total)}</span>
          <Button variant="default" onClick={stop}>
            Остановить
          </Button>
        </div>
      ) : null,
    left:
      !isRunning && done > 0 && done < total ? (
        <p role="status">Готово {wordsOf(done, total)}. «Поставить» продолжит с остальных.</p>
      ) : null,
  };
}

const wordsOf = (done: number, total: number) => `${done} из ${counted(total, 'заявки', 'заявок', 'заявок')}`;
