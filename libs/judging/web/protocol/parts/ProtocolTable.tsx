// The table: one row per performance, one column per judge; arrows go between cells, Enter opens, Esc closes.

import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ProtocolView } from '@rampa/contract';
import { shortNames } from '@rampa/kernel';
import { useRowMotion } from '@rampa/platform/web/base';
import { useKeys } from '@rampa/platform/web/desk';
import { useAim, type Aim } from '../order/aim.ts';
import type { BesideMarks } from '../order/beside.ts';
import type { RowOrder } from '../order/finding.ts';
import type { ProtocolGroup } from '../order/rows.ts';
import { useSharedWith } from '../order/shared.ts';
import { useCut } from '../order/use-cut.ts';
import { focusNextApart } from './Apart.tsx';
import { GroupLine } from './GroupLine.tsx';
import { ProtocolTableRow, type Columns } from './ProtocolTableRow.tsx';
import classes from '../style/table.module.css';

export interface ProtocolTableProps {
  protocol: ProtocolView;
  groups: readonly ProtocolGroup[];
  /** With what the search leaves out: columns and counts are theirs, so that nothing jumps while one looks for a row. */
  whole: readonly ProtocolGroup[];
  sort: { by: RowOrder; isReversed: boolean };
  beside: BesideMarks;
  chosen: string | null;
  canCorrect: boolean;
  /** The cell to bring into focus. */
  aim: Aim | null;
  onAimed(): void;
  onExplain(itemGuid: string): void;
  /** The focus came to another row by arrows. */
  onFollow(itemGuid: string): void;
  onCorrect(itemGuid: string, judgeIndex: number): void;
  /** The focus is in this row now; null: in none. */
  onEnter(itemGuid: string | null): void;
  onClose(): void;
}

function columnsOf(groups: readonly ProtocolGroup[], judges: number): Columns {
  const rows = groups.flatMap((group) => group.rows);
  const hasTechnical = rows.some((row) => row.technical !== null && row.technical !== 0);
  const hasDeductions = rows.some((row) => row.deductions !== null && row.deductions !== 0);
  return { hasTechnical, hasDeductions, count: 5 + judges + Number(hasTechnical) + Number(hasDeductions) };
}

/** Of the cells that can be pressed; what nobody presses is passed over. */
function nextIn(row: HTMLElement, from: number, step: number): HTMLElement | undefined {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')];
  const columnOf = ({ dataset }: HTMLElement) => Number(dataset.column);
  if (step === 0) return cells.findLast((cell) => columnOf(cell) <= from);
  return step > 0 ? cells.find((cell) => columnOf(cell) > from) : cells.findLast((cell) => columnOf(cell) < from);
}

export function ProtocolTable(props: ProtocolTableProps) {
  const { protocol, groups, whole, sort, beside, chosen, canCorrect } = props;
  const { onExplain, onFollow, onCorrect, onEnter, onClose } = props;
  const table = useRef<HTMLTableElement>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  useAim(props.aim, props.onAimed);
  useRowMotion(table, { onlyNewOrder: true });
  const sharedWith = useSharedWith(protocol, whole);
  const [place, isCut] = useCut(table);
  // The same for every piece of a long protocol, so that rows that stand are not compared anew.
  const columns = useMemo(() => columnsOf(whole, protocol.judges.length), [whole, protocol.judges.length]);
  const names = shortNames(protocol.judges.map(({ fullName }) => fullName));
  const first = groups[0]?.rows[0]?.itemGuid ?? null;
  const wholes = new Map(whole.map((group) => [group.key, group]));
  const [best, worst] = sort.isReversed
    ? (['descending', 'ascending'] as const)
    : (['ascending', 'descending'] as const);
  const isKnown = groups.some((group) => group.rows.some((row) => row.itemGuid === tabStop));
  const stop = isKnown ? tabStop : (chosen ?? first);

  useKeys({
    '↑ ↓ ← →': { says: 'по протоколу' },
    KeyN: { says: 'в протоколе: к следующей оценке, далёкой от остальных' },
  });

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.key === 'Escape') return onClose();
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.code === 'KeyN' && isPlain) return focusNextApart(table.current);
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...table.current!.querySelectorAll<HTMLElement>('tr[data-row]')];
    const at = rows.indexOf(from.closest('tr')!);
    const row = rows[at + step[0]!];
    const to = row && nextIn(row, Number(from.dataset.column), step[1]!);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (step[0] !== 0) onFollow(row!.dataset.row!);
  }

  return (
    <div
      ref={place}
      className={classes.scroll}
      data-cut={isCut || undefined}
      role="region"
      aria-label={`Протокол: ${protocol.programTitle}`}
      tabIndex={-1}
    >
      <table
        ref={table}
        role="grid"
        data-protocol-rows
        className={classes.table}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null;
          setTabStop(row);
          onEnter(row);
        }}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onEnter(null)}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className={classes.placeHead}
              colSpan={2}
              aria-sort={sort.by === 'total' ? undefined : best}
            >
              Место, №
            </th>
            <th scope="col" className={classes.nameHead}>
              Исполнитель
            </th>
            {protocol.judges.map((judge, index) => (
              <th
                key={judge.guid}
                scope="col"
                className={classes.judgeHead}
                title={judge.isChair ? `${judge.fullName}, председатель` : judge.fullName}
              >
                <span>{names[index]}</span>
              </th>
            ))}
            {columns.hasTechnical ? <th scope="col">Техн.</th> : null}
            {columns.hasDeductions ? <th scope="col">Снижения</th> : null}
            <th scope="col" aria-sort={sort.by === 'total' ? worst : undefined}>
              Итог
            </th>
            <th scope="col" className={classes.awardHead}>
              Звание
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title === '' && group.subtitle === '' ? null : (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.count}>
                  <GroupLine group={group} whole={wholes.get(group.key)!} shared={sharedWith(wholes.get(group.key)!)} />
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <ProtocolTableRow
                key={row.itemGuid}
                row={row}
                beside={beside.get(row.itemGuid) ?? []}
                judges={protocol.judges}
                names={names}
                columns={columns}
                decimals={protocol.decimals}
                isForeign={row.programGuid !== protocol.programGuid}
                isChosen={row.itemGuid === chosen}
                isTabStop={row.itemGuid === stop}
                canCorrect={canCorrect && row.programGuid === protocol.programGuid}
                onExplain={onExplain}
                onCorrect={onCorrect}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
