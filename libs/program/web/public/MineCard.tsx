// When the followed performances come, and whether it is time to go to the stage.

import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { BigNumber, clockTime, Piece } from '@rampa/platform/web/base';
import { delayText } from '@rampa/program/domain';
import { CalendarButton } from './CalendarButton.tsx';
import { CALL_BEFORE, performancesBefore, stateOf } from './public-model.ts';
import { ShownName } from './ShownName.tsx';
import classes from './mine.module.css';

export interface MineProps {
  item: PublicProgramItem;
  program: Pick<PublicProgramView, 'items' | 'timeZone'>;
  time: string;
  late: number | null;
  /** With the number, as large as the time. */
  isWhole?: boolean;
  /** Address of a performance as a calendar; without it there is none to offer. */
  calendarOf?: ((item: PublicProgramItem) => string) | undefined;
  onDrop(): void;
}

export function MineCard({ item, program, time, late, isWhole = false, calendarOf, onDrop }: MineProps) {
  const before = performancesBefore(program.items, item.guid);
  const plan = item.plannedAt ? clockTime(item.plannedAt, { timeZone: program.timeZone }) : null;
  const isAhead = before !== null;
  return (
    <section className={classes.mine} aria-label={`Моё выступление: ${item.performer || item.collective}`}>
      <header>
        <b>Моё выступление</b>
        <span>
          {[!isWhole && item.number !== '' ? `№\u00A0${item.number}` : '', plan ? `по плану ${plan}` : '']
            .filter(Boolean)
            .join(', ')}
        </span>
      </header>
      <div className={classes.who} data-whole={isWhole || undefined}>
        {isWhole ? <BigNumber number={item.number} /> : null}
        <div>
          <ShownName item={item} />
          <Piece title={item.pieceTitle} />
        </div>
      </div>
      <div className={classes.when}>
        {isAhead && time !== '' ? (
          <span>
            <small>Ваш выход</small>
            <strong>{time}</strong>
          </span>
        ) : (
          <strong>{stateOf(item)}</strong>
        )}
        <span aria-live="polite">
          <b>
            {!isAhead
              ? ''
              : before === 0
                ? 'следующий номер'
                : `через ${counted(before, 'номер', 'номера', 'номеров')}`}
          </b>
          {isAhead && before <= CALL_BEFORE ? <small>пора к сцене</small> : null}
          {isAhead && isWhole && late ? (
            <small className={classes.late}>
              {late > 0 ? 'отставание' : 'опережение'} {delayText(late)}
            </small>
          ) : null}
        </span>
      </div>
      {calendarOf && isAhead && time !== '' ? <CalendarButton address={calendarOf(item)} isMain={isWhole} /> : null}
      <button type="button" className={classes.drop} onClick={onDrop}>
        Больше не следить
      </button>
    </section>
  );
}
