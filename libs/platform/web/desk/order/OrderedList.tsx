// Rows in an order of their own: dragged by a grip, moved by Alt with the arrows or by each row's menu, several at
// once.

import { Checkbox, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsVertical } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { counted } from '@rampa/kernel';
import { BulkBar } from '../list/BulkBar.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { RowParts } from '../list/RowParts.tsx';
import { RowPlace } from '../list/row-place.ts';
import { useChoice, type Choice } from '../list/use-choice.ts';
import { OrderButtons } from './OrderBar.tsx';
import { PlaceLater } from './place-later.ts';
import { useArranged, type Arranged, type ArrangedSettings } from './use-arranged.ts';
import { useOrderDrops, useOrderRow } from './use-order-drag.ts';
import { useOrderSpeech } from './use-order-speech.tsx';

export interface OrderedListProps<Row> extends Omit<ArrangedSettings<Row>, 'say'> {
  label: string;
  canChange: boolean;
  /** Further actions on several rows. */
  bulk?(rows: readonly Row[], choice: Choice): ReactNode;
  row(row: Row, place: OrderedPlace): ReactNode;
}

export interface OrderedPlace {
  index: number;
  /** Its move is being written. */
  isBusy: boolean;
  /** «Выше», «Ниже», «На место №…» for the row's menu. */
  moves: ReactNode;
}

export function OrderedList<Row>(props: OrderedListProps<Row>) {
  const { label, name, canChange, idOf, nameOf, words, bulk, row } = props;
  const { say, speech } = useOrderSpeech();
  const order = useArranged({ ...props, say });
  const { rows, ids } = order;
  const choice = useChoice(ids);
  const [placed, setPlaced] = useState<ReadonlySet<string> | null>(null);
  const focus = useRef<HTMLElement | null>(null);
  /** Moving a chosen row moves all chosen ones. */
  const together = (id: string): ReadonlySet<string> => (choice.ids.has(id) ? choice.ids : new Set([id]));
  const nameById = (id: string) => nameOf(rows.find((one) => idOf(one) === id)!);

  useOrderDrops(name, ({ id, side, ofId }) => {
    if (canChange && !together(id).has(ofId)) order.moveBeside(together(id), side, ofId);
  });
  // A row loses the focus when it changes its place in the page, so it is focused again.
  useLayoutEffect(() => {
    if (focus.current?.isConnected) focus.current.focus();
    focus.current = null;
  });

  return (
    <>
      {speech}
      {canChange ? (
        <BulkBar label={label} choice={choice} ids={ids}>
          {bulk?.(
            rows.filter((one) => choice.ids.has(idOf(one))),
            choice,
          )}
          <OrderButtons onMove={(by) => order.moveBy(choice.ids, by)} onPlace={() => setPlaced(choice.ids)} />
        </BulkBar>
      ) : null}
      <ListRows
        label={label}
        onKey={(event, id) => {
          if (!canChange || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          focus.current = event.target as HTMLElement;
          order.moveBy(together(id), event.key === 'ArrowUp' ? -1 : 1, true);
        }}
      >
        <RowParts count={rows.length}>
          {(index) => {
            const one = rows[index]!;
            return (
              <OrderedRow
                key={idOf(one)}
                list={canChange ? name : null}
                id={idOf(one)}
                name={nameOf(one)}
                choice={canChange && rows.length > 1 ? choice : null}
              >
                {row(one, {
                  index,
                  isBusy: order.moving.has(idOf(one)),
                  moves: <Moves order={order} moved={together(idOf(one))} onPlace={setPlaced} />,
                })}
              </OrderedRow>
            );
          }}
        </RowParts>
      </ListRows>
      <PlaceLater
        of={
          placed && {
            title:
              placed.size === 1
                ? `Переставить: ${nameById([...placed][0]!)}`
                : `Переставить ${counted(placed.size, ...words)}`,
            hint: 'Кто там стоит и все после него сдвинутся ниже.',
            rows: ids.flatMap((id, index) =>
              placed.has(id) ? [] : { id, name: `${index + 1}. ${nameOf(rows[index]!)}` },
            ),
            onPlace: (side, ofId) => order.moveBeside(placed, side, ofId),
            onClose: () => setPlaced(null),
          }
        }
      />
    </>
  );
}

interface OrderedRowProps {
  list: string | null;
  id: string;
  name: string;
  choice: Choice | null;
  children: ReactNode;
}

function OrderedRow({ list, id, name, choice, children }: OrderedRowProps) {
  const drag = useOrderRow(list, id);
  const isChosen = choice?.ids.has(id) ?? false;
  const check = choice ? (
    <Checkbox
      aria-label={`Выбрать: ${name}`}
      checked={isChosen}
      onChange={() => undefined}
      onClick={(event) => choice.toggle(id, event.shiftKey)}
    />
  ) : null;
  return (
    <RowPlace value={{ id, isChosen, check, cells: null, ...(list === null ? {} : { drag }) }}>{children}</RowPlace>
  );
}

interface MovesProps<Row> {
  order: Arranged<Row>;
  moved: ReadonlySet<string>;
  onPlace(moved: ReadonlySet<string>): void;
}

function Moves<Row>({ order: { ids, moveBy }, moved, onPlace }: MovesProps<Row>) {
  const [first, last] = [ids[0]!, ids.at(-1)!];
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={16} stroke={1.75} />}
        disabled={moved.size === 1 && moved.has(first)}
        onClick={() => moveBy(moved, -1)}
      >
        Выше
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} stroke={1.75} />}
        disabled={moved.size === 1 && moved.has(last)}
        onClick={() => moveBy(moved, 1)}
      >
        Ниже
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowsVertical size={16} stroke={1.75} />}
        disabled={moved.size === ids.length}
        onClick={() => onPlace(moved)}
      >
        На место №…
      </Menu.Item>
    </>
  );
}
