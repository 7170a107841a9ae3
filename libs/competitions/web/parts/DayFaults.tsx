// «Готово ли всё ко дню»: what would go wrong on the day, each with the page that mends it.

import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DayFaultView, ReadyStepView } from '@rampa/contract';
import { Lamp } from '@rampa/platform/web/base';
import { addressOfStep } from './step-address.ts';
import classes from '../style/readiness.module.css';

const MOST_SEEN = 6;
/** Without them there is no day yet, and the steps say so. */
const OF_DAY: ReadonlySet<string> = new Set(['program', 'judges', 'displays']);

export interface DayFaultsProps {
  competitionGuid: string;
  steps: readonly ReadyStepView[];
  faults: readonly DayFaultView[];
}

export function DayFaults({ competitionGuid, steps, faults }: DayFaultsProps) {
  const [isWhole, setWhole] = useState(false);
  const isBegun = !steps.some(({ key, state }) => OF_DAY.has(key) && state === 'waiting');
  if (faults.length === 0 && !isBegun) return null;
  const seen = isWhole ? faults : faults.slice(0, MOST_SEEN);
  const hidden = faults.length - seen.length;
  return (
    <section className={classes.day} aria-labelledby="day-faults">
      <h2 id="day-faults">Готово ли всё ко&nbsp;дню</h2>
      {faults.length === 0 ? <p>Всё готово, замечаний нет.</p> : null}
      <ul className={classes.steps}>
        {seen.map(({ text, isDoubt, title, to }, index) => (
          <li key={index}>
            <Link to={addressOfStep(competitionGuid, { to })}>
              <Lamp state={isDoubt ? 'waiting' : 'now'} label={isDoubt ? 'проверьте' : 'помешает'} />
              <span>
                <b>{text}</b>
                <small>{title}</small>
              </span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" className={`r-link ${classes.more}`} onClick={() => setWhole(true)}>
          Показать ещё {hidden}
        </button>
      ) : null}
    </section>
  );
}
