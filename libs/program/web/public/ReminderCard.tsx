// «Приходите к сцене»: a visitor chooses a performer, and is reminded when it is time to come to the stage.

import { IconWalk } from '@tabler/icons-react';
import type { PublicProgramItem } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Button, useWakeLock } from '@rampa/platform/web/base';
import { CALL_BEFORE, callOf } from './public-model.ts';
import { useReminder } from './reminders.ts';
import classes from './mine.module.css';

export interface ReminderCardProps {
  items: readonly PublicProgramItem[];
  item: PublicProgramItem;
  timeOf(item: PublicProgramItem): string;
}

export function ReminderCard({ items, item, timeOf }: ReminderCardProps) {
  const called = callOf(items, item.guid);
  const own = item.performer || item.collective;
  const reminder = useReminder(item.guid, called?.isTime ?? false, `Пора к сцене: ${own}`);
  if (reminder.isRinging)
    return (
      <section className={classes.call} role="alert">
        <Awake />
        <p>
          <b>Пора к сцене: {own}</b>
        </p>
        <Button onClick={reminder.putAway}>Иду</Button>
      </section>
    );
  if (!called?.call) return null;
  const { call } = called;
  const name = call.number === '' ? call.performer || call.collective : `№\u00A0${call.number}`;
  const time = timeOf(call);
  return (
    <section className={classes.call} aria-label="Когда к сцене">
      <IconWalk size={24} stroke={1.75} aria-hidden />
      <p>
        <b>Приходите к сцене за {counted(CALL_BEFORE + 1, 'номер', 'номера', 'номеров')}</b>
        <small>
          когда объявят {name}
          {time === '' ? '' : `, ≈ ${time}`}
        </small>
      </p>
      <label className={classes.remind}>
        <span>
          Напомнить, когда объявят {name}
          <small>
            Пока эта страница открыта: телефон завибрирует, экран не погаснет. Закроете её — напомнит календарь.
          </small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={reminder.isOn}
          onChange={(event) => reminder.turn(event.currentTarget.checked)}
        />
      </label>
      {reminder.isOn ? <Awake /> : null}
    </section>
  );
}

/** Keeps the screen on, because a phone that sleeps misses the announcement. */
function Awake() {
  useWakeLock();
  return null;
}
