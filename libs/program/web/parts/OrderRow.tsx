// One row of the running order.

import {
  IconAward,
  IconCoffee,
  IconFileText,
  IconFlag,
  IconMessages,
  IconMicrophone2,
  IconSchool,
  type Icon,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { ProgramItemView } from '@rampa/contract';
import { counted, type ItemKind } from '@rampa/kernel';
import { dotted, Lamp, Piece } from '@rampa/platform/web/base';
import { durationText, timeText } from '@rampa/platform/web/desk';
import { isPerformance } from '../order/order.ts';
import { ACTIVITY_LAMPS, itemName, KIND_WORDS, stateWord } from '../order/words.ts';
import { RowControls, type RowActions } from './RowControls.tsx';
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

export interface OrderRowProps {
  item: ProgramItemView;
  timeZone: string;
  /** Where it differs from the plan. */
  forecast: string | null;
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
      <span className={classes.actions}>{canChange ? <RowControls {...props} /> : null}</span>
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
    <span className={classes.name} data-name={item.guid}>
      {text}
    </span>
  );
}

function Performance(props: OrderRowProps) {
  const { item } = props;
  const detail = dotted(item.performer === '' ? '' : item.collective, item.city);
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

function Times({ item, timeZone, forecast }: OrderRowProps) {
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
        {plan ? (
          <span title="по плану">
            <span className={classes.spoken}>по плану </span>
            {plan}
          </span>
        ) : null}
        {item.duration > 0 && isPerformance(item) ? (
          <span title="длительность">{durationText(item.duration)}</span>
        ) : null}
      </small>
    </span>
  );
}
