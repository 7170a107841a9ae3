// One row of the running order on the live desk: 48 px; its name and its menu do everything.

import { memo } from 'react';
import type { ProgramItemView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { listed, Lamp, Piece } from '@rampa/platform/web/base';
import { timeText } from '@rampa/platform/web/desk';
import { isPerformance } from '../order/order.ts';
import { ACTIVITY_LAMPS, itemName, stateWord } from '../order/words.ts';
import { OnStageClock } from './OnStageClock.tsx';
import { Choice, isSame, Name, SIGNS, type OrderRowProps } from './OrderRow.tsx';
import { RowControls } from './RowControls.tsx';
import classes from '../style/desk-order.module.css';

/** The result of a performance, for those who may read the protocol: «8,43», or «4 из 5» while it is judged. */
export interface ItemOutcome {
  text: string;
  isJudging: boolean;
}
export type ItemOutcomes = ReadonlyMap<string, ItemOutcome>;

/** Of the one on stage, a name of more letters is set smaller. */
const LONG = 36;

export interface DeskRowProps extends OrderRowProps {
  outcome: ItemOutcome | null;
}

export function DeskHeads() {
  return (
    <div className={classes.heads} aria-hidden>
      <span />
      <span className={classes.right}>№</span>
      <span>исполнитель</span>
      <span>состояние</span>
      <span className={classes.right}>выход</span>
      <span className={classes.right}>итог</span>
      <span />
    </div>
  );
}

/** Compared by content, because outcomes are created anew with every update of the protocol. */
function isSameRow({ outcome: old, ...before }: DeskRowProps, { outcome, ...after }: DeskRowProps): boolean {
  return old?.text === outcome?.text && old?.isJudging === outcome?.isJudging && isSame(before, after);
}

export const DeskRow = memo(function DeskRow(props: DeskRowProps) {
  const { item, canChange, outcome } = props;
  const isNow = item.activity === 'OnStage' && !item.isWithdrawn;
  const isOut = item.isWithdrawn || item.activity === 'Skipped';
  return (
    <li
      className={classes.row}
      data-state={isNow ? 'now' : isOut ? 'out' : item.activity === 'Done' ? 'past' : undefined}
      data-kind={isPerformance(item) ? undefined : 'service'}
    >
      <span className={classes.lamp}>{props.isChosen === null ? <Sign item={item} /> : <Choice {...props} />}</span>
      <span className={classes.number} data-short={item.number.length < 3 || undefined}>
        {item.number}
      </span>
      <span className={classes.who}>
        <Name {...props} className={itemName(item).length > LONG ? `${classes.name} ${classes.small}` : classes.name} />
        <Detail item={item} />
      </span>
      <span className={classes.state} data-tone={toneOf(item, outcome)}>
        {stateOf(item, outcome)}
      </span>
      <Times {...props} />
      <span className={classes.outcome}>
        {isNow && item.onStageAt ? (
          <OnStageClock since={item.onStageAt} duration={item.duration} isShort />
        ) : outcome ? (
          <span data-judging={outcome.isJudging || undefined}>{outcome.text}</span>
        ) : null}
      </span>
      <span className={classes.actions}>{canChange ? <RowControls {...props} isClose /> : null}</span>
    </li>
  );
}, isSameRow);

function Sign({ item }: { item: ProgramItemView }) {
  if (isPerformance(item)) return <Lamp state={item.isWithdrawn ? 'waiting' : ACTIVITY_LAMPS[item.activity]} />;
  const Icon = SIGNS[item.kind as keyof typeof SIGNS];
  return <Icon size={16} stroke={1.75} aria-hidden />;
}

function Detail({ item }: { item: ProgramItemView }) {
  const minutes = Math.round(item.duration / 60);
  if (!isPerformance(item)) {
    return minutes > 0 ? <span className={classes.detail}>{counted(minutes, 'минута', 'минуты', 'минут')}</span> : null;
  }
  const where = listed(item.performer === '' ? '' : item.collective, item.city);
  if (item.pieceTitle === '' && where === '') return null;
  return (
    <span className={classes.detail}>
      <Piece title={item.pieceTitle} />
      {item.pieceTitle !== '' && where !== '' ? ', ' : ''}
      {where}
    </span>
  );
}

function stateOf(item: ProgramItemView, outcome: ItemOutcome | null): string {
  if (!isPerformance(item)) return item.isWithdrawn ? 'снят' : '';
  if (item.activity !== 'Done' || item.isWithdrawn || outcome === null) {
    return item.activity === 'Waiting' && !item.isWithdrawn ? '' : stateWord(item);
  }
  return outcome.isJudging ? 'судят' : 'оценён';
}

function toneOf(item: ProgramItemView, outcome: ItemOutcome | null): string | undefined {
  if (item.isWithdrawn) return undefined;
  if (item.activity === 'Ready') return 'ready';
  return item.activity === 'Done' && outcome?.isJudging ? 'judging' : undefined;
}

/** The real or forecast start, and below it the planned one. */
function Times({ item, timeZone, forecast }: OrderRowProps) {
  const real = item.onStageAt && item.activity !== 'Waiting' && item.activity !== 'Ready' ? item.onStageAt : null;
  const shown = item.isWithdrawn ? item.plannedAt : (real ?? forecast ?? item.plannedAt);
  const text = shown ? timeText(shown, timeZone) : '';
  const plan = item.plannedAt ? timeText(item.plannedAt, timeZone) : '';
  return (
    <span className={classes.times}>
      <b>
        {forecast && !real ? <span className="r-sr-only">прогноз </span> : null}
        {text}
      </b>
      {plan !== '' && plan !== text ? (
        <small title="по плану">
          <span className="r-sr-only">по плану </span>
          {plan}
        </small>
      ) : null}
    </span>
  );
}
