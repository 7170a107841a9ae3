// Performances of any program that fit the visitor's words.

import { useEffect, useState } from 'react';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { MobileProgramFind, type AnswerOf, type MobileEvent } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Button, callApi, clockTime, EmptyState, listed, quoted, Skeleton, unbroken } from '@rampa/platform/web/base';
import { PublicNothing } from '@rampa/platform/web/desk';
import { stateOf } from '../public/public-model.ts';
import { mobileProgram } from './addresses.ts';
import type { AllFollowed } from './use-all-followed.ts';
import classes from './mobile.module.css';

type Found = AnswerOf<typeof MobileProgramFind>;

/** A pause in typing after which it is asked. */
const PAUSE_MS = 250;

/** Null while it is asked; `failed`: no answer. */
function useFound(key: string, question: string, attempt: number): Found | 'failed' | null {
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callApi(MobileProgramFind, { query: { key, searchText: question }, signal: stop.signal }).then(setFound, () => {
        if (!stop.signal.aborted) setFound('failed');
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, question, attempt]);
  return found;
}

export interface MobileFoundProps {
  event: MobileEvent;
  followed: AllFollowed;
  question: string;
}

export function MobileFound({ event, followed, question }: MobileFoundProps) {
  const [attempt, setAttempt] = useState(0);
  const found = useFound(event.key, question.slice(0, 100), attempt);
  if (found === 'failed') {
    return (
      <EmptyState action={<Button onClick={() => setAttempt((count) => count + 1)}>Повторить</Button>}>
        Поиск по всем программам требует связи с порталом. Внутри открытой программы искать можно и без неё.
      </EmptyState>
    );
  }
  if (!found) return <Skeleton height="8rem" />;
  if (found.count === 0) return <PublicNothing>Такого выступления нет ни в одной программе.</PublicNothing>;
  const guidOf = new Map(event.programs.map(({ guid, programKey }) => [programKey, guid]));
  return (
    <>
      <PublicNothing>
        {counted(found.count, 'выступление', 'выступления', 'выступлений')}
        {found.count > found.items.length ? `, показаны первые ${found.items.length}: уточните поиск` : ''}
      </PublicNothing>
      <ul className={classes.links}>
        {found.items.map((item) => {
          const program = guidOf.get(item.programKey);
          const name = item.performer || item.collective;
          const isMine = program !== undefined && followed.of(program).includes(item.guid);
          return (
            <li key={item.guid} className={classes.found}>
              <a href={mobileProgram(event.key, item.programKey)}>
                <span className={classes.number}>{item.number}</span>
                <span className={classes.words}>
                  <b>{unbroken(name)}</b>
                  <small>{unbroken(listed(quoted(item.pieceTitle), item.city))}</small>
                  <small>{unbroken(item.programTitle)}</small>
                </span>
                <time className={classes.time}>
                  {item.comesAt ? clockTime(item.comesAt, { timeZone: event.timeZone }) : stateOf(item)}
                </time>
              </a>
              {program === undefined ? null : (
                <button
                  type="button"
                  className={classes.star}
                  aria-pressed={isMine}
                  aria-label={`Моё выступление: ${name}`}
                  onClick={() => followed.turn(program, item.guid)}
                >
                  {isMine ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} stroke={1.75} aria-hidden />}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
