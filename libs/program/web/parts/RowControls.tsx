// Controls of one row: the current step as a button, everything else in the menu.

import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDotsVertical } from '@tabler/icons-react';
import type { ProgramItemView } from '@rampa/contract';
import { numberSign, type Activity } from '@rampa/kernel';
import { Button, useMedia } from '@rampa/platform/web/base';
import { ButtonMenu } from '@rampa/platform/web/desk';
import { useListButton } from '../order/list-button.ts';
import { isPerformance } from '../order/order.ts';
import { itemName, STEP_WORDS } from '../order/words.ts';
import classes from '../style/order.module.css';

/** The step of the row's own button. */
const MAIN: Partial<Record<Activity, Activity>> = { Waiting: 'Ready', Ready: 'OnStage', OnStage: 'Done' };
/** The other steps, in the menu. */
const OTHERS: Record<Activity, Activity[]> = {
  Waiting: ['OnStage', 'Skipped'],
  Ready: ['Waiting', 'Skipped'],
  OnStage: ['Ready', 'Skipped'],
  Done: ['OnStage', 'Waiting'],
  Skipped: ['Waiting', 'OnStage'],
};

/** Stable for the life of the list, so that a row is redrawn only when its contents change. */
export interface RowActions {
  step(guid: string, activity: Activity): void;
  withdraw(guid: string, isWithdrawn: boolean): void;
  move(guid: string, by: 1 | -1): void;
  /** «На место №…» */
  place(guid: string): void;
  /** The row is selected, to be moved or withdrawn with others. */
  choose(guid: string, isRange: boolean): void;
  insertAfter(guid: string): void;
  edit(guid: string): void;
  pauseAfter(guid: string): void;
  /** Into a list around the stage. */
  list(guid: string): void;
  remove(guid: string): void;
}

export interface RowControlsProps {
  item: ProgramItemView;
  isFirst: boolean;
  isLast: boolean;
  /** Shown in the menu too, where the row has no room for its button. */
  isClose?: boolean;
  actions: RowActions;
}

export function RowControls(props: RowControlsProps) {
  const { item, actions } = props;
  const { guid } = item;
  const main = mainStep(item);
  return (
    <>
      {props.isClose ? null : main ? (
        <Button
          className={classes.main}
          aria-label={`${STEP_WORDS[main]}: ${itemName(item)}`}
          onClick={() => actions.step(guid, main)}
        >
          {STEP_WORDS[main]}
        </Button>
      ) : item.isWithdrawn ? (
        <Button
          className={classes.main}
          aria-label={`Вернуть: ${itemName(item)}`}
          onClick={() => actions.withdraw(guid, false)}
        >
          Вернуть
        </Button>
      ) : null}
      <ButtonMenu
        button={
          <button type="button" className={classes.menu} aria-label={`Действия: ${itemName(item)}`}>
            <IconDotsVertical size={18} stroke={1.75} aria-hidden />
          </button>
        }
      >
        <RowItems {...props} />
      </ButtonMenu>
    </>
  );
}

function mainStep(item: ProgramItemView): Activity | undefined {
  return isPerformance(item) && !item.isWithdrawn ? MAIN[item.activity] : undefined;
}

function RowItems({ item, isFirst, isLast, isClose, actions }: RowControlsProps) {
  const { guid } = item;
  const main = mainStep(item);
  const [hasList] = useListButton();
  // On a phone the row has no room for its button.
  const isPhone = useMedia('(max-width: 807px)');
  return (
    <>
      {main && (isPhone || isClose) ? (
        <Menu.Item onClick={() => actions.step(guid, main)}>{STEP_WORDS[main]}</Menu.Item>
      ) : null}
      {isPerformance(item) && !item.isWithdrawn
        ? OTHERS[item.activity].map((activity) => (
            <Menu.Item key={activity} onClick={() => actions.step(guid, activity)}>
              {activity === 'OnStage' && item.activity !== 'Waiting' ? 'Снова на сцену' : STEP_WORDS[activity]}
            </Menu.Item>
          ))
        : null}
      {isPerformance(item) && !item.isWithdrawn ? <Menu.Divider /> : null}
      <Menu.Item onClick={() => actions.edit(guid)}>Изменить</Menu.Item>
      <Menu.Item
        data-move
        leftSection={<IconArrowUp size={16} stroke={1.75} />}
        rightSection={<kbd>Alt ↑</kbd>}
        disabled={isFirst}
        closeMenuOnClick={false}
        onClick={() => actions.move(guid, -1)}
      >
        Выше
      </Menu.Item>
      <Menu.Item
        data-move
        leftSection={<IconArrowDown size={16} stroke={1.75} />}
        rightSection={<kbd>Alt ↓</kbd>}
        disabled={isLast}
        closeMenuOnClick={false}
        onClick={() => actions.move(guid, 1)}
      >
        Ниже
      </Menu.Item>
      <Menu.Item disabled={isFirst && isLast} onClick={() => actions.place(guid)}>
        На место №…
      </Menu.Item>
      <Menu.Item disabled={isFirst && isLast} onClick={() => actions.choose(guid, false)}>
        Выбрать несколько
      </Menu.Item>
      <Menu.Item onClick={() => actions.insertAfter(guid)}>{insertWords(item)}</Menu.Item>
      <Menu.Item onClick={() => actions.pauseAfter(guid)}>Перерыв после</Menu.Item>
      {hasList ? <Menu.Item onClick={() => actions.list(guid)}>В список…</Menu.Item> : null}
      <Menu.Divider />
      {item.isWithdrawn ? (
        <Menu.Item onClick={() => actions.withdraw(guid, false)}>Вернуть в программу</Menu.Item>
      ) : (
        <Menu.Item onClick={() => actions.withdraw(guid, true)}>Снять с программы</Menu.Item>
      )}
      <Menu.Item data-danger onClick={() => actions.remove(guid)}>
        Удалить
      </Menu.Item>
    </>
  );
}

/** «Вставить после № 12» */
function insertWords({ number }: ProgramItemView): string {
  return number === '' ? 'Вставить после' : `Вставить после ${numberSign(number)}`;
}
