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
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { ProgramItemView } from '@rampa/contract';
import { counted, type ItemKind } from '@rampa/kernel';
import { listed, Lamp, longestPart, Piece, unbroken, Whole } from '@rampa/platform/web/base';
import { durationText, OrderGrip, timeText, useOrderRow } from '@rampa/platform/web/desk';
import { isPerformance } from '../order/order.ts';
import { ACTIVITY_LAMPS, itemName, KIND_WORDS, stateWord } from '../order/words.ts';
import { RowControls, type RowActions } from './RowControls.tsx';
import classes from '../style/order.module.css';

export const SIGNS: Record<Exclude<ItemKind, 'performance'>, Icon> = {
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
  /** What the organizer's columns say of it. */
  extra: string;
  /** The forecast start, where it differs from the plan. */
  forecast: string | null;
  canChange: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The list in which the row is dragged; null while it is not. */
  list: string | null;
  /** Null while nothing is selected. */
  isChosen: boolean | null;
  actions: RowActions;
}

export function isSame(before: OrderRowProps, after: OrderRowProps): boolean {
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
  const { row, grip, side, isDragged } = useOrderRow(props.list, item.guid);
  const lead = (
    <>
      {props.list === null ? null : <OrderGrip of={grip} />}
      {props.isChosen === null ? null : <Choice {...props} />}
    </>
  );
  return (
    <li
      ref={row}
      className={classes.row}
      data-side={side ?? undefined}
      data-dragged={isDragged || undefined}
      data-state={state}
      data-activity={item.activity}
      data-kind={isPerformance(item) ? undefined : 'service'}
    >
      {isPerformance(item) ? <Performance {...props} lead={lead} /> : <Service {...props} lead={lead} />}
      <Times {...props} />
      <span className={classes.actions}>{canChange ? <RowControls {...props} /> : null}</span>
    </li>
  );
}, isSame);

export function Name({
  item,
  canChange,
  actions,
  className = classes.name,
}: OrderRowProps & { className?: string | undefined }) {
  const text = isPerformance(item)
    ? item.performer || item.collective || 'Без исполнителя'
    : item.title || KIND_WORDS[item.kind];
  const longest = { '--longest': longestPart(text) } as CSSProperties;
  return canChange ? (
    <button
      type="button"
      className={className}
      style={longest}
      data-name={item.guid}
      aria-label={`${itemName(item)}, изменить`}
      onClick={() => actions.edit(item.guid)}
    >
      <Whole of={text} />
    </button>
  ) : (
    <span className={className} style={longest} data-name={item.guid}>
      <Whole of={text} />
    </span>
  );
}

/** `lead`: the first cell of the row. */
type Led = OrderRowProps & { lead: ReactNode };

export function Choice({ item, isChosen, actions }: OrderRowProps) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label={`Выбрать: ${itemName(item)}`}
      checked={isChosen === true}
      onChange={() => undefined}
      onClick={(event) => actions.choose(item.guid, event.shiftKey)}
    />
  );
}

function Performance(props: Led) {
  const { item } = props;
  const detail = listed(item.performer === '' ? '' : item.collective, item.city);
  return (
    <>
      <span className={classes.lamp}>
        {props.lead}
        {props.isChosen === null ? <Lamp state={item.isWithdrawn ? 'waiting' : ACTIVITY_LAMPS[item.activity]} /> : null}
      </span>
      <span className={classes.number}>{item.number}</span>
      <span className={classes.who}>
        <Name {...props} />
        <span className={classes.detail}>
          <Piece title={item.pieceTitle} />
          {item.pieceTitle !== '' && detail !== '' ? ', ' : ''}
          {detail}
        </span>
        {props.extra === '' ? null : <span className={classes.detail}>{props.extra}</span>}
      </span>
      <span className={classes.group}>{unbroken(listed(item.group))}</span>
      <span className={classes.state}>{stateWord(item)}</span>
    </>
  );
}

function Service(props: Led) {
  const { item } = props;
  const Sign = SIGNS[item.kind as keyof typeof SIGNS];
  const minutes = Math.round(item.duration / 60);
  return (
    <>
      <span className={classes.sign}>
        {props.lead}
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
