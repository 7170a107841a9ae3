// The dark card with footlights: who is on stage now, or when it begins.

import { IconClockExclamation } from '@tabler/icons-react';
import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { BigNumber, clockTime, Lamp, listed, Piece, unbroken } from '@rampa/platform/web/base';
import { delayText } from '@rampa/program/domain';
import { isUnknown, type Foyer } from './public-model.ts';
import { isLongName, ShownName } from './ShownName.tsx';
import classes from './public.module.css';

export interface NowCardProps {
  foyer: Foyer;
  late: number | null;
  program: PublicProgramView;
  timeOf(item: PublicProgramItem): string;
}

export function NowCard({ foyer, late, program, timeOf }: NowCardProps) {
  const { onStage } = foyer;
  const next = foyer.ahead.flatMap(({ items }) => items).find(({ isWithdrawn }) => !isWithdrawn) ?? null;
  const shown = onStage ?? next;
  return (
    <section className={`stage ${classes.now}`} aria-label="Сейчас" aria-live="polite">
      <header>
        <span>
          <Lamp state={onStage ? 'now' : 'waiting'} />
          {headline(foyer, next, program, timeOf)}
        </span>
        {late === null || late === 0 ? null : (
          <span className={classes.late}>
            <IconClockExclamation size={16} stroke={1.75} aria-hidden />
            {late > 0 ? 'отставание' : 'опережение'} {delayText(late)}
          </span>
        )}
      </header>
      {shown ? (
        <>
          <div className={classes.shown} data-long={isLongName(shown) || undefined}>
            <BigNumber number={shown.number} />
            <div>
              <ShownName item={shown} />
              <Piece title={shown.pieceTitle} />
            </div>
          </div>
          <p>{unbroken(listed(shown.group, shown.city))}</p>
        </>
      ) : (
        <p className={classes.over}>
          {isUnknown(foyer)
            ? 'Порядок выступлений ещё составляют: он появится здесь.'
            : 'Программа закончилась. Спасибо, что были с нами.'}
        </p>
      )}
      <footer className={classes.lights} aria-label={`Прошли ${foyer.done} из ${foyer.count}`} role="img">
        {foyer.lamps.map((state, index) => (
          <i key={index} data-state={state} />
        ))}
      </footer>
    </section>
  );
}

function headline(
  foyer: Foyer,
  next: PublicProgramItem | null,
  program: PublicProgramView,
  timeOf: NowCardProps['timeOf'],
): string {
  if (foyer.onStage) return 'Сейчас на сцене';
  if (!next && !isUnknown(foyer)) return 'Всё';
  if (foyer.past.length === 0 && program.dateTimeBegin) {
    return `Начало в ${clockTime(program.dateTimeBegin, { timeZone: program.timeZone })}`;
  }
  if (!next) return 'Скоро';
  const time = timeOf(next);
  return time === '' ? 'Дальше' : `Дальше, ${time}`;
}
