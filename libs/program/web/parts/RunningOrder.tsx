// The running order: parts, rows, moves by keyboard and pointer.

import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { ProgramItemView, ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { useMedia, withGaps } from '@rampa/platform/web/base';
import {
  Confirm,
  OrderBar,
  PHONE,
  PlaceLater,
  tell,
  useKeys,
  useChoice,
  useOrderDrops,
  useOrderSpeech,
  useGrowingSheet,
} from '@rampa/platform/web/desk';
import { placesBeside, placesBy } from '@rampa/program/domain';
import { useOrderWrites, useStage } from '../api/program-writes.ts';
import { foundBlocks } from '../order/order.ts';
import { isFound } from '../order/search.ts';
import { useColumnTexts } from '../state/use-column-texts.ts';
import { useOrder } from '../state/use-order.ts';
import { useMarkingGate } from '../state/use-marking-gate.tsx';
import { usePressGuard } from '../state/press-guard.ts';
import { useRowGoal, useShownStage } from '../state/use-shown-stage.ts';
import { useStableActions } from '../state/use-stable-actions.ts';
import { useTimes } from '../state/use-times.ts';
import { itemName } from '../order/words.ts';
import type { Opened } from './Forms.tsx';
import { ChosenDeeds } from './ChosenDeeds.tsx';
import { DeskHeads, DeskRow, type ItemOutcomes } from './DeskRow.tsx';
import { OrderHeads } from './OrderHeads.tsx';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import type { RowActions } from './RowControls.tsx';
import deskClasses from '../style/desk-order.module.css';
import classes from '../style/order.module.css';

/** A short list needs no search. */
const SHORT = 8;
/** Empty, because each row tells by itself what its own button does. */
const NO_SLOTS = {};

export interface RunningOrderProps {
  program: ProgramView;
  canChange: boolean;
  /** Compact rows of the live desk, with the results. Nothing can be dragged there, so that no slip moves a row. */
  desk?: { outcomes: ItemOutcomes };
  onOpen(opened: Opened): void;
}

/**
 * An open menu keeps the focus. A row that came to an end has its step switched off: the other step takes the focus. A
 * row that came into another part is made anew and has lost its menu.
 */
function keepInMenu(button: HTMLElement | null | undefined): void {
  const at = document.activeElement;
  if (at !== document.body && !at?.matches(':disabled')) return;
  const isOpen = button?.ariaExpanded === 'true';
  (isOpen ? document.querySelector<HTMLElement>('[role="menu"] [data-move]:enabled') : button)?.focus();
}

/** Most rows on a phone have a lamp above a grip, px; those of pauses are lower. */
const WITH_GRIP = 72;

export function RunningOrder({ program, canChange, desk, onOpen }: RunningOrderProps) {
  const stage = useStage(program, usePressGuard(program, NO_SLOTS));
  const gate = useMarkingGate(program);
  const { setWithdrawn, setAllWithdrawn, remove } = useOrderWrites(program);
  const { say, speech } = useOrderSpeech();
  const { items, arrange } = useOrder(program, say);
  const choice = useChoice(items.map(({ guid }) => guid));
  const [placed, setPlaced] = useState<ReadonlySet<string> | null>(null);
  const [deleted, setDeleted] = useState<ProgramItemView | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focus = useRef<{ guid: string; of: 'name' | 'menu' } | null>(null);
  const times = useTimes(items, program.gap);
  const extra = useColumnTexts(program.competitionGuid, program.guid, desk === undefined);
  const [question, setQuestion] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const isAsked = question.trim() !== '';
  const found = isAsked ? items.filter((item) => isFound(item, question)) : items;
  const goal = useRowGoal(items);
  // Who may not change the order has no grips.
  const hasGrips = canChange && desk === undefined;
  const isTall = useMedia(PHONE) && hasGrips;
  const isDrawn = useGrowingSheet(items.length, goal.begin, isTall ? WITH_GRIP : undefined);
  // While a search hides rows the order cannot be changed, because the neighbours are not visible.
  const canMove = canChange && !isAsked;
  useKeys({
    Slash: items.length > SHORT ? { says: 'найти в программе', run: () => search.current?.focus() } : undefined,
    '↑ ↓': { says: 'по строкам программы' },
    'Alt+↑ ↓': canMove ? { says: 'переставить строку' } : undefined,
  });
  useShownStage(goal, isDrawn, desk !== undefined);

  /** A selected row moves together with all selected ones. */
  const together = (guid: string): ReadonlySet<string> => (choice.ids.has(guid) ? choice.ids : new Set([guid]));

  function moveBy(guids: ReadonlySet<string>, by: 1 | -1, focused: typeof focus.current) {
    if (!canMove) return;
    focus.current = focused;
    arrange(placesBy(items, guids, by), true);
  }
  useOrderDrops(program.guid, ({ id, side, ofId }) => {
    const guids = together(id);
    if (canMove && !guids.has(ofId)) arrange(placesBeside(items, guids, side, ofId));
  });

  const rowOf = (guid: string | undefined) => list.current?.querySelector<HTMLElement>(`[data-name="${guid}"]`);
  const byGuid = (guid: string) => items.find((item) => item.guid === guid);
  const handlers: RowActions = {
    step: (guid, activity) =>
      run(guid, (item) => {
        const go = () => stage.step(item, activity, guid);
        if (activity === 'OnStage') gate.pass(item, go);
        else go();
      }),
    withdraw: (guid, isWithdrawn) => run(guid, (item) => setWithdrawn(item, isWithdrawn)),
    move: (guid, by) => moveBy(together(guid), by, { guid, of: 'menu' }),
    place: (guid) => setPlaced(together(guid)),
    choose: (guid, isRange) => choice.toggle(guid, isRange),
    insertAfter: (afterGuid) => onOpen({ form: 'item', guid: null, afterGuid }),
    edit: (guid) => onOpen({ form: 'item', guid }),
    pauseAfter: (afterGuid) => onOpen({ form: 'pause', afterGuid }),
    list: (guid) => onOpen({ form: 'list', guids: [...together(guid)] }),
    remove: (guid) => run(guid, setDeleted),
  };
  function run(guid: string, act: (item: ProgramItemView) => void) {
    const item = byGuid(guid);
    if (item) act(item);
  }
  const actions = useStableActions(handlers);

  // A row that changes its position loses the focus, so it is focused again.
  useLayoutEffect(() => {
    if (focus.current === null) return;
    const { guid, of } = focus.current;
    const name = rowOf(guid);
    if (of === 'name') name?.focus();
    else keepInMenu(name?.closest('li')?.querySelector<HTMLElement>('[aria-haspopup]'));
    focus.current = null;
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const guid = (event.target as HTMLElement).closest<HTMLElement>('[data-name]')?.dataset.name;
    const at = found.findIndex((item) => item.guid === guid);
    if (at < 0) return;
    event.preventDefault();
    const by = event.key === 'ArrowUp' ? -1 : 1;
    const to = at + by;
    if (event.altKey) moveBy(together(guid!), by, { guid: guid!, of: 'name' });
    else if (isAsked && to < 0) search.current?.focus();
    else rowOf(found[to]?.guid)?.focus();
  }

  return (
    <div
      ref={list}
      className={desk ? deskClasses.order : undefined}
      onKeyDown={onKeyDown}
      style={{ '--order-number': numberWidth(items) } as CSSProperties}
    >
      {items.length > SHORT ? (
        <OrderSearch
          {...{ question, canChange }}
          input={search}
          found={found.length}
          all={items.length}
          onQuestion={setQuestion}
          onEnter={() => rowOf(found[0]?.guid)?.focus()}
        />
      ) : null}
      {speech}
      {gate.question}
      {choice.isOn ? (
        <OrderBar
          text={`Выбрано: ${counted(choice.ids.size, 'пункт', 'пункта', 'пунктов')}`}
          onMove={(by) => moveBy(choice.ids, by, null)}
          onPlace={() => setPlaced(choice.ids)}
          onClear={choice.clear}
        >
          <ChosenDeeds
            {...{ items, choice }}
            onList={(guids) => onOpen({ form: 'list', guids })}
            onWithdraw={(chosen, isWithdrawn) => {
              setAllWithdrawn(chosen, isWithdrawn);
              choice.clear();
            }}
          />
        </OrderBar>
      ) : null}
      {desk ? <DeskHeads /> : <OrderHeads isPlanned={items.some(({ plannedAt }) => plannedAt)} />}
      {foundBlocks(items, found).map((block) => (
        <section key={block.key} className={classes.part} aria-label={block.title || 'Без отделения'}>
          {block.title === '' ? null : (
            <h2 className={classes.block}>
              {block.title}
              <small>
                {block.done} из {block.performances}
              </small>
            </h2>
          )}
          <ol className={classes.rows}>
            {withGaps(block.items, ({ index }) => isAsked || isDrawn(index)).map((drawn) => {
              if ('gap' in drawn)
                return <Later key={drawn.gap[0]!.item.guid} rows={drawn.gap.length} isDesk={Boolean(desk)} />;
              const { item, index } = drawn.row;
              const row: OrderRowProps = {
                ...{ item, canChange, actions, timeZone: program.timeZone, extra: extra.get(item.guid) ?? '' },
                forecast: times.forecasts.get(item.guid) ?? null,
                isFirst: isAsked || index === 0,
                isLast: isAsked || index === items.length - 1,
                list: canMove && !desk ? program.guid : null,
                isChosen: choice.isOn ? choice.ids.has(item.guid) : null,
              };
              return desk ? (
                <DeskRow key={item.guid} {...row} outcome={desk.outcomes.get(item.guid) ?? null} />
              ) : (
                <OrderRow key={item.guid} {...row} />
              );
            })}
          </ol>
        </section>
      ))}
      <PlaceLater
        of={
          placed && {
            title: placeTitle(items, placed),
            rows: items.flatMap((item) => (placed.has(item.guid) ? [] : { id: item.guid, name: itemName(item) })),
            onPlace: (side, ofId) => arrange(placesBeside(items, placed, side, ofId)),
            onClose: () => setPlaced(null),
          }
        }
      />
      <Confirm
        isOpen={deleted !== null}
        isDanger
        title="Удалить из программы?"
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() => {
          const item = deleted!;
          remove.mutate(
            { query: { competitionProgramGuid: program.guid }, body: { data: [item.guid] } },
            { onSuccess: () => tell(`${itemName(item)}: удалено`), onSettled: () => setDeleted(null) },
          );
        }}
      >
        {deleted
          ? `${itemName(deleted)}. Вернуть будет нельзя; если участник не вышел, выберите «Снять с программы»: номер останется.`
          : null}
      </Confirm>
    </div>
  );
}

/** The place of rows that are drawn a moment later. */
function Later({ rows, isDesk }: { rows: number; isDesk: boolean }) {
  const style = { '--rows': rows } as CSSProperties;
  return <li className={isDesk ? deskClasses.later : classes.later} style={style} aria-hidden />;
}

function placeTitle(items: readonly ProgramItemView[], placed: ReadonlySet<string>): string {
  const [first, ...rest] = items.filter(({ guid }) => placed.has(guid));
  if (first && rest.length === 0) return `Переставить: ${itemName(first)}`;
  return `Переставить ${counted(placed.size, 'пункт', 'пункта', 'пунктов')}`;
}

/** A width that keeps the longest number on one line. */
function numberWidth(items: readonly ProgramItemView[]): string {
  const longest = Math.max(...items.map(({ number }) => number.length), 0);
  return `${Math.round(longest * 77) / 100}rem`;
}
