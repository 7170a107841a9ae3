// «Моё»: the followed performances, and who still comes before the nearest of them.

import { IconStar } from '@tabler/icons-react';
import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { buttonLook, EmptyState, Lamp, listed, unbroken } from '@rampa/platform/web/base';
import { MineCard } from './MineCard.tsx';
import { wayTo } from './public-model.ts';
import { ReminderCard } from './ReminderCard.tsx';
import { Side } from './tabs.tsx';
import classes from './mine.module.css';

export interface MineSideProps {
  own: readonly PublicProgramItem[];
  nearest: PublicProgramItem | null;
  program: Pick<PublicProgramView, 'items' | 'timeZone'>;
  late: number | null;
  timeOf(item: PublicProgramItem): string;
  calendarOf?: ((item: PublicProgramItem) => string) | undefined;
  onDrop(guid: string): void;
}

export function MineSide({ own, nearest, program, late, timeOf, calendarOf, onDrop }: MineSideProps) {
  if (own.length === 0) {
    return (
      <Side title="Моё">
        <EmptyState
          action={
            <a {...buttonLook({ kind: 'primary' })} href="#program">
              К программе
            </a>
          }
        >
          Пока никого. Отметьте{' '}
          <IconStar className={classes.sign} size={18} stroke={1.75} role="img" aria-label="звёздочкой" /> тех, за кем
          следите: здесь будет видно, во сколько их выход и сколько номеров перед ними.
        </EmptyState>
      </Side>
    );
  }
  const others = own.filter((item) => item !== nearest);
  return (
    <div className={classes.side}>
      <h2 className="r-sr-only">Моё</h2>
      {nearest ? (
        <>
          <MineCard
            isWhole
            item={nearest}
            {...{ program, late, calendarOf }}
            time={timeOf(nearest)}
            onDrop={() => onDrop(nearest.guid)}
          />
          <Before items={program.items} item={nearest} />
          <ReminderCard key={nearest.guid} items={program.items} item={nearest} timeOf={timeOf} />
        </>
      ) : null}
      {others.map((item) => (
        <MineCard
          key={item.guid}
          {...{ item, program, late, calendarOf }}
          time={timeOf(item)}
          onDrop={() => onDrop(item.guid)}
        />
      ))}
      <p className={classes.kept}>Отметки хранятся только на этом устройстве.</p>
    </div>
  );
}

/** The queue before the nearest one: who is on stage, who follows, when it is one's turn. */
function Before({ items, item }: { items: readonly PublicProgramItem[]; item: PublicProgramItem }) {
  const way = wayTo(items, item.guid);
  if (!way) return null;
  const { onStage, before, lamps } = way;
  return (
    <section className={`stage ${classes.before}`} aria-label="Перед выходом">
      <h3>{before === 0 ? 'Следующие — вы' : `Перед вами ${counted(before, 'номер', 'номера', 'номеров')}`}</h3>
      {onStage ? (
        <p>
          <Lamp state="now" /> на сцене <b>{onStage.number === '' ? '' : `№\u00A0${onStage.number}`}</b>{' '}
          {listed(unbroken(onStage.performer || onStage.collective), onStage.city)}
        </p>
      ) : null}
      <ol aria-hidden>
        {lamps.map(({ guid, number, state }) => (
          <li key={guid} data-state={state}>
            {state === 'own' ? <small>вы</small> : state === 'call' ? <small>к сцене</small> : null}
            {number}
            <i />
          </li>
        ))}
      </ol>
    </section>
  );
}
