// «Готовность»: a lamp, a fact and a link for each step; then what would go wrong on the day.

import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReadyStepView } from '@rampa/contract';
import { Lamp, type LampState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton } from '@rampa/platform/web/desk';
import { DayFaults } from './DayFaults.tsx';
import { addressOfStep } from './step-address.ts';
import { useReadiness } from './use-readiness.ts';
import classes from '../style/readiness.module.css';

const LAMPS: Record<ReadyStepView['state'], LampState> = { done: 'ready', now: 'now', waiting: 'waiting' };
const WORDS: Record<ReadyStepView['state'], string> = {
  done: 'готово',
  now: 'требует внимания',
  waiting: 'ещё нет',
};

export function StepLamp({ state, isSaid = true }: Pick<ReadyStepView, 'state'> & { isSaid?: boolean }) {
  return <Lamp state={LAMPS[state]} {...(isSaid ? { label: WORDS[state] } : {})} />;
}

export function Readiness({ competitionGuid }: { competitionGuid: string }) {
  const readiness = useReadiness(competitionGuid);
  return (
    <aside className={classes.readiness} aria-labelledby="readiness">
      <h2 id="readiness">Готовность</h2>
      <Answer of={readiness} skeleton={<RowsSkeleton rows={10} height="3.75rem" />}>
        {({ steps, faults }) => (
          <>
            <ul className={classes.steps}>
              {steps.map(({ key, title, state, fact, to }) => (
                <li key={key}>
                  <Link to={addressOfStep(competitionGuid, { to })}>
                    <StepLamp state={state} />
                    <span>
                      <b>{title}</b>
                      <small>{fact}</small>
                    </span>
                    <IconChevronRight size={18} stroke={1.75} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
            <DayFaults competitionGuid={competitionGuid} steps={steps} faults={faults} />
          </>
        )}
      </Answer>
    </aside>
  );
}
