// A paper sheet as a grid that is filled by the keyboard alone.

import { memo, useId, useState, type KeyboardEvent } from 'react';
import type { PaperSheetView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import type { KitForm } from '@rampa/platform/web/desk';
import { ABSTAINED, cellAfter, cellFault, cellName, isAbstained, type Step, type Typed } from './cells.ts';
import classes from '../style/paper.module.css';

export interface SheetGridProps {
  sheet: PaperSheetView;
  form: KitForm<{ cells: Typed }>;
  onSubmit(): void;
}

const STEPS: Record<string, Step> = { Enter: 'next', ArrowDown: 'down', ArrowUp: 'up' };

export function SheetGrid({ sheet, form, onSubmit }: SheetGridProps) {
  const [told, tellOf] = useState<{ place: string; fault: string } | null>(null);
  const fault = useId();

  function focus(name: string | null): void {
    const cell = name && document.getElementById(name);
    if (!(cell instanceof HTMLInputElement)) return;
    cell.focus();
    cell.select();
  }

  function pressed(event: KeyboardEvent<HTMLTableElement>): void {
    const cell = event.target;
    if (!(cell instanceof HTMLInputElement)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    const step = stepOf(event, cell);
    if (!step) return;
    event.preventDefault();
    // What is out of the scale is not left by going on: the hand would be rows further before the eye sees it.
    if (cell.getAttribute('aria-invalid') === 'true' && event.key === 'Enter') return cell.select();
    focus(cellAfter(sheet, cell.id, event.key === 'Enter' && event.shiftKey ? 'back' : step));
  }

  return (
    <>
      <div className={classes.scroll} role="region" aria-label="Оценки листа" tabIndex={-1}>
        <table className={classes.grid} onKeyDown={pressed}>
          <thead>
            <tr>
              <th scope="col">Выступление</th>
              {sheet.criteria.map(({ guid, title, min, max, step }) => (
                <th key={guid} scope="col">
                  {title}
                  <small>{`${formatThousandths(min)}–${formatThousandths(max)}, шаг\u00A0${formatThousandths(step)}`}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row, at) => (
              <Row
                key={row.itemGuid}
                row={row}
                sheet={sheet}
                form={form}
                isFirst={at === 0}
                faultId={fault}
                onFault={tellOf}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.fault} id={fault} role="status">
        {told ? `${told.place}: ${told.fault}` : ''}
      </p>
    </>
  );
}

/** Arrows to the sides leave a cell only from its edge, so that a mark can be corrected. */
function stepOf(event: KeyboardEvent, cell: HTMLInputElement): Step | undefined {
  const [from, to] = [cell.selectionStart, cell.selectionEnd];
  const isWhole = from === 0 && to === cell.value.length;
  if (event.key === 'ArrowLeft' && (isWhole || to === 0)) return 'back';
  if (event.key === 'ArrowRight' && (isWhole || from === cell.value.length)) return 'next';
  return STEPS[event.key];
}

interface RowProps {
  row: PaperSheetView['rows'][number];
  sheet: PaperSheetView;
  form: SheetGridProps['form'];
  isFirst: boolean;
  faultId: string;
  onFault(told: { place: string; fault: string } | null): void;
}

const Row = memo(
  function Row({ row, sheet, form, isFirst, faultId, onFault }: RowProps) {
    const name = [row.number && `№\u00A0${row.number}`, row.performer].filter(Boolean).join(' ');
    const [isOff, setOff] = useState(() => isAbstained(row, form.values().cells));
    return (
      <tr data-gone={row.isGone || undefined} data-off={isOff || undefined}>
        <th scope="row">
          {name}
          <small>{row.isGone ? 'больше нет в программе' : isOff ? 'воздержался' : row.title}</small>
        </th>
        {sheet.criteria.map((criterion, at) => (
          <td key={criterion.guid} data-none={!row.pointGuids.includes(criterion.guid) || undefined}>
            {row.pointGuids.includes(criterion.guid) && !row.isGone ? (
              <Cell
                name={cellName(row.itemGuid, criterion.guid)}
                label={`${name}, ${criterion.title}`}
                criterion={criterion}
                form={form}
                isFirst={isFirst && at === 0}
                faultId={faultId}
                onFault={onFault}
                onTyped={() => setOff(isAbstained(row, form.values().cells))}
              />
            ) : null}
          </td>
        ))}
      </tr>
    );
  },
  (one, other) => one.row === other.row && one.sheet === other.sheet,
);

interface CellProps {
  name: string;
  label: string;
  criterion: PaperSheetView['criteria'][number];
  form: SheetGridProps['form'];
  isFirst: boolean;
  faultId: string;
  onFault: RowProps['onFault'];
  onTyped(): void;
}

function Cell({ name, label, criterion, form, isFirst, faultId, onFault, onTyped }: CellProps) {
  const at = form.at(`cells.${name}`);
  const text = at.useValue() ?? '';
  const fault = cellFault(criterion, text);
  return (
    <input
      id={name}
      className={classes.cell}
      aria-label={label}
      aria-invalid={fault !== undefined}
      {...(fault ? { 'aria-describedby': faultId } : {})}
      {...(isFirst ? { 'data-autofocus': true } : {})}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        const typed = /^[-–—−вВ]$/.test(value) ? ABSTAINED : value;
        at.set(typed);
        onTyped();
        const said = cellFault(criterion, typed);
        onFault(said ? { place: label, fault: said } : null);
      }}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        onFault(fault ? { place: label, fault } : null);
      }}
    />
  );
}
