// The chosen part's name, where it stands, what is wrong with it.

import { Button } from '@mantine/core';
import { IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { FormBlock, FormField } from '@rampa/forms/domain';
import { copy, goToRow, remove } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import classes from '../style/settings.module.css';

export function PartHead({ part, way }: { part: FormBlock | FormField; way: string }) {
  const desk = useDesk();
  const faults = desk.faultsOf(part.guid);
  return (
    <>
      <div className={classes.head}>
        {/* On a phone the settings stand below the tree. */}
        <button type="button" className={classes.back} onClick={() => goToRow(part.guid)}>
          <IconArrowUp size={16} stroke={1.75} aria-hidden /> К блокам и полям
        </button>
        <span className={classes.place}>{way}</span>
        {desk.canChange ? (
          <span className={classes.deeds}>
            <Button
              variant="subtle"
              leftSection={<IconCopy size={16} stroke={1.75} />}
              onClick={() => copy(desk, part)}
            >
              Повторить
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              onClick={() => remove(desk, part)}
            >
              Убрать
            </Button>
          </span>
        ) : null}
      </div>
      <h2 className={classes.title}>{part.title}</h2>
      {faults.length > 0 ? (
        <ul className={classes.faults}>
          {faults.map(({ key, message, isStop }) => (
            <li key={key + message} data-stop={isStop || undefined}>
              {message}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
