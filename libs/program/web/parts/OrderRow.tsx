// One row of the running order.

import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconAward,
  IconCoffee,
  IconDotsVertical,
  IconFileText,
  IconFlag,
  IconMessages,
  IconMicrophone2,
  IconSchool,
  type Icon,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { ProgramItemView } from '@rampa/contract';
import { counted, type Activity, type ItemKind } from '@rampa/kernel';
import { Lamp, Piece } from '@rampa/platform/web/base';
import { durationText, timeText } from '@rampa/platform/web/desk';
import { forecastAt, isPerformance } from '../order/order.ts';
import { ACTIVITY_LAMPS, itemName, KIND_WORDS, stateWord, STEP_WORDS } from '../order/words.ts';
import classes from '../style/order.module.css';

const SIGNS: Record<Exclude<ItemKind, 'performance'>, Icon> = {
  pause: IconCoffee,
  award: IconAward,
  opening: IconFlag,
  jury: IconMessages,
  sceneTest: IconMicrophone2,
  lecture: IconSchool,
  text: IconFileText,
};

/** The step that a press on the row's own button makes. */
const MAIN: Partial<Record<Activity, Activity>> = { Waiting: 'Ready', Ready: 'OnStage', OnStage: 'Done' };
/** The rest, in the menu. */
const OTHERS: Record<Activity, Activity[]> = {
  Waiting: ['OnStage', 'Skipped'],
  Ready: ['Waiting', 'Skipped'],
  OnStage: ['Ready', 'Skipped'],
  Done: ['OnStage', 'Waiting'],
  Skipped: ['Waiting', 'OnStage'],
};

/** Stable for the life of the list: rows are drawn anew only by what they show. */
export interface RowActions {
  step(guid: string, activity: Activity): void;
  withdraw(guid: string, isWithdrawn: boolean): void;
  move(guid: string, by: number): void;
  edit(guid: string): void;
  pauseAfter(guid: string): void;
  remove(guid: string): void;
}

export interface OrderRowProps {
  item: ProgramItemView;
  timeZone: string;
  late: number | null;
  canChange: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: RowActions;
}

function isSame(before: OrderRowProps, after: OrderRowProps): boolean {
  const { item: old, ...was } = before;
  const { item: fresh, ...is } = after;
  return (
    Object.keys(is).every((name) => was[name as keyof typeof was] === is[name as keyof typeof is]) &&
    (old === fresh || JSON.stringify(old) === JSON.stringify(fresh))
  );
}

export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { item, canChange } = props;
  const isNow = item.activity === 'OnStage' && !item.isWithdrawn;
  const state = item.isWithdrawn ? 'withdrawn' : isNow ? 'now' : undefined;
  return (
    <li
      className={classes.row}
      data-state={state}
      data-activity={item.activity}
      data-kind={isPerformance(item) ? undefined : 'service'}
    >
      {isPerformance(item) ? <Performance {...props} /> : <Service {...props} />}
      <Times {...props} />
      <span className={classes.actions}>{canChange ? <Actions {...props} /> : null}</span>
    </li>
  );
}, isSame);

function Name({ item, canChange, actions }: OrderRowProps) {
  const text = isPerformance(item)
    ? item.performer || item.collective || 'Без исполнителя'
    : item.title || KIND_WORDS[item.kind];
  return canChange ? (
    <button
      type="button"
      className={classes.name}
      data-name={item.guid}
      aria-label={`${itemName(item)}, изменить`}
      onClick={() => actions.edit(item.guid)}
    >
      {text}
    </button>
  ) : (
    <span className={classes.name}>{text}</span>
  );
}

