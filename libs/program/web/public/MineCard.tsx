// When my own people come, and whether it is time to go to the stage.

import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { clockTime, Piece, unbroken } from '@rampa/platform/web/base';
import { performancesBefore, stateOf } from './public-model.ts';
import classes from './public.module.css';

/** Performances ahead at which people are asked to the stage. */
const CALL_BEFORE = 2;

export interface MineProps {
  item: PublicProgramItem;
  program: PublicProgramView;
  time: string;
  onDrop(): void;
}

export function MineCard({ item, program, time, onDrop }: MineProps) {
  const before = performancesBefore(program.items, item.guid);
  const plan = item.plannedAt ? clockTime(item.plannedAt, { timeZone: program.timeZone }) : null;
  return (
    <section className={classes.mine} aria-label="Моё выступление">
      <header>
        <b>Моё выступление</b>
        <span>
          {item.number === '' ? '' : `№\u00A0${item.number}`}
          {plan && item.number !== '' ? ', ' : ''}
          {plan ? `по плану ${plan}` : ''}
        </span>
      </header>
      <div>
        <strong>{before === null ? stateOf(item) || '—' : time}</strong>
        <span aria-live="polite">
          <b>
            {before === null
              ? ''
              : before === 0
                ? 'следующий номер'
                : `через ${counted(before, 'номер', 'номера', 'номеров')}`}
          </b>
          {before !== null && before <= CALL_BEFORE ? <small>пора к сцене</small> : null}
        </span>
      </div>
      <p>
        {unbroken(item.performer || item.collective)} <Piece title={item.pieceTitle} />
      </p>
      <button type="button" className={classes.drop} onClick={onDrop}>
        Не моё
      </button>
    </section>
  );
}
