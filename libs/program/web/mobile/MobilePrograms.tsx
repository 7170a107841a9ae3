// «Программа»: stages that play now, a search, the programs by days.

import { useState } from 'react';
import { IconChevronRight, IconStarFilled } from '@tabler/icons-react';
import type { MobileEvent } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { clockTime, EmptyState, Lamp, listed, unbroken } from '@rampa/platform/web/base';
import { PublicSearch } from '@rampa/platform/web/desk';
import { mobileProgram } from './addresses.ts';
import { daysOf, goingOn, stateOf, type MobileEntry, type MobileState } from './mobile-model.ts';
import { MobileFound } from './MobileFound.tsx';
import { StageCard } from './StageCard.tsx';
import type { AllFollowed } from './use-all-followed.ts';
import classes from './mobile.module.css';

export interface MobileProgramsProps {
  event: MobileEvent;
  followed: AllFollowed;
}

export function MobilePrograms({ event, followed }: MobileProgramsProps) {
  const [question, setQuestion] = useState('');
  const sought = question.trim();
  const now = goingOn(event.programs);
  return (
    <div className={classes.columns}>
      {now.length === 0 ? null : (
        <section className={classes.stages} aria-label="Сейчас на сцене">
          {now.map((program) => (
            <StageCard key={program.guid} program={program} to={mobileProgram(event.key, program.programKey)} />
          ))}
        </section>
      )}
      <section className={classes.order} aria-label="Программы">
        <div className={classes.head}>
          <h2>Программы</h2>
          <PublicSearch value={question} onValue={setQuestion} />
        </div>
        {sought === '' ? (
          <Days event={event} followed={followed} />
        ) : (
          <MobileFound {...{ event, followed, question: sought }} />
        )}
      </section>
    </div>
  );
}

function Days({ event, followed }: MobileProgramsProps) {
  if (event.programs.length === 0) return <EmptyState>Организатор ещё не добавил сюда программ.</EmptyState>;
  return daysOf(event).map(({ key, title, programs }) => (
    <section key={key} aria-label={title || 'Без времени'}>
      {title === '' ? null : <h3 className={classes.day}>{title}</h3>}
      <ul className={classes.links}>
        {programs.map((program) => (
          <li key={program.guid}>
            <a href={mobileProgram(event.key, program.programKey)}>
              <time className={classes.time}>
                {program.dateTimeBegin ? clockTime(program.dateTimeBegin, { timeZone: event.timeZone }) : ''}
              </time>
              <span className={classes.words}>
                <b>{unbroken(program.title)}</b>
                <small>
                  {listed(
                    program.place,
                    program.performanceCount === 0
                      ? ''
                      : counted(program.performanceCount, 'выступление', 'выступления', 'выступлений'),
                  )}
                </small>
              </span>
              <Sign program={program} />
              <Stars count={followed.of(program.guid).length} />
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const WORDS: Record<MobileState, string> = { now: 'на сцене', going: 'идёт', over: 'прошла', ahead: '' };

function Sign({ program }: { program: MobileEntry }) {
  const state = stateOf(program);
  if (state === 'ahead') return null;
  return (
    <span className={classes.sign} data-state={state}>
      {state === 'now' ? <Lamp state="now" /> : null}
      {WORDS[state]}
    </span>
  );
}

function Stars({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.stars}>
      <IconStarFilled size={16} aria-hidden />
      {count}
      <span className="r-sr-only"> {counted(count, 'ваше выступление', 'ваших выступления', 'ваших выступлений')}</span>
    </span>
  );
}