function Performance(props: OrderRowProps) {
  const { item } = props;
  const detail = [item.performer === '' ? '' : item.collective, item.city].filter(Boolean).join(' · ');
  return (
    <>
      <span className={classes.lamp}>
        <Lamp state={item.isWithdrawn ? 'waiting' : ACTIVITY_LAMPS[item.activity]} />
      </span>
      <span className={classes.number}>{item.number}</span>
      <span className={classes.who}>
        <Name {...props} />
        <span className={classes.detail}>
          <Piece title={item.pieceTitle} />
          {item.pieceTitle !== '' && detail !== '' ? ' · ' : ''}
          {detail}
        </span>
      </span>
      <span className={classes.group}>{item.group}</span>
      <span className={classes.state}>{stateWord(item)}</span>
    </>
  );
}

function Service(props: OrderRowProps) {
  const { item } = props;
  const Sign = SIGNS[item.kind as keyof typeof SIGNS];
  const minutes = Math.round(item.duration / 60);
  return (
    <>
      <span className={classes.sign}>
        <Sign size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.who}>
        <Name {...props} />
      </span>
      <span className={classes.group}>{minutes > 0 ? counted(minutes, 'минута', 'минуты', 'минут') : ''}</span>
      <span className={classes.state}>{item.isWithdrawn ? 'снят' : ''}</span>
    </>
  );
}

function Times({ item, timeZone, late }: OrderRowProps) {
  const forecast = forecastAt(item, late);
  const real = item.onStageAt && item.activity !== 'Waiting' && item.activity !== 'Ready' ? item.onStageAt : null;
  const shown = real ?? forecast ?? item.plannedAt;
  const plan = item.plannedAt && shown !== item.plannedAt ? timeText(item.plannedAt, timeZone) : null;
  return (
    <span className={classes.times}>
      <b>
        {forecast && !real ? '≈\u00A0' : ''}
        {shown ? timeText(shown, timeZone) : ''}
      </b>
      <small>
        {plan ? <span title="по плану">{plan}</span> : null}
        {item.duration > 0 && isPerformance(item) ? (
          <span title="длительность">{durationText(item.duration)}</span>
        ) : null}
      </small>
    </span>
  );
}

function Actions({ item, isFirst, isLast, actions }: OrderRowProps) {
  const { guid } = item;
  const main = isPerformance(item) && !item.isWithdrawn ? MAIN[item.activity] : undefined;
  return (
    <>
      {main ? (
        <Button
          className={classes.main!}
          variant="default"
          aria-label={`${STEP_WORDS[main]}: ${itemName(item)}`}
          onClick={() => actions.step(guid, main)}
        >
          {STEP_WORDS[main]}
        </Button>
      ) : item.isWithdrawn ? (
        <Button
          className={classes.main!}
          variant="default"
          aria-label={`Вернуть: ${itemName(item)}`}
          onClick={() => actions.withdraw(guid, false)}
        >
          Вернуть
        </Button>
      ) : null}
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label={`Действия: ${itemName(item)}`}>
            <IconDotsVertical size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {main ? (
            <Menu.Item className={classes.onPhone!} onClick={() => actions.step(guid, main)}>
              {STEP_WORDS[main]}
            </Menu.Item>
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
            leftSection={<IconArrowUp size={16} stroke={1.75} />}
            rightSection={<kbd>Alt ↑</kbd>}
            disabled={isFirst}
            closeMenuOnClick={false}
            onClick={() => actions.move(guid, -1)}
          >
            Выше
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} stroke={1.75} />}
            rightSection={<kbd>Alt ↓</kbd>}
            disabled={isLast}
            closeMenuOnClick={false}
            onClick={() => actions.move(guid, 1)}
          >
            Ниже
          </Menu.Item>
          <Menu.Item onClick={() => actions.pauseAfter(guid)}>Перерыв после</Menu.Item>
          <Menu.Divider />
          {item.isWithdrawn ? (
            <Menu.Item onClick={() => actions.withdraw(guid, false)}>Вернуть в программу</Menu.Item>
          ) : (
            <Menu.Item onClick={() => actions.withdraw(guid, true)}>Снять с программы</Menu.Item>
          )}
          <Menu.Item color="danger" onClick={() => actions.remove(guid)}>
            Удалить
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
