// The running order: blocks, rows, moving by keys.

import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ProgramItemView, ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Confirm, tell, useKeys } from '@rampa/platform/web/desk';
import { movedOrder, useOrderWrites, useStage, withMoves } from '../api/program-writes.ts';
import { blocksOf, type OrderBlock } from '../order/order.ts';
import { isFound } from '../order/search.ts';
import { useTimes } from '../state/use-times.ts';
import { showRow } from '../order/show-row.ts';
import { itemName } from '../order/words.ts';
import type { Opened } from '../screens/ProgramPage.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { RowActions } from './RowControls.tsx';
import classes from '../style/order.module.css';

export interface RunningOrderProps {
  program: ProgramView;
  canChange: boolean;
  onOpen(opened: Opened): void;
}

export function RunningOrder({ program, canChange, onOpen }: RunningOrderProps) {
  const stage = useStage(program);
  const { setWithdrawn, move, remove } = useOrderWrites(program);
  const [order, setOrder] = useState<{ guids: string[]; seen: readonly ProgramItemView[] } | null>(null);
  const [deleted, setDeleted] = useState<ProgramItemView | null>(null);
  const waiting = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  // Moves on their way hold until the server's picture has changed after the last of them.
  if (order && waiting.current === 0 && order.seen !== program.items) setOrder(null);
  const items = withMoves(program.items, order?.guids ?? null);
  const times = useTimes(items, program.gap);
  const [question, setQuestion] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const isAsked = question.trim() !== '';
  const found = isAsked ? items.filter((item) => isFound(item, question)) : items;
  useKeys({ Slash: items.length > SHORT ? () => search.current?.focus() : undefined });
  useShownStage(items);

  function moveTo(item: ProgramItemView, from: number, to: number) {
    // Between the found ones stand others that nobody sees: an order is changed where all of it is there.
    if (!canChange || isAsked || to < 0 || to >= items.length) return;
    waiting.current++;
    focus.current = item.guid;
    setOrder({ guids: movedOrder(items, from, to), seen: program.items });
    move(item.guid, to, () => {
      waiting.current--;
      if (waiting.current === 0) setOrder((current) => current && { ...current });
    });
  }

  const byGuid = (guid: string) => items.find((item) => item.guid === guid);
  const handlers: RowActions = {
    step: (guid, activity) => run(guid, (item) => stage.step(item, activity)),
    withdraw: (guid, isWithdrawn) => run(guid, (item) => setWithdrawn(item, isWithdrawn)),
    move: (guid, by) => run(guid, (item) => moveTo(item, items.indexOf(item), items.indexOf(item) + by)),
    edit: (guid) => onOpen({ form: 'item', guid }),
    pauseAfter: (afterGuid) => onOpen({ form: 'pause', afterGuid }),
    remove: (guid) => run(guid, setDeleted),
  };
  function run(guid: string, act: (item: ProgramItemView) => void) {
    const item = byGuid(guid);
    if (item) act(item);
  }
  const actions = useStable(handlers);

  // A row that changes its place in the page loses the focus: it gets it back.
  useLayoutEffect(() => {
    if (focus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-name="${focus.current}"]`)?.focus();
    focus.current = null;
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const guid = (event.target as HTMLElement).closest<HTMLElement>('[data-name]')?.dataset.name;
    const at = found.findIndex((item) => item.guid === guid);
    if (at < 0) return;
    event.preventDefault();
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1;
    if (event.altKey) moveTo(found[at]!, at, to);
    else if (isAsked && to < 0) search.current?.focus();
    else list.current?.querySelector<HTMLElement>(`[data-name="${found[to]?.guid}"]`)?.focus();
  }

  return (
    <div ref={list} onKeyDown={onKeyDown}>
      {items.length > SHORT ? (
        <div className={classes.search}>
          <TextInput
            ref={search}
            type="search"
            aria-label="Найти в программе"
            placeholder="№, исполнитель, коллектив или номинация"
            leftSection={<IconSearch size={18} stroke={1.75} />}
            autoComplete="off"
            maxLength={100}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setQuestion('');
              else if (event.key === 'ArrowDown' || event.key === 'Enter') {
                event.preventDefault();
                list.current?.querySelector<HTMLElement>(`[data-name="${found[0]?.guid}"]`)?.focus();
              }
            }}
          />
          <p className={classes.foundCount} aria-live="polite">
            {isAsked ? foundText(found.length, items.length, canChange) : ''}
          </p>
        </div>
      ) : null}
      <div className={classes.heads} aria-hidden>
        <span />
        <span className={classes.right}>№</span>
        <span>исполнитель</span>
        <span className={classes.groupHead}>группа</span>
        <span>состояние</span>
        <span className={classes.headTimes}>
          выход <small>{items.some(({ plannedAt }) => plannedAt) ? 'по плану' : 'длительность'}</small>
        </span>
      </div>
      {foundBlocks(items, found).map((block) => (
        <section key={block.key} aria-label={block.title || 'Без отделения'}>
          {block.title === '' ? null : (
            <h2 className={classes.block}>
              {block.title}
              <small>
                {block.done} из {block.performances}
              </small>
            </h2>
          )}
          <ol className={classes.rows}>
            {block.items.map(({ item, index }) => (
              <OrderRow
                key={item.guid}
                item={item}
                timeZone={program.timeZone}
                forecast={times.forecasts.get(item.guid) ?? null}
                canChange={canChange}
                isFirst={isAsked || index === 0}
                isLast={isAsked || index === items.length - 1}
                actions={actions}
              />
            ))}
          </ol>
        </section>
      ))}
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
          ? `${itemName(deleted)}. Вернуть будет нельзя; если участник не вышел, лучше «Снять»: номер и след останутся.`
          : null}
      </Confirm>
    </div>
  );
}

/** A list that a glance takes in needs no search. */
const SHORT = 8;

function foundText(found: number, all: number, canChange: boolean): string {
  if (found === 0) return 'Ничего не нашлось';
  return `${found} из ${counted(all, 'пункта', 'пунктов', 'пунктов')}${canChange ? '; порядок меняют без поиска' : ''}`;
}

/** Blocks count all that stands in them, and show what was found. */
function foundBlocks(items: readonly ProgramItemView[], found: readonly ProgramItemView[]): OrderBlock[] {
  const blocks = blocksOf(items);
  if (found.length === items.length) return blocks;
  const shown = new Set(found);
  return blocks
    .map((block) => ({ ...block, items: block.items.filter(({ item }) => shown.has(item)) }))
    .filter((block) => block.items.length > 0);
}

/** The same functions forever; each call runs the newest of them. */
function useStable(handlers: RowActions): RowActions {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState<RowActions>(() => ({
    step: (...given) => newest.current.step(...given),
    withdraw: (...given) => newest.current.withdraw(...given),
    move: (...given) => newest.current.move(...given),
    edit: (...given) => newest.current.edit(...given),
    pauseAfter: (...given) => newest.current.pauseAfter(...given),
    remove: (...given) => newest.current.remove(...given),
  }));
  return stable;
}

const IN_SIGHT = 4;

/** Whoever opens the page in the middle of the day sees who is on stage, not who began it. */
function useShownStage(items: readonly ProgramItemView[]): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    const at = items.findIndex(({ activity, isWithdrawn }) => activity === 'OnStage' && !isWithdrawn);
    if (at > IN_SIGHT) showRow(items[at]!.guid);
  }, [items]);
}
